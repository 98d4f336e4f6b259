/// The destination of a report: a surface, the reporting view, a route, the journal, or another
/// policy.
///
/// A loading view shows its own failure. No other place presents the report of such a failure,
/// whichever surface the rule names, unless the rule uses ``also(_:)``. A route is an action rather
/// than a surface, so its handler always receives the report.
///
/// ```swift
/// On(URLError.self, .toast)
/// On(APIError.sessionExpired, .route(.signIn))
/// On(PaymentError.self, .also(.alert))
/// ```
public enum Disposition: Sendable, Hashable, Codable {
  /// Presents an alert, which interrupts the person and requires an answer.
  case alert
  /// Presents a toast, which is dismissed automatically after a short time.
  case toast
  /// Presents a banner beside all other content for as long as the cause lasts.
  case banner
  /// Presents a sheet with the full description, over all other content.
  case sheet
  /// Adds the error to the inbox, which the person opens when they have time.
  case inbox
  /// Shows the error where the operation started, or as a toast if no view shows it there.
  case inline
  /// Presents the error on a surface even if a view already shows it.
  case also(Surface)
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
  /// On(PaymentError.self, .also(.alert))
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
  }
}

extension Disposition: CustomStringConvertible {
  /// The disposition as text for developers.
  public var description: String {
    switch self {
    case .alert: "alert"
    case .toast: "toast"
    case .banner: "banner"
    case .sheet: "sheet"
    case .inbox: "inbox"
    case .inline: "inline"
    case .also(let surface): "also \(surface.rawValue)"
    case .log: "log"
    case .ignore: "ignore"
    case .route(let route): "route \(route.rawValue)"
    case .parent: "parent"
    }
  }
}
