import Recourse
public import SwiftUI

/// A button whose action may take its time, and may fail.
///
/// While the action runs, the button shows so and can't be pressed again. What the action throws
/// goes to the environment's `report`, with the origin `.userAction`; where it is shown, a person can
/// try again. When the button leaves the screen, the action is cancelled, as a view's `task` is, and
/// nobody is told what it throws then.
///
/// ```swift
/// ThrowingButton("Pay") { try await cart.pay() }
/// ```
public struct ThrowingButton<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () async throws -> Void
  private let label: Label
  private let attempt: Attempt

  @Environment(\.report) private var report
  @State private var task: Task<Void, Never>?

  /// Creates a button with a label.
  ///
  /// - Parameters:
  ///   - role: What the button does, as far as the system knows. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now.
  ///     The default is true.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run when the button is pressed.
  ///   - label: What the button shows.
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
    Button(role: role, action: run) {
      if task == nil {
        label
      } else {
        HStack {
          ProgressView().controlSize(.small).accessibilityHidden(true)
          label
        }
      }
    }
    .disabled(task != nil)
    .onDisappear { task?.cancel() }
  }

  private func run() {
    run(attempt: 1)
  }

  private func run(attempt: Int) {
    guard task == nil else { return }
    task = Task {
      let result = await self.attempt.runOnce(action, attempt: attempt, in: report.router)
      task = nil
      guard case .failure(let failure) = result, let offer = failure.offer else { return }
      // The button can be pressed while the person has the offer.
      Task { if await offer.answer() { run(attempt: attempt + 1) } }
    }
  }
}

extension ThrowingButton where Label == Text {
  /// Creates a button with a title that is looked up in the app's strings.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - role: What the button does, as far as the system knows. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now.
  ///     The default is true.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line, action: action
    ) { Text(titleKey) }
  }

  /// Creates a button with a title that is shown as it is.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What the button does, as far as the system knows. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now.
  ///     The default is true.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run when the button is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line, action: action
    ) { Text(title) }
  }
}

extension ThrowingButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title that is looked up in the app's strings, and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - role: What the button does, as far as the system knows. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now.
  ///     The default is true.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run when the button is pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line, action: action
    ) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title that is shown as it is, and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: What the button does, as far as the system knows. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now.
  ///     The default is true.
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run when the button is pressed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, offersTryAgain: offersTryAgain, fileID: fileID, line: line, action: action
    ) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
