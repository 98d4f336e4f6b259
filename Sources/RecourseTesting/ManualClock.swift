import Recourse

/// A clock that advances only when a test advances it.
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
  /// A point in time, measured from the start of the clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the clock's start.
    public let offset: Duration

    package init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the instant that is later by a duration, or earlier if the duration is negative.
    ///
    /// - Parameter duration: The duration to add.
    /// - Returns: The later instant.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the duration from this instant to another.
    ///
    /// - Parameter other: The other instant.
    /// - Returns: The duration, negative if the other instant is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns whether an instant is earlier than another.
    ///
    /// - Parameters:
    ///   - first: An instant.
    ///   - second: Another instant.
    /// - Returns: Whether the first instant is earlier.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private let timeline: Locked<ManualTimeline>

  /// Creates a clock whose time is zero.
  ///
  /// - Parameter advancesBySleeping: Whether a sleep advances the time to its own deadline and
  ///   returns at once, for exact timelines in which one task sleeps at a time. The default is
  ///   false.
  public init(advancesBySleeping: Bool = false) {
    timeline = Locked(ManualTimeline(advancesBySleeping: advancesBySleeping))
  }

  /// The current time of the clock.
  public var now: Instant { timeline.withLock { Instant(offset: $0.now) } }

  /// The smallest difference between two instants: zero, because the clock keeps every difference.
  public var minimumResolution: Duration { .zero }

  /// The number of sleeping tasks.
  public var sleepers: Int { timeline.withLock { $0.sleeperCount } }

  /// Sleeps until the clock reaches an instant, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which the sleep ends.
  ///   - tolerance: Ignored, because the clock is exact.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let outcome = await suspend(for: .time(deadline.offset))
    if outcome == .cancelled { throw CancellationError() }
    // Without a yield, a loop of sleeps would leave other tasks no chance to cancel it.
    await Task.yield()
    guard outcome == .woken else { return }
    let priority = Task.currentPriority
    timeline.withLock { $0.didWake(Self.currentTask, on: .current, priority: priority) }.resume()
  }

  /// Advances the time, and wakes the sleepers on the way in order of deadline.
  ///
  /// A woken task runs to its next suspension before the time advances further, so the task reads
  /// the deadline for which it slept. The tasks that it resumes get turns to run, and to sleep
  /// again. To be certain that a task sleeps, await ``waitForSleeper(until:)`` first. Simultaneous
  /// calls take turns, each toward the time that it computed when it was called. A test must not
  /// block the main actor until the time has advanced: the call would never return.
  ///
  /// - Parameter duration: The time to add. A negative duration changes nothing.
  public nonisolated(nonsending) func advance(by duration: Duration) async {
    await advance(to: now.offset + duration)
  }

  /// Advances the time to an offset, and wakes the sleepers on the way in order of deadline.
  ///
  /// - Parameter offset: The time since the clock's start. An offset in the past changes nothing.
  public nonisolated(nonsending) func advance(to offset: Duration) async {
    // Two calls at once would not wait for the tasks that the other one wakes. A cancelled call
    // doesn't wait for its turn.
    let hasTurn = await suspend(for: .turnToAdvance) == .happened
    await step(to: offset)
    if hasTurn { timeline.withLock { $0.endTurn() }.resume() }
  }

  private nonisolated(nonsending) func step(to offset: Duration) async {
    await letOthersRun()
    while true {
      let woken = timeline.withLock { $0.step(to: offset) }
      if woken.isEmpty { return }
      woken.resume()
      _ = await suspend(for: .allAwake)
      await letOthersRun()
    }
  }

  /// Waits until at least a given number of tasks sleep.
  ///
  /// - Parameter count: The number of tasks. The default is 1.
  public nonisolated(nonsending) func waitForSleepers(_ count: Int = 1) async {
    _ = await suspend(for: .sleepers(count))
  }

  /// Waits until a task sleeps whose deadline is a given offset.
  ///
  /// - Parameter offset: The deadline, as the time since the clock's start.
  public nonisolated(nonsending) func waitForSleeper(until offset: Duration) async {
    _ = await suspend(for: .sleeper(until: offset))
  }

  private nonisolated(nonsending) func suspend(
    for event: ManualTimeline.Event
  ) async -> ManualTimeline.Outcome {
    let id = timeline.withLock { $0.nextID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A later cancellation finds the continuation; an earlier one is detected here.
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

  /// Lets running tasks reach their next suspension, and the tasks that they resume reach theirs.
  ///
  /// Swift does not report when a task suspends. But a thread runs one job at a time: once it has
  /// run a job of the clock, the woken task has left that thread. And an actor runs its jobs in
  /// order: once the main actor has run a job of the clock, all earlier jobs have run.
  private nonisolated(nonsending) func letOthersRun() async {
    await letThreadsRun()
    let turns = timeline.withLock(\.turns)
    let isOnMainActor = Self.isMainActor(#isolation)
    // The limit is for a task that usually sleeps again and now doesn't.
    for turn in 0..<40 {
      guard turn < turns || timeline.withLock(\.isExpectingSleeper) else { return }
      await runJobs()
      // Returning to the main actor is a job of the main actor.
      if !isOnMainActor { await MainActor.run {} }
      if turn >= 20 { await giveProcessor() }
    }
  }

  /// Waits until woken tasks have left their threads; the limit is for threads of other executors.
  @concurrent
  private func letThreadsRun() async {
    for round in 0..<40 {
      guard timeline.withLock(\.isAnyThreadBusy) else { return }
      // An idle thread may take one of two jobs.
      await runJobs(2)
      if round >= 20 { await giveProcessor() }
    }
  }

  /// Sleeps for a moment of real time, so that the system runs a thread that waits for a processor.
  ///
  /// No result depends on the duration. Further turns would compete with that thread instead.
  @concurrent
  private func giveProcessor() async {
    try? await Task.sleep(for: .microseconds(50))
  }

  private static func isMainActor(_ actor: (any Actor)?) -> Bool {
    actor === MainActor.shared
  }

  /// Runs jobs at once on threads of each priority that woken tasks have.
  private nonisolated(nonsending) func runJobs(_ count: Int = 1) async {
    let jobs = timeline.withLock(\.priorities).flatMap { priority in
      (0..<count).map { _ in
        Task.detached(priority: TaskPriority(rawValue: priority)) { [timeline] in
          timeline.withLock { $0.didRunJob(on: .current) }
        }
      }
    }
    for job in jobs { await job.value }
  }

  private static var currentTask: ManualTimeline.TaskID {
    withUnsafeCurrentTask { $0.hashValue }
  }
}
