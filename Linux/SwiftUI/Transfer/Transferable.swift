/// A type whose values can be transferred to other apps; in the stand-in, strings can.
@preconcurrency
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension Never: Transferable {}

/// A data type; in the stand-in, the only type is the one that the item implies.
public struct UTType: Hashable, Sendable {}
