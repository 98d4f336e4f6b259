/// The destination of a report: a surface, the reporting view, a route, the journal, or another
/// policy.
///
/// A loading view shows its own failure. No other place presents the report of such a failure,
/// whichever surface the rule names, unless the rule says `evenIfShown`. A route is an action
/// rather than a surface, so its handler always receives the report.
///
/// ```swift
/// On(.type(URLError.self), .toast)
/// On(.error(APIError.sessionExpired), .route(.signIn))
/// On(.type(PaymentError.self), .present(.alert, evenIfShown: true))
/// ```
public enum Disposition: Sendable, Hashable {
  /// Presents the error on a surface; with `evenIfShown`, even if a view already shows it.
  case present(Surface, evenIfShown: Bool = false)
  /// Shows the error where the operation started, or as a toast if no view shows it there.
  case inline
  /// Records the report in the journal without presenting it.
  case log
  /// Records the report as ignored.
  case ignore
  /// Passes the report to the app's handler for the route.
  case route(ErrorRoute)
  /// Defers to the enclosing policy.
  case parent

  /// A place that presents errors.
  ///
  /// ```swift
  /// router.report(error, origin: .background, to: .inbox)
  /// ```
  public enum Surface: String, Sendable, Hashable, Codable, CaseIterable {
    /// An alert, which interrupts the person and requires an answer.
    case alert
    /// A toast, which is dismissed automatically after a short time.
    case toast
    /// A banner, which stays beside all other content for as long as the cause lasts.
    case banner
    /// A sheet with the full description, over all other content.
    case sheet
    /// The inbox, which the person opens when they have time.
    case inbox
    /// The inbox, and a notification of the system while no window of the app is on screen, if the
    /// router has an ``ErrorNotifier``.
    case notification
  }

  /// Presents an alert, which interrupts the person and requires an answer.
  public static let alert = Disposition.present(.alert)
  /// Presents a toast, which is dismissed automatically after a short time.
  public static let toast = Disposition.present(.toast)
  /// Presents a banner beside all other content for as long as the cause lasts.
  public static let banner = Disposition.present(.banner)
  /// Presents a sheet with the full description, over all other content.
  public static let sheet = Disposition.present(.sheet)
  /// Adds the error to the inbox, which the person opens when they have time.
  public static let inbox = Disposition.present(.inbox)
  /// Adds the error to the inbox, and shows a notification while no window of the app is on screen.
  public static let notification = Disposition.present(.notification)
}

extension Disposition: CustomStringConvertible {
  /// The disposition as text for developers.
  public var description: String {
    switch self {
    case .present(let surface, evenIfShown: false): surface.rawValue
    case .present(let surface, evenIfShown: true): "\(surface.rawValue) even if shown"
    case .inline: "inline"
    case .log: "log"
    case .ignore: "ignore"
    case .route(let route): Self.routePrefix + route.rawValue
    case .parent: "parent"
    }
  }
}

/// A disposition is encoded as its description, such as "toast" or "route signIn".
extension Disposition: Codable {
  /// Decodes a disposition.
  ///
  /// - Parameter decoder: The decoder, of a single string.
  /// - Throws: A `DecodingError` for another value or for an unknown disposition.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let fixed: [Disposition] =
      Surface.allCases.flatMap { [.present($0), .present($0, evenIfShown: true)] }
      + [.inline, .log, .ignore, .parent]
    if let disposition = fixed.first(where: { $0.description == text }) {
      self = disposition
    } else if text.hasPrefix(Self.routePrefix) {
      self = .route(ErrorRoute(rawValue: String(text.dropFirst(Self.routePrefix.count))))
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no disposition")
    }
  }

  /// Encodes the disposition.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static let routePrefix = "route "
}
