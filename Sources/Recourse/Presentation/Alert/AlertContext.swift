/// Presents alerts, one at a time.
///
/// ```swift
/// @State private var alert = AlertContext()
///
/// Button("Save") { alert.present(AppAlert.saved) }
///   .alert(alert)
/// ```
public typealias AlertContext = PresentationContext<AlertContent>

extension PresentationContext where Item == AlertContent {
  /// Presents a provider's alert as soon as earlier alerts are dismissed.
  ///
  /// - Parameters:
  ///   - provider: The provider, whose alert is read immediately.
  ///   - rule: The rule that applies if another alert is on screen. The default is `.wait`.
  ///   - priority: The position among waiting alerts. The default is `.normal`.
  /// - Returns: A handle to await the answer or to withdraw the alert.
  @discardableResult
  public func present(
    _ provider: some AlertProvider,
    whenBusy rule: OverlapPolicy = .wait,
    priority: PresentationPriority = .normal
  ) -> PresentationHandle {
    present(provider.alert, whenBusy: rule, priority: priority)
  }
}
