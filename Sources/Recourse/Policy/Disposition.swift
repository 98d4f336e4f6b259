/// Where a report goes.
///
/// ```swift
/// On(URLError.self, .toast)
/// On(APIError.sessionExpired, .route(.signIn))
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
  /// It is recorded, and shown to nobody.
  case log
  /// It is recorded as ignored.
  case ignore
  /// The app does with it what it does on this route.
  case route(ErrorRoute)
  /// The next policy outwards decides.
  case parent
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
    case .log: "log"
    case .ignore: "ignore"
    case .route(let route): "route \(route.rawValue)"
    case .parent: "parent"
    }
  }
}
