/// Whether something is shown, where the platform may have an opinion.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
