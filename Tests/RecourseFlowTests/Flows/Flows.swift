import Testing

/// What must be true on Apple's SwiftUI and on the stand-in, one window at a time.
@Suite(.serialized, .timeLimit(.minutes(2))) enum Flows {}
