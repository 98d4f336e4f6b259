import Recourse

/// A minimal item to present.
struct Notice: Identifiable, Sendable {
  let id: String
}

extension PresentationQueue<Notice> {
  mutating func present(
    _ id: String, _ rule: OverlapPolicy = .wait, _ priority: PresentationPriority = .normal
  ) -> [String] {
    present(Notice(id: id), whenBusy: rule, priority: priority).map(\.summary)
  }

  mutating func interrupt(with id: String) -> [String] {
    present(Notice(id: id), interrupts: true).map(\.summary)
  }

  mutating func updating(_ id: String) -> Bool {
    update(id) { _ in }
  }

  mutating func dismissing(
    _ id: String, as answer: PresentationAnswer = .dismissed
  ) -> [String] {
    dismiss(id, as: answer).map(\.summary)
  }

  mutating func dismissingAll() -> [String] {
    dismissAll().map(\.summary)
  }

  mutating func closing(_ id: String) -> String? {
    closed(id)?.summary
  }

  var waitingIDs: [String] { waiting.map(\.id) }
}

extension PresentationQueue<Notice>.Settlement {
  /// The identifier and the answer, as in "a: replaced".
  var summary: String {
    "\(item.id): \(answer.action?.title ?? "\(answer)")"
  }
}
