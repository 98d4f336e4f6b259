/// The exit status of a command-line program, with the values of `sysexits.h`.
///
/// ```swift
/// do {
///   try await run()
/// } catch {
///   TerminalPresenter().present(error)
///   exit(ProgramStatus(error).rawValue)
/// }
/// ```
public struct ProgramStatus: RawRepresentable, Sendable, Hashable {
  /// The exit code.
  public let rawValue: Int32

  /// Creates a status from an exit code.
  ///
  /// - Parameter rawValue: A number from 0 to 255.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Success: 0.
  public static let success = ProgramStatus(rawValue: 0)
  /// A failure without further information: 1.
  public static let failure = ProgramStatus(rawValue: 1)
  /// Incorrect command-line usage: `EX_USAGE`, 64.
  public static let usage = ProgramStatus(rawValue: 64)
  /// Invalid input data: `EX_DATAERR`, 65.
  public static let dataError = ProgramStatus(rawValue: 65)
  /// Missing input: `EX_NOINPUT`, 66.
  public static let noInput = ProgramStatus(rawValue: 66)
  /// An unknown host: `EX_NOHOST`, 68.
  package static let noHost = ProgramStatus(rawValue: 68)
  /// An unavailable service: `EX_UNAVAILABLE`, 69.
  public static let unavailable = ProgramStatus(rawValue: 69)
  /// An internal software error: `EX_SOFTWARE`, 70.
  public static let software = ProgramStatus(rawValue: 70)
  /// A failure of the operating system: `EX_OSERR`, 71.
  package static let system = ProgramStatus(rawValue: 71)
  /// Output that can't be created: `EX_CANTCREAT`, 73.
  package static let cannotCreate = ProgramStatus(rawValue: 73)
  /// A failed read or write: `EX_IOERR`, 74.
  package static let inputOutput = ProgramStatus(rawValue: 74)
  /// A temporary failure that a later attempt may avoid: `EX_TEMPFAIL`, 75.
  public static let temporaryFailure = ProgramStatus(rawValue: 75)
  /// An invalid response from a remote system: `EX_PROTOCOL`, 76.
  package static let protocolError = ProgramStatus(rawValue: 76)
  /// Insufficient permission: `EX_NOPERM`, 77.
  package static let noPermission = ProgramStatus(rawValue: 77)
  /// An invalid configuration: `EX_CONFIG`, 78.
  public static let configuration = ProgramStatus(rawValue: 78)
  /// A cancellation: 130, the status of a program interrupted from its terminal.
  public static let cancelled = ProgramStatus(rawValue: 130)
}
