import Recourse

/// Who has read a value of the state, and wants to know when it is another one.
enum StateAudience {
  /// Views, and whoever else uses Observation.
  case readers(ObservedChange)
  /// The reader of a stream.
  case follower(StateAlarm)
}
