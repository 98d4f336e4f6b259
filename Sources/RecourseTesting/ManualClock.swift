import Recourse

/// A clock whose time moves only when a test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let reminder = Task {
///   try await clock.sleep(for: .seconds(60))
///   return "Time for tea"
/// }
/// await clock.waitForSleeper(until: .seconds(60))
/// await clock.advance(by: .seconds(60))
/// #expect(try await reminder.value == "Time for tea")
/// ```
public final class ManualClock: Clock, Sendable {
  /// A moment, by how long after the clock's start it is.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock's start.
    public let offset: Duration

    /// A moment of a clock.
    ///
    /// - Parameter offset: How long after the clock's start it is. The default is the start itself.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// A moment as much later, or earlier if the duration is negative.
    ///
    /// - Parameter duration: How much later.
    /// - Returns: The moment.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// How much later another moment is.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The duration, negative if the other is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether a moment is earlier than another.
    ///
    /// - Parameters:
    ///   - first: A moment.
    ///   - second: Another one.
    /// - Returns: Whether the first is earlier.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let timeline: Locked<ManualTimeline>

  /// Makes a clock whose time is zero.
  ///
  /// - Parameter advancesBySleeping: Whether a sleep moves the time to its own end and is over at
  ///   once, which gives exact timelines where one task sleeps at a time. The default is false.
  public init(advancesBySleeping: Bool = false) {
    timeline = Locked(ManualTimeline(advancesBySleeping: advancesBySleeping))
  }

  /// The time of the clock.
  public var now: Instant { timeline.withLock { Instant(offset: $0.now) } }

  /// The smallest difference between two moments: any is kept.
  public var minimumResolution: Duration { .zero }

  /// How many tasks sleep.
  public var sleepers: Int { timeline.withLock { $0.sleeperCount } }

  /// Sleeps until the clock was moved to a moment; a cancelled task wakes at once.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Has no effect: the clock is exact.
  /// - Throws: `CancellationError` if the task was cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let outcome = await suspend(for: .time(deadline.offset))
    if outcome == .cancelled { throw CancellationError() }
    // Nobody could cancel a loop of sleeps that never gives way.
    await Task.yield()
    guard outcome == .woken else { return }
    let priority = Task.currentPriority
    timeline.withLock { $0.didWake(Self.currentTask, on: .current, priority: priority) }.resume()
  }

  /// Moves the time forward, and wakes the sleepers on the way in order of deadline.
  ///
  /// A woken task runs to its next suspension before the time moves on, so it reads the deadline for
  /// which it has slept. The tasks that it resumes get turns to run, and to sleep again. To be certain
  /// that a task sleeps, await ``waitForSleeper(until:)`` first.
  ///
  /// - Parameter duration: The time to add. A negative duration changes nothing.
  public nonisolated(nonsending) func advance(by duration: Duration) async {
    await advance(to: now.offset + duration)
  }

  /// Moves the time forward to a moment, and wakes the sleepers on the way in order of deadline.
  ///
  /// - Parameter offset: The time since the clock's start. An offset in the past changes nothing.
  public nonisolated(nonsending) func advance(to offset: Duration) async {
    await letOthersRun()
    while true {
      let woken = timeline.withLock { $0.step(to: offset) }
      if woken.isEmpty { return }
      woken.resume()
      _ = await suspend(for: .allAwake)
      await letOthersRun()
    }
  }

  /// Waits until so many tasks sleep, or more.
  ///
  /// - Parameter count: How many. The default is 1.
  public nonisolated(nonsending) func waitForSleepers(_ count: Int = 1) async {
    _ = await suspend(for: .sleepers(count))
  }

  /// Waits until a task sleeps that will wake at a moment.
  ///
  /// - Parameter offset: How long after the clock's start the moment is.
  public nonisolated(nonsending) func waitForSleeper(until offset: Duration) async {
    _ = await suspend(for: .sleeper(until: offset))
  }

  private nonisolated(nonsending) func suspend(
    for event: ManualTimeline.Event
  ) async -> ManualTimeline.Outcome {
    let id = timeline.withLock { $0.nextID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Whoever cancels later finds the continuation; whoever did so before is seen here.
        timeline.withLock { timeline in
          timeline.add(
            continuation, id: id, event: event, task: Self.currentTask,
            isCancelled: Task.isCancelled)
        }
        .resume()
      }
    } onCancel: {
      timeline.withLock { $0.cancel(id) }.resume()
    }
  }

  /// Lets running tasks come to their next suspension, and the tasks that they resume to theirs.
  ///
  /// Swift does not report when a task suspends. But a thread runs one job at a time: once it has run
  /// a job of the clock, the woken task has left that thread. And an actor runs its jobs in order: once
  /// the main actor has run a job of the clock, it has run all earlier ones.
  private nonisolated(nonsending) func letOthersRun() async {
    await letThreadsRun()
    let turns = timeline.withLock(\.turns)
    // Returning to the main actor is a job of the main actor.
    var runsMainActor = !Self.isMainActor(#isolation)
    // The limit is for a task that slept before and sleeps no more.
    for turn in 0..<40 {
      guard turn < turns || timeline.withLock(\.isExpectingSleeper) else { return }
      await runJobs()
      if runsMainActor { runsMainActor = await runMainActor() }
      if turn >= 20 { await giveProcessor() }
    }
  }

  /// Waits until woken tasks have left their threads; the limit is for a thread of another executor.
  @concurrent
  private func letThreadsRun() async {
    for round in 0..<40 {
      guard timeline.withLock(\.isAnyThreadBusy) else { return }
      await runJobs()
      if round >= 20 { await giveProcessor() }
    }
  }

  /// Lets the system run a thread that waits for a processor.
  @concurrent
  private func giveProcessor() async {
    try? await Task.sleep(for: .microseconds(50))
  }

  private static func isMainActor(_ actor: (any Actor)?) -> Bool {
    actor === MainActor.shared
  }

  /// Waits for a job of the main actor; false when the main actor is blocked.
  @concurrent
  private func runMainActor() async -> Bool {
    let job: Void? = try? await withTimeoutAbandoningOperation(.milliseconds(100)) {
      await MainActor.run {}
    }
    return job != nil
  }

  /// Runs two jobs of each priority at once: the thread that is awaited may be the one without work.
  @concurrent
  private func runJobs() async {
    let jobs = timeline.withLock(\.jobPriorities).map { priority in
      Task.detached(priority: priority) { [timeline] in
        await Task.yield()
        timeline.withLock { $0.didRunJob(on: .current) }
      }
    }
    for job in jobs { await job.value }
  }

  private static var currentTask: ManualTimeline.TaskID {
    withUnsafeCurrentTask { $0.hashValue }
  }
}
