extension ErrorJournal {
  /// The number of names whose events are counted, so that memory stays bounded.
  private static var guardLimit: Int { 100 }

  /// Adds an event of a guard to the breadcrumbs, and counts it.
  ///
  /// ```swift
  /// let orders = try await withGuardEvents(of: "orders", to: journal.record) {
  ///   try await withRetry(idempotency: .idempotent) { try await api.orders() }
  /// }
  /// ```
  ///
  /// - Parameter event: The event. The events of the first 100 names are counted.
  public func record(_ event: GuardEvent) {
    addBreadcrumb(event.description)
    guardEvents.withLock { counts in
      guard counts[event.name] != nil || counts.count < Self.guardLimit else { return }
      counts[event.name, default: [:]][event.kind.name, default: 0] += 1
    }
  }

  /// The number of recorded events of guards, by the name of the guards and the name of the event's
  /// kind.
  ///
  /// ```swift
  /// let retries = journal.guardCounts["orders"]?["retried"] ?? 0
  /// ```
  public var guardCounts: [String: [String: Int]] { guardEvents.withLock { $0 } }

  /// The counts in words for a developer, such as "orders: opened 1, retried 2", sorted by name.
  package var guardLines: [String] {
    guardCounts.sorted { $0.key < $1.key }.map { name, kinds in
      let counts = kinds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "\(name): \(counts.joined(separator: ", "))"
    }
  }
}
