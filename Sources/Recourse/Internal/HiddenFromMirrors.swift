/// A value that hides its contents from `dump` and from mirrors.
package protocol HiddenFromMirrors: CustomReflectable {}

extension HiddenFromMirrors {
  /// A mirror without children.
  public var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: Self.self is AnyObject.Type ? .class : .struct)
  }
}

/// A value that describes itself to developers in one line without payloads, and hides its contents
/// from `dump` and from mirrors.
package protocol SafelyDescribed: CustomStringConvertible, HiddenFromMirrors {
  /// The value in one line without payloads.
  var safeText: String { get }
}

extension SafelyDescribed {
  /// The value in one line for developers, without payloads.
  public var description: String { safeText }
}
