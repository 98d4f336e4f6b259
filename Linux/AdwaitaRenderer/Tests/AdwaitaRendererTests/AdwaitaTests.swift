import Testing

/// The parent of all suites, serialized because GTK and its list of windows are global state.
@Suite(.serialized)
enum AdwaitaTests {}
