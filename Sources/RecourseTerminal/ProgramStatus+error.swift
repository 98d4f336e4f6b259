public import Recourse

extension ProgramStatus {
  /// Creates the exit status for an error.
  ///
  /// A cancellation is ``cancelled``. Otherwise the outermost error that declares a status
  /// determines it, and then the most specific known cause. An unrecognized error is a
  /// ``temporaryFailure`` if waiting can help, and a ``failure`` if not.
  ///
  /// - Parameters:
  ///   - error: The error that ends the program.
  ///   - catalog: The catalog that knows the meaning of the error. The default is the built-in one.
  public init(_ error: any Error, catalog: ErrorCatalog = ErrorCatalog()) {
    let tree = CauseTree(error, in: catalog)
    let declared = tree.errors.lazy.compactMap { $0 as? any ProgramStatusProvider }.first
    if tree.isCancellation {
      self = .cancelled
    } else if let declared {
      self = declared.programStatus
    } else if let exit = tree.meaning?.row.exit {
      self.init(exit)
    } else {
      self = tree.remedy == .transient ? .temporaryFailure : .failure
    }
  }

  private init(_ exit: MeaningRow.Exit) {
    self =
      switch exit {
      case .dataError: .dataError
      case .noInput: .noInput
      case .noHost: .noHost
      case .unavailable: .unavailable
      case .software: .software
      case .system: .system
      case .cannotCreate: .cannotCreate
      case .inputOutput: .inputOutput
      case .temporary: .temporaryFailure
      case .protocolError: .protocolError
      case .noPermission: .noPermission
      }
  }
}
