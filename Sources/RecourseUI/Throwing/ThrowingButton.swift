import Foundation
import Recourse
public import SwiftUI

/// A button whose action is asynchronous and can fail.
///
/// While the action is running, the button shows a progress indicator and is disabled. Errors are
/// reported to the environment's `report` with the origin `.userAction`, and the presented error
/// offers to try again. A success resolves the reports of earlier failures. When the button
/// disappears, the action is cancelled like a view's `task`; errors that the action throws
/// afterward are recorded as ignored, and never presented.
///
/// ```swift
/// ThrowingButton("Pay", failing: "The payment couldn’t be made") { try await cart.pay() }
/// ```
public struct ThrowingButton<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () async throws -> Void
  private let label: Label
  private let attempt: Attempt

  @Environment(\.report) private var report
  /// The task that runs the action; nil while the action isn't running.
  @State private var task: Task<Void, Never>?
  /// The event that the action succeeds; nil until the first run.
  @State private var success: ErrorReport.Key?

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - role: The semantic role of the button. The default is nil.
  ///   - failing: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  ///   - label: The label of the button.
  public init(
    role: ButtonRole? = nil, failing: String? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
    attempt = Attempt(
      origin: .userAction, failing: failing, offersTryAgain: offersTryAgain,
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
    .hostsAsLastResort(isContainer: false)
  }

  private func run() {
    guard task == nil else { return }
    let success = success ?? ErrorReport.Key(rawValue: "Recourse.button.\(UUID())")
    self.success = success
    var run: Task<Void, Never>?
    run = Task {
      await attempt.resolved(by: success).run(in: RouterHold(report.router)) {
        // A retry joins the run of a later press.
        guard task == nil || task == run else { return }
        task = run
        defer { task = nil }
        try await action()
        report.router.resolve(success)
      }
    }
    task = run
  }
}

extension ThrowingButton where Label == Text {
  /// Creates a button with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's localized strings.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - failing: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, failing: String? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, failing: failing, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) { Text(titleKey) }
  }

  /// Creates a button with a verbatim title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localized.
  ///   - role: The semantic role of the button. The default is nil.
  ///   - failing: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, failing: String? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, failing: failing, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
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
  ///   - failing: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    failing: String? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, failing: failing, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
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
  ///   - failing: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation to run when the button is pressed, which starts on the main actor.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, failing: String? = nil,
    offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) {
    self.init(
      role: role, failing: failing, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      action: action
    ) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
