/// The visibility of an element, which the platform may choose.
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
