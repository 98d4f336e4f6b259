/// A system's version, of which two numbers matter.
struct Version: Hashable, Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `18` or `18.4`.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    self.init(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
  }

  var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  static func < (one: Version, other: Version) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  /// The visionOS of the same year as an iOS: visionOS 1 came after iOS 17, and both are 26.
  var onVisionOS: Version {
    major < 17 ? Version(1) : major < 26 ? Version(major - 16, minor) : self
  }
}
