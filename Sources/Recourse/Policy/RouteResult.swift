/// What to do about the operations whose failures went on a route of the app's own.
public enum RouteResult: Sendable, Hashable {
  /// They can succeed now.
  case tryAgain
  /// They stay as they are.
  case leave
}
