/// Where a report goes.
///
/// A view that loads shows its failure itself. Such a report is presented nowhere else, whatever
/// surface the rule names, unless the rule insists with ``also(_:)``. A route is no surface but an
/// action, so its handler gets the report in any case.
///
/// ```swift
/// On(URLError.self, .toast)
/// On(APIError.sessionExpired, .route(.signIn))
/// On(PaymentError.self, .also(.alert))
/// ```
public enum Disposition: Sendable, Hashable, Codable {
  /// It interrupts, and must be answered.
  case alert
  /// It is shown for a while, and goes away by itself.
  case toast
  /// It is shown beside everything else as long as its cause lasts.
  case banner
  /// It is shown at length, over everything else.
  case sheet
  /// It is shown where the operation was started.
  case inline
  /// It is presented on a surface, also where a view shows it already.
  case also(Surface)
  /// It is recorded, and shown to nobody.
  case log
  /// It is recorded as ignored.
  case ignore
  /// The app does with it what it does on this route.
  case route(ErrorRoute)
  /// The next policy outwards decides.
  case parent

  /// A place in a window that presents errors.
  ///
  /// ```swift
  /// On(PaymentError.self, .also(.alert))
  /// ```
  public enum Surface: String, Sendable, Hashable, Codable, CaseIterable {
    /// An alert: it interrupts, and must be answered.
    case alert
    /// A toast: it is shown for a while.
    case toast
    /// A banner: it is shown beside everything else as long as its cause lasts.
    case banner
    /// A sheet: it is shown at length, over everything else.
    case sheet
  }
}

extension Disposition: CustomStringConvertible {
  /// The disposition in words for a developer.
  public var description: String {
    switch self {
    case .alert: "alert"
    case .toast: "toast"
    case .banner: "banner"
    case .sheet: "sheet"
    case .inline: "inline"
    case .also(let surface): "also \(surface.rawValue)"
    case .log: "log"
    case .ignore: "ignore"
    case .route(let route): "route \(route.rawValue)"
    case .parent: "parent"
    }
  }
}
