/// The dispositions of a rule in debug and in release builds.
struct Answer: Sendable {
  private let debug: Disposition
  private let release: Disposition

  init(_ disposition: Disposition, inRelease: Disposition?) {
    debug = disposition
    release = inRelease ?? disposition
  }

  subscript(build: BuildConfiguration) -> Disposition {
    switch build {
    case .debug: debug
    case .release: release
    }
  }
}
