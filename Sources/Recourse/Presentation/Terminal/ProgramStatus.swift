/// What a command-line program returns to its caller: the values of `sysexits.h`.
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
  /// The number.
  public let rawValue: Int32

  /// Makes the status of a number.
  ///
  /// - Parameter rawValue: A number from 0 to 255.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All went well: 0.
  public static let success = ProgramStatus(rawValue: 0)
  /// Something failed, and nothing more is known: 1.
  public static let failure = ProgramStatus(rawValue: 1)
  /// The program was called in a wrong way: `EX_USAGE`, 64.
  public static let usage = ProgramStatus(rawValue: 64)
  /// What was to be read is not as it should be: `EX_DATAERR`, 65.
  public static let dataError = ProgramStatus(rawValue: 65)
  /// What was to be read isn't there: `EX_NOINPUT`, 66.
  public static let noInput = ProgramStatus(rawValue: 66)
  /// A user isn't known: `EX_NOUSER`, 67.
  public static let noUser = ProgramStatus(rawValue: 67)
  /// A host isn't known: `EX_NOHOST`, 68.
  public static let noHost = ProgramStatus(rawValue: 68)
  /// A service can't be used: `EX_UNAVAILABLE`, 69.
  public static let unavailable = ProgramStatus(rawValue: 69)
  /// The program has a mistake: `EX_SOFTWARE`, 70.
  public static let software = ProgramStatus(rawValue: 70)
  /// The system failed: `EX_OSERR`, 71.
  public static let system = ProgramStatus(rawValue: 71)
  /// A file of the system is missing or broken: `EX_OSFILE`, 72.
  public static let systemFile = ProgramStatus(rawValue: 72)
  /// What was to be written can't be created: `EX_CANTCREAT`, 73.
  public static let cannotCreate = ProgramStatus(rawValue: 73)
  /// Reading or writing failed: `EX_IOERR`, 74.
  public static let inputOutput = ProgramStatus(rawValue: 74)
  /// It may work later: `EX_TEMPFAIL`, 75.
  public static let temporaryFailure = ProgramStatus(rawValue: 75)
  /// The other side said something that can't be: `EX_PROTOCOL`, 76.
  public static let protocolError = ProgramStatus(rawValue: 76)
  /// It isn't allowed: `EX_NOPERM`, 77.
  public static let noPermission = ProgramStatus(rawValue: 77)
  /// The program isn't set up as it should be: `EX_CONFIG`, 78.
  public static let configuration = ProgramStatus(rawValue: 78)
  /// Somebody has cancelled: 130, as of a program that was interrupted by its terminal.
  public static let cancelled = ProgramStatus(rawValue: 130)
}
