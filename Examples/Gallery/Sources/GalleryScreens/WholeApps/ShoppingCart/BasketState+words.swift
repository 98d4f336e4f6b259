extension BasketState {
  /// The state of the pending changes, as one short message for all of them.
  var headline: String {
    let count = queue.entries.count
    let changes = count == 1 ? "1 change" : "\(count) changes"
    guard count > 0 else {
      if isUpToDate { return "No pending changes" }
      return pause == nil ? "Loading the cart…" : "The cart isn’t loaded yet"
    }
    guard let pause else { return "\(changes) on the way" }
    return "\(changes) \(count == 1 ? "waits" : "wait") for \(pause.cause)"
  }

  /// The reason for the state, and the next step.
  var explanation: String {
    if let pause {
      return
        "\(pause.error.errorDescription ?? ""). The next attempt follows in \(pause.seconds) s."
    }
    return errand == nil
      ? "The shop has confirmed every change." : "Changes are sent one after another."
  }
}

extension BasketState.Pause {
  /// The condition for which the changes wait.
  fileprivate var cause: String {
    switch error {
    case .offline: "the network"
    case .closed: "the shop to open"
    case .unanswered, .tooFew, .notUnderstood: "an answer"
    }
  }

  /// The whole seconds until the next attempt.
  fileprivate var seconds: Int64 {
    let (seconds, rest) = duration.components
    return seconds + (rest > 0 ? 1 : 0)
  }
}

extension BasketChange.Status {
  /// The state of the change, in words.
  var text: String {
    switch self {
    case .waiting: "Waiting"
    case .sending: "Sending…"
    case .unanswered: "Sent, but not confirmed"
    }
  }

  var symbol: String {
    switch self {
    case .waiting: "clock"
    case .sending: "paperplane"
    case .unanswered: "questionmark.circle"
    }
  }
}
