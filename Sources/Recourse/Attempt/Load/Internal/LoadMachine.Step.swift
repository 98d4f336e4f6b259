extension LoadMachine {
  /// What a loader has to do, one thing at a time: what starts ends what ran before.
  package enum Step: Equatable {
    /// Run the operation.
    case attempt(LoadAttempt)
    /// Wait for the next attempt.
    case wait(RetryCountdown)
    /// Run nothing.
    case rest
    /// Show the machine's state.
    case show
    /// Let callers return.
    case release(Set<LoadCaller>)
    /// Report a failure after which nothing happens any more.
    case report(LoadFailure, ErrorOrigin)
    /// Record a failure of a run that was cancelled afterwards.
    case record(LoadFailure, ErrorOrigin)
    /// Resolve what was reported.
    case resolve
  }

  /// What comes after a failed attempt.
  package enum Next {
    /// The next attempt, at once.
    case attempt
    /// The next attempt, after a wait that a person can see.
    case wait(RetryCountdown)
    /// Nothing: it is up to the person.
    case stop
  }

  /// What is under way, and for whom.
  struct Run {
    var callers: Set<LoadCaller>
    var activity: Activity
    /// The attempts that have failed.
    var failures: [FailedAttempt] = []
  }

  /// The one thing that a run does at a time.
  enum Activity {
    case attempt(LoadAttempt, progress: Double?)
    case wait(RetryCountdown, LoadFailure)
  }
}

/// One call of a loader's functions, which returns when the run ends.
package struct LoadCaller: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

/// One call of the operation.
package struct LoadAttempt: Hashable, Sendable {
  /// Its place among all attempts of the loader.
  let id: Int
  /// Its place in the run, from 1.
  package let number: Int
}
