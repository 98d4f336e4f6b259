public import Foundation

// The C accessibility API, as Swift imports it.

/// A Core Foundation string, to which `NSString` is bridged without a conversion.
public typealias CFString = NSString

/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject

/// An object in the accessibility tree of a process.
public final class AXUIElement {}

/// The result of an accessibility function.
public enum AXError: Int32, @unchecked Sendable {
  case success = 0
  case failure = -25200
}

/// Returns the accessibility object of a process.
public func AXUIElementCreateApplication(_ pid: Int32) -> AXUIElement {
  fatalError("A stub is type-checked and never called.")
}

/// Copies the value of an attribute.
@discardableResult
public func AXUIElementCopyAttributeValue(
  _ element: AXUIElement, _ attribute: CFString, _ value: UnsafeMutablePointer<CFTypeRef?>
) -> AXError {
  fatalError("A stub is type-checked and never called.")
}

/// Performs an action of an accessibility object.
@discardableResult
public func AXUIElementPerformAction(_ element: AXUIElement, _ action: CFString) -> AXError {
  fatalError("A stub is type-checked and never called.")
}
