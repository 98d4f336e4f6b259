/// The exit status of a command-line program, with the codes of `sysexits.h`.
///
/// ```swift
/// do {
///   try await run()
/// } catch {
///   TerminalPresenter().present(error)
///   exit(ProgramStatus(error).code)
/// }
/// ```
public enum ProgramStatus: Sendable, Hashable {
  /// Success: 0.
  case success
  /// A failure without further information: 1.
  case failure
  /// Incorrect command-line usage: `EX_USAGE`, 64.
  case usage
  /// Invalid input data: `EX_DATAERR`, 65.
  case dataError
  /// Missing input: `EX_NOINPUT`, 66.
  case noInput
  /// An unknown host: `EX_NOHOST`, 68.
  case noHost
  /// An unavailable service: `EX_UNAVAILABLE`, 69.
  case unavailable
  /// An internal software error: `EX_SOFTWARE`, 70.
  case software
  /// A failure of the operating system: `EX_OSERR`, 71.
  case system
  /// Output that can't be created: `EX_CANTCREAT`, 73.
  case cannotCreate
  /// A failed read or write: `EX_IOERR`, 74.
  case inputOutput
  /// A temporary failure that a later attempt may avoid: `EX_TEMPFAIL`, 75.
  case temporaryFailure
  /// An invalid response from a remote system: `EX_PROTOCOL`, 76.
  case protocolError
  /// Insufficient permission: `EX_NOPERM`, 77.
  case noPermission
  /// An invalid configuration: `EX_CONFIG`, 78.
  case configuration
  /// A cancellation: 130, the status of a program interrupted from its terminal.
  case cancelled
  /// A status with a meaning of the program's own: a number from 0 to 255 that has no case here.
  case other(Int32)

  /// Creates the status of a number, such as that of a child process.
  ///
  /// - Parameter code: The number.
  public init(code: Int32) {
    self = Self.named.first { $0.code == code } ?? .other(code)
  }

  private static let named: [ProgramStatus] = [
    .success, .failure, .usage, .dataError, .noInput, .noHost, .unavailable, .software, .system,
    .cannotCreate, .inputOutput, .temporaryFailure, .protocolError, .noPermission, .configuration,
    .cancelled,
  ]

  /// The number for `exit(_:)`.
  public var code: Int32 {
    switch self {
    case .success: 0
    case .failure: 1
    case .usage: 64
    case .dataError: 65
    case .noInput: 66
    case .noHost: 68
    case .unavailable: 69
    case .software: 70
    case .system: 71
    case .cannotCreate: 73
    case .inputOutput: 74
    case .temporaryFailure: 75
    case .protocolError: 76
    case .noPermission: 77
    case .configuration: 78
    case .cancelled: 130
    case .other(let code): code
    }
  }
}
