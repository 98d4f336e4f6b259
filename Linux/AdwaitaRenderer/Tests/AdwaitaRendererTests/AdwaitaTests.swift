import Testing

/// GTK is used by one test at a time, and windows are counted.
@Suite(.serialized)
enum AdwaitaTests {}
