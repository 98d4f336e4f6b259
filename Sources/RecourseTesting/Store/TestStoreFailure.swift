/// The reason why a test of a store fails.
public struct TestStoreFailure: Error, Hashable, CustomStringConvertible {
  /// What is not as the test expects it.
  public enum Reason: Sendable, Hashable {
    /// After an action, the state is another one; each difference is a line.
    case stateDiffers(after: String, differences: [String])
    /// Another action came.
    case otherActionReceived(String, expected: String)
    /// No action came, and the effects of these actions run.
    case nothingReceived(expected: String, running: [String])
    /// These actions came, and the test says nothing of them.
    case actionsNotAsserted([String])
    /// The effects of these actions have not ended.
    case effectsRunning([String])
    /// An action was sent while another one was handled.
    case busy(String)
  }

  /// What is not as the test expects it.
  public let reason: Reason
  /// The file of the assertion.
  public let fileID: String
  /// The line of the assertion.
  public let line: Int

  /// Where and what, with the values, and how to go on.
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
