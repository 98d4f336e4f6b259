/// A value that hides its contents from `dump` and from mirrors.
package protocol HiddenFromMirrors: CustomReflectable {}

extension HiddenFromMirrors {
  /// A mirror without children.
  public var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: Self.self is AnyObject.Type ? .class : .struct)
  }
}
