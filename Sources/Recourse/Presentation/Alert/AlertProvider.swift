/// Anything that can be told to a person by an alert.
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
  /// What the alert says and offers.
  var alert: AlertContent { get }
}
