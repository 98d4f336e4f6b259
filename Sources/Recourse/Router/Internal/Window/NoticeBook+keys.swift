// MARK: Resolution by key

extension NoticeBook {
  /// The effects of resolving a key.
  struct Resolution {
    /// The notices that are resolved.
    var notices: [Notice] = []
    /// The notices that offer fewer retries than before.
    var changed: Set<Notice.ID> = []
    /// The offers that have become pointless.
    var offers: [Promise<Bool>] = []
  }

  /// Resolves all reports that name a key.
  mutating func resolve(_ key: ErrorReport.Key) -> Resolution {
    var resolution = Resolution()
    var fewer: Set<Notice.ID> = []
    for holder in keys[key] {
      switch holder {
      case .group(let id, let keys):
        remove(keys, of: id)
        fewer.insert(id)
      case .offer(let id, let offer):
        if let offer = remove(offer, of: id) { resolution.offers.append(offer.promise) }
        resolution.changed.insert(id)
      case .rerun(let id, let retryKey):
        removeRerun(retryKey, of: id)
        resolution.changed.insert(id)
      }
    }
    resolution.notices = fewer.sorted().compactMap(resolved)
    return resolution
  }

  /// Resolves one report of a notice.
  ///
  /// - Returns: The notice if all of its reports are resolved; nil otherwise.
  mutating func resolveOne(
    with keys: Set<ErrorReport.Key>, of id: Notice.ID
  ) -> Notice? {
    guard let group = notices[id]?.groups[keys] else { return nil }
    if group.count == 1 {
      remove(keys, of: id)
    } else {
      modify(id) { $0.groups[keys]?.count -= 1 }
    }
    return resolved(id)
  }

  /// Removes an abandoned offer, and resolves its report.
  ///
  /// - Returns: The notice if all of its reports are resolved; nil otherwise.
  mutating func abandon(_ offer: ObjectIdentifier, of id: Notice.ID) -> Notice? {
    guard let offer = remove(offer, of: id) else { return nil }
    return resolveOne(with: offer.keys, of: id)
  }

  /// Removes and returns the operations of a notice that can be run again.
  mutating func takeOperations(
    of id: Notice.ID
  ) -> (offers: [Promise<Bool>], reruns: [ErrorReport.Key: Rerun]) {
    guard let notice = notices[id] else { return ([], [:]) }
    for offer in notice.offers.values { remove(offer.id, of: id) }
    for key in notice.reruns.keys { removeRerun(key, of: id) }
    return (notice.offers.values.map(\.promise), notice.reruns.mapValues(\.rerun))
  }

  /// Returns the notices that offer to run an operation again by its key.
  func notices(thatRetry key: ErrorReport.Key) -> [Notice.ID] {
    keys[key].compactMap { holder in
      if case .rerun(let id, key) = holder { id } else { nil }
    }
  }

  private func resolved(_ id: Notice.ID) -> Notice? {
    guard isOpen(id), let notice = notices[id], notice.isResolved else { return nil }
    return notice
  }
}

// MARK: Storage

extension NoticeBook {
  /// Stores the keys that resolve a report, and the means to run its operation again.
  mutating func keep(_ arrival: Arrival, in id: Notice.ID, isFirst: Bool) {
    // A task that waits for an offer takes more memory than the offer's keys.
    let isFree = isFirst || arrival.offer != nil
    add(1, with: arrival.report.resolvedBy, to: id, isFree: isFree)
    if let offer = arrival.offer { add(offer, with: arrival.report.resolvedBy, to: id) }
    if let key = arrival.report.retryKey, let rerun = arrival.rerun {
      add(rerun, of: key, to: id, isFree: isFirst)
    }
  }

  /// Stores everything that another notice has stored.
  mutating func merge(_ other: Notice, into id: Notice.ID, isNew: Bool) {
    if notices[id]?.subject.problem == .rest {
      let samples =
        other.subject.problem == .rest
        ? other.samples
        : [Notice.Sample(problem: other.subject.problem, error: other.report.error)]
      modify(id) { notice in for sample in samples { notice.add(sample) } }
    }
    modify(id) { $0.isVaried = $0.isVaried || other.isVaried }
    let offers = other.offers.values
    var free = Set(offers.map(\.keys))
    if isNew { free.insert(other.report.resolvedBy) }
    for (keys, group) in other.groups {
      add(group.count, with: keys, to: id, isFree: free.contains(keys))
    }
    for offer in offers { add(offer.promise, with: offer.keys, to: id) }
    for (key, entry) in other.reruns {
      add(entry.rerun, of: key, to: id, isFree: isNew && entry.cost == 0)
    }
  }

  private mutating func add(
    _ count: Int, with keys: Set<ErrorReport.Key>, to id: Notice.ID, isFree: Bool
  ) {
    let cost = isFree ? 0 : keys.count
    // Known groups change in place, because floods of reports pass through here.
    let isKnown = notices[id]?.groups[keys] != nil
    let kept = isKnown || self.keys.hasRoom(for: cost) ? keys : []
    if !isKnown, notices[id]?.groups[kept] == nil {
      let number = self.keys.insert(.group(id, kept), under: kept, cost: cost)
      modify(id) { $0.groups[kept] = Notice.Group(count: 0, number: number, cost: cost) }
    }
    modify(id) { $0.groups[kept]?.count += count }
  }

  private mutating func add(
    _ offer: Promise<Bool>, with keys: Set<ErrorReport.Key>, to id: Notice.ID
  ) {
    let number = self.keys.insert(.offer(id, ObjectIdentifier(offer)), under: keys, cost: 0)
    modify(id) {
      $0.offers[ObjectIdentifier(offer)] = Notice.Offer(promise: offer, keys: keys, number: number)
    }
  }

  private mutating func add(
    _ rerun: Rerun, of key: ErrorReport.Key, to id: Notice.ID, isFree: Bool
  ) {
    let keys = rerun.keys(with: key)
    if let earlier = notices[id]?.reruns[key], earlier.rerun.resolvedBy == rerun.resolvedBy {
      return modify(id) { $0.reruns[key]?.rerun = rerun }
    }
    let cost = isFree ? 0 : keys.count
    guard self.keys.hasRoom(for: cost) else { return }
    removeRerun(key, of: id)
    let number = self.keys.insert(.rerun(id, key), under: keys, cost: cost)
    modify(id) { $0.reruns[key] = (rerun, number, cost) }
  }

  private mutating func remove(_ keys: Set<ErrorReport.Key>, of id: Notice.ID) {
    guard let group = notices[id]?.groups[keys] else { return }
    modify(id) { $0.groups[keys] = nil }
    self.keys.remove(group.number, under: keys, cost: group.cost)
  }

  @discardableResult
  private mutating func remove(
    _ offer: ObjectIdentifier, of id: Notice.ID
  ) -> Notice.Offer? {
    guard let offer = notices[id]?.offers[offer] else { return nil }
    modify(id) { $0.offers[offer.id] = nil }
    keys.remove(offer.number, under: offer.keys, cost: 0)
    return offer
  }

  private mutating func removeRerun(_ key: ErrorReport.Key, of id: Notice.ID) {
    guard let entry = notices[id]?.reruns[key] else { return }
    modify(id) { $0.reruns[key] = nil }
    keys.remove(entry.number, under: entry.rerun.keys(with: key), cost: entry.cost)
  }
}
