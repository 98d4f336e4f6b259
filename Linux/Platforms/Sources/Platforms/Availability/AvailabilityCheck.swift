/// Finds uses of declarations that a platform, its oldest version or its app extensions lack.
struct AvailabilityCheck {
  private let platform: Platform
  private let targets: DeploymentTargets
  private var declarations: [Use.Subject: Declaration] = [:]

  /// Creates a check for a platform.
  ///
  /// - Parameters:
  ///   - platform: The platform.
  ///   - targets: The oldest versions.
  ///   - declarations: The declarations that not all versions have, by their USRs.
  init(
    _ platform: Platform, _ targets: DeploymentTargets, _ declarations: [String: Declaration]
  ) {
    self.platform = platform
    self.targets = targets
    for (usr, declaration) in declarations where isMissing(declaration, Availability()) {
      self.declarations[.declaration(usr)] = declaration
      if let name = demangle("$" + usr.replacing(":", with: "", maxReplacements: 1)) {
        self.declarations[.type(name)] = declaration
      }
    }
    self.declarations[.isolatedDeinit] = Self.isolatedDeinit
    // The second type in the list is the failure.
    self.declarations[.constrainedAsyncSequence] = declarations["s:Sci7FailureQa"].map {
      Declaration(name: "any AsyncSequence<…>", availability: $0.availability)
    }
  }

  /// The feature needs the runtime of Swift 6.1.
  private static let isolatedDeinit = Declaration(
    name: "isolated deinit",
    availability: Availability([
      "iOS": Version(18, 4), "macOS": Version(15, 4), "tvOS": Version(18, 4),
      "watchOS": Version(11, 4), "visionOS": Version(2, 4),
    ]))

  /// Returns the mistakes in some uses.
  func mistakes(in uses: Set<Use>) -> Set<Mistake> {
    Set(
      uses.compactMap { use in
        guard let declaration = declarations[use.subject],
          let message = message(declaration, use)
        else { return nil }
        return Mistake(file: use.file, line: use.line, message: message)
      })
  }

  private func message(_ declaration: Declaration, _ use: Use) -> String? {
    let name = "'\(declaration.name)'"
    if declaration.availability.isUnavailable(on: platform),
      !use.availability.isUnavailable(on: platform)
    {
      return "\(name) is unavailable"
    }
    if isNewer(declaration, use.availability) {
      return "\(name) needs \(declaration.availability.versions), and the package supports older "
        + "versions"
    }
    // Only the library is for extensions: the Gallery is an app.
    if use.file.hasPrefix("Sources/"),
      declaration.availability.isUnavailable(inExtensionsOf: platform),
      !use.availability.isUnavailable(inExtensionsOf: platform)
    {
      return "\(name) is unavailable in app extensions"
    }
    return nil
  }

  /// Returns whether code with some requirements can run where a declaration is missing.
  private func isNewer(_ declaration: Declaration, _ code: Availability) -> Bool {
    guard let version = declaration.availability.version(on: platform) else { return false }
    return version > max(targets[platform], code.version(on: platform) ?? targets[platform])
  }

  private func isMissing(_ declaration: Declaration, _ code: Availability) -> Bool {
    let availability = declaration.availability
    return isNewer(declaration, code) || availability.isUnavailable(on: platform)
      || availability.isUnavailable(inExtensionsOf: platform)
  }
}
