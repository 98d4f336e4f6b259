/// An ordered list of rules that map errors to dispositions; the first matching rule decides.
///
/// A cancellation is ignored before any rule is evaluated. A policy falls through if no rule
/// matches, or if the matching rule returns ``Disposition/parent``. In that case the rules below a
/// nested policy decide, then the enclosing policy, and finally ``standard``.
///
/// If a rule can never apply, a debug build writes a warning to standard error when the policy is
/// created.
///
/// ```swift
/// extension ErrorPolicy {
///   static let app = ErrorPolicy {
///     On(.error(APIError.sessionExpired)) { _ in .route(.signIn) }
///     On(.type(URLError.self), .toast)
///     On(.type(ValidationError.self), .inline)
///     Otherwise(.alert, inRelease: .log)
///   }
/// }
/// ```
public struct ErrorPolicy: Sendable {
  /// The name of the policy, which defaults to its source location.
  public let name: String
  let rules: [PlacedRule]

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - name: The name of the policy in explanations of its decisions. The default is nil, which
  ///     uses the source location.
  ///   - fileID: The file that contains the policy. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - rules: The rules, in order of precedence.
  public init(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @ErrorPolicyBuilder rules: () -> ErrorPolicyBuilder.Rules
  ) {
    self.init(name, fileID: fileID, line: line, uncheckedRules: rules())
    warn()
  }

  /// Creates a policy without warnings, because a view recreates the same policy on each
  /// evaluation.
  package init(
    _ name: String?, fileID: String, line: Int, uncheckedRules rules: ErrorPolicyBuilder.Rules
  ) {
    let name = name ?? ErrorReport.Source(fileID: fileID, line: line).description
    self.name = name
    self.rules = PlacedRule.all(of: rules.elements, policy: name)
  }

  /// Writes the ``warnings`` to standard error in a debug build.
  package func warn() {
    if BuildConfiguration.current == .debug { warnings.forEach(DebugWarning.write) }
  }

  /// Returns the disposition of a report, and the rules that led to it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - build: The build configuration to decide for. The default is the current one.
  /// - Returns: The disposition and the rules that applied.
  @MainActor
  public func decision(
    for report: ErrorReport, build: BuildConfiguration = .current
  ) -> PolicyDecision {
    Self.decision(for: report, in: CollectionOfOne(self), build: build)
  }

  /// Returns the disposition that nested policies choose for a report, and the rules that led to
  /// it.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - policies: The policies, from the innermost part of the app to the root.
  ///   - build: The build configuration to decide for. The default is the current one.
  /// - Returns: The disposition and the rules that applied.
  @MainActor
  package static func decision(
    for report: ErrorReport, in policies: some Sequence<ErrorPolicy>,
    build: BuildConfiguration = .current
  ) -> PolicyDecision {
    var path: [RuleTrace] = []
    if report.classified.isCancellation {
      path.append(.cancellation)
      return PolicyDecision(disposition: .ignore, path: path)
    }
    for policy in policies {
      if let disposition = policy.disposition(of: report, in: build, path: &path) {
        return PolicyDecision(disposition: disposition, path: path)
      }
    }
    if let disposition = standard.disposition(of: report, in: build, path: &path) {
      return PolicyDecision(disposition: disposition, path: path)
    }
    path.append(.lastResort)
    return PolicyDecision(disposition: RuleTrace.lastResort.disposition, path: path)
  }

  /// Returns the disposition that this policy chooses; nil if the policy falls through.
  @MainActor private func disposition(
    of report: ErrorReport, in build: BuildConfiguration, path: inout [RuleTrace]
  ) -> Disposition? {
    var place = 0
    while place < rules.count {
      // Copying the rule out of the array would copy all of its strings.
      guard let disposition = rules[place].rule.disposition(of: report, in: build) else {
        place += 1
        continue
      }
      path.append(rules[place].trace(disposition))
      guard disposition == .parent else { return disposition }
      place = rules[place].end
    }
    return nil
  }
}

extension ErrorPolicy: SafelyDescribed {
  /// The name and the number of rules, in one line.
  package var safeText: String { "the policy \(name), \(rules.count) rules" }
}
