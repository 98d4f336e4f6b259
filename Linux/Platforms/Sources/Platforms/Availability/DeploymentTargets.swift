/// The oldest versions that a manifest supports.
struct DeploymentTargets {
  private var declared = Availability()

  /// Reads the `platforms` of a manifest.
  init(manifest: String) {
    for match in manifest.matches(of: /\.(\w+)\((?:\.v([\d_]+)|"([\d.]+)")\)/) {
      let (_, domain, name, text) = match.output
      let numbers = (name ?? text ?? "").replacing("_", with: ".")
      guard Availability.domains.contains(String(domain)), let version = Version(numbers) else {
        continue
      }
      declared.require(version, in: String(domain))
    }
  }

  /// Returns the oldest version of a platform; zero if the manifest names none.
  subscript(platform: Platform) -> Version { declared.version(on: platform) ?? Version(0) }
}
