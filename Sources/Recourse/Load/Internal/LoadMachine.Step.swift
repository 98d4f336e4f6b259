extension LoadMachine {
  /// A step for a loader to take; a step that starts something ends the previous activity.
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
    /// Report the final failure of a run.
    case report(LoadFailure, ErrorOrigin)
    /// Record a failure of a run that was cancelled afterwards.
    case record(LoadFailure, ErrorOrigin)
    /// Resolve the reports.
    case resolve
  }

  /// The next activity after a failed attempt.
  package enum Next {
    /// The next attempt, immediately.
    case attempt
    /// The next attempt, after a wait that is visible to the person.
    case wait(RetryCountdown)
    /// No activity, because the next attempt is up to the person.
    case stop
  }

  /// The activity in progress, and the callers that wait for it.
  struct Run {
    var callers: Set<LoadCaller>
    var activity: Activity
    /// The failed attempts.
    var failures: [FailedAttempt] = []
  }

  /// The single activity of a run at a time.
  enum Activity {
    case attempt(LoadAttempt, progress: Double?)
    case wait(RetryCountdown, LoadFailure)
  }
}

/// A call of one of a loader's functions, which returns when the run ends.
package struct LoadCaller: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

/// A call of the operation.
package struct LoadAttempt: Hashable, Sendable {
  /// The position among all attempts of the loader.
  let id: Int
  /// The position in the run, counting from 1.
  package let number: Int
}
