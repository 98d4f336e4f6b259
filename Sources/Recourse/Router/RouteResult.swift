/// The next step for the operations whose failures were handled on a custom route.
public enum RouteResult: Sendable, Hashable {
  /// Run the operations again, because they can succeed now.
  case tryAgain
  /// Run none of them again, for example because the person has declined.
  case stop
}
