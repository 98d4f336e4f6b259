import Testing

/// The flows that must succeed on Apple's SwiftUI and on the stand-in, in one window at a time.
@Suite(.serialized, .timeLimit(.minutes(5))) enum Flows {}
