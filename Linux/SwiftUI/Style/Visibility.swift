/// Whether something is shown, where the platform may have an opinion.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
