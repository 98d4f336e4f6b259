import Recourse
public import SwiftUI

/// A button whose action is asynchronous and can fail.
///
/// While the action is running, the button shows a progress indicator and is disabled, also while
/// the failure waits for the handler of a route. Errors are reported to the environment's
/// `reportError` with the origin `.userAction`, and the presented error offers to try again. All
/// presses are one intention: one retry runs the action once, and a success resolves all earlier
/// failures. When the button disappears, the action goes on, and its failure is presented like any
/// other; see ``SwiftUICore/View/cancelsOnDisappear(_:)``.
///
/// ```swift
/// ThrowingButton("Pay") { try await cart.pay() }
///   .errorTitle("The payment couldn’t be made")
/// ```
public struct ThrowingButton<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () async throws -> Void
  private let label: Label
  private let attempt: Attempt

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - role: The semantic role of the button. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  ///   - label: The label of the button.
  public init(
    role: ButtonRole? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    attempt = Attempt(
      origin: .userAction, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
  }

  /// The button.
  public var body: some View {
    ActionButton(role: role, action: action, label: label, attempt: attempt)
      .hostsAsLastResort(isContainer: false)
  }
}

/// The button with the state of its action, so that a press evaluates nothing else.
private struct ActionButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () async throws -> Void
  let label: Label
  let attempt: Attempt

  @Environment(\.reportError) private var report
  @Environment(\.cancelsOnDisappear) private var cancelsOnDisappear
  @State private var intention = Intention()
  /// The task of the latest press; nil before the first one.
  @State private var task: Task<Void?, Never>?

  var body: some View {
    Button(role: role, action: run) {
      label.withProgress(intention.isBusy)
    }
    .disabled(intention.isBusy)
    .onDisappear { if cancelsOnDisappear { task?.cancel() } }
  }

  private func run() {
    guard !intention.isBusy else { return }
    intention.begin()
    let hold = RouterHold(report.router)
    task = Task { await attempt.run(in: hold, as: intention, action) }
  }
}

extension View {
  /// Cancels the actions of the throwing buttons inside when they disappear.
  ///
  /// Errors that an action throws after its cancellation are recorded as ignored, and never
  /// presented. Without this modifier, an action goes on when its button disappears.
  ///
  /// ```swift
  /// ThrowingButton("Preview") { try await render() }
  ///   .cancelsOnDisappear()
  /// ```
  ///
  /// - Parameter isEnabled: Whether to cancel the actions. The default is true.
  /// - Returns: A view whose throwing buttons cancel their actions.
  public func cancelsOnDisappear(_ isEnabled: Bool = true) -> some View {
    environment(\.cancelsOnDisappear, isEnabled)
  }
}

extension EnvironmentValues {
  /// Whether a throwing button cancels its action when it disappears.
  @Entry var cancelsOnDisappear = false
}

extension ThrowingButton where Label == Text {
  /// Creates a button with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's localized strings.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) { Text(title) }
  }
}

extension ThrowingButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's localized strings.
  ///   - systemImage: The name of the system symbol.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a verbatim title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - systemImage: The name of the system symbol.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
