/// The next step for the operations whose failures were handled on a custom route.
public enum RouteResult: Sendable, Hashable {
  /// Run the operations again, because they can succeed now.
  case tryAgain
  /// Leave the operations as they are.
  case leave
}
