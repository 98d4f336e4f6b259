/// Shows alerts, one at a time.
///
/// ```swift
/// @State private var alert = AlertContext()
///
/// Button("Save") { alert.present(AppAlert.saved) }
///   .alert(alert)
/// ```
public typealias AlertContext = PresentationContext<AlertContent>

extension PresentationContext where Item == AlertContent {
  /// Presents what a provider has to say now, or when those before it are over.
  ///
  /// - Parameters:
  ///   - provider: Asked for its alert at once.
  ///   - rule: What to do when another alert is on screen. The default is `.wait`.
  ///   - priority: Its place among those that wait. The default is `.normal`.
  /// - Returns: A handle to await the answer, or to take the alert back.
  @discardableResult
  public func present(
    _ provider: some AlertProvider,
    whenBusy rule: BusyRule = .wait,
    priority: PresentationPriority = .normal
  ) -> PresentationHandle {
    present(provider.alert, whenBusy: rule, priority: priority)
  }
}
