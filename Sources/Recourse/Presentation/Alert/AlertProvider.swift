/// A type whose values can be presented as alerts.
///
/// ```swift
/// enum AppAlert: AlertProvider {
///   case warning
///
///   var alert: AlertContent { AlertContent(title: "The battery is low.") }
/// }
///
/// alert.present(AppAlert.warning)
/// ```
public protocol AlertProvider {
  /// The content of the alert.
  var alert: AlertContent { get }
}
