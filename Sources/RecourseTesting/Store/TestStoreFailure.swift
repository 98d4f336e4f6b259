/// The reason why a test of a store fails, with the location of the assertion.
package struct TestStoreFailure: Error, Hashable, CustomStringConvertible {
  /// The mismatch between the test and the store.
  package enum Reason: Sendable, Hashable {
    /// The state after an action differs from the expected one; each difference is one line.
    case stateDiffers(after: String, differences: [String])
    /// A different action arrived.
    case otherActionReceived(String, expected: String)
    /// No action arrived; the effects of the listed actions are still running.
    case nothingReceived(expected: String, running: [String])
    /// These actions occurred, but the test doesn't assert on them.
    case actionsNotAsserted([String])
    /// The effects of these actions have not ended.
    case effectsRunning([String])
    /// An action was sent while another one was being handled.
    case busy(String)
  }

  /// The mismatch between the test and the store.
  package let reason: Reason
  /// The file of the assertion.
  package let fileID: String
  /// The line of the assertion.
  package let line: Int

  /// The location and the mismatch with its values, and how to fix the test.
  public var description: String { "\(fileID):\(line): \(text)" }

  private var text: String {
    switch reason {
    case .stateDiffers(let action, let differences):
      "After \(action) the state is not as expected:\(Self.list(differences))"
    case .otherActionReceived(let action, let expected):
      "\(action) came instead of \(expected)."
    case .nothingReceived(let expected, []):
      "\(expected) didn’t come, and no effect runs that could send it."
    case .nothingReceived(let expected, let running):
      "\(expected) didn’t come. The effects of these actions run; advance the clock, or let what they "
        + "wait for happen:\(Self.list(running))"
    case .actionsNotAsserted(let actions):
      "These actions came, and the test doesn’t say so; assert each with "
        + "`try await store.receive(…)`:\(Self.list(actions))"
    case .effectsRunning(let actions):
      "The effects of these actions have not ended; advance the clock, or dispatch what cancels "
        + "them:\(Self.list(actions))"
    case .busy(let action):
      "\(action) can’t be sent while the store handles an action."
    }
  }

  private static func list(_ lines: [String]) -> String {
    lines.map { "\n  \($0)" }.joined()
  }
}
