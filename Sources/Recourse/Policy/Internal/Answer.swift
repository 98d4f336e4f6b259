/// Where reports go: to one place in a debug build, to another one in a release.
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
