extension ErrorExample {
  /// The source of an error.
  enum Kind: String, CaseIterable, Identifiable, Sendable {
    case reallyFailing = "Real Failures"
    case network = "Network"
    case files = "Files"
    case system = "System"
    case servers = "Servers"
    case decoding = "Decoding"
    case own = "The App’s Own"

    var id: Self { self }

    var examples: [ErrorExample] {
      switch self {
      case .reallyFailing: ErrorExample.reallyFailing
      case .network: ErrorExample.network
      case .files: ErrorExample.files
      case .system: ErrorExample.system
      case .servers: ErrorExample.servers
      case .decoding: ErrorExample.decoding
      case .own: ErrorExample.own
      }
    }
  }
}
