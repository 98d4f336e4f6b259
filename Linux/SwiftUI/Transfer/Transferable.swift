/// A type whose values can leave the app; here, strings can.
@preconcurrency
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension Never: Transferable {}

/// A type of data; here, the type that the item implies is the only one.
public struct UTType: Hashable, Sendable {}
