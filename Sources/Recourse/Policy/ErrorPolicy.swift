/// Which error goes where: rules in an order, of which the first that applies decides.
///
/// A cancellation is ignored before any rule is asked. A rule that says ``Disposition/parent``, and
/// a policy without a rule that applies, leave the answer to what comes after the policy: the rules
/// below it if it stands among them, then the next policy outwards, and finally ``standard``.
///
/// A debug build warns on standard error of a rule that can never apply, when the policy is made.
///
/// ```swift
/// extension ErrorPolicy {
///   static let app = ErrorPolicy {
///     On(APIError.sessionExpired) { _ in .route(.signIn) }
///     On(URLError.self, .toast)
///     On(ValidationError.self, .inline)
///     Otherwise(.alert, inRelease: .log)
///   }
/// }
/// ```
public struct ErrorPolicy: Sendable {
  /// What the policy is called, or where in the code it stands.
  public let name: String
  let rules: [PlacedRule]

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - name: What it is called where its decisions are explained. The default is nil: its place in
  ///     the code.
  ///   - fileID: The file in which it stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - rules: The rules, the most important first.
  public init(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @ErrorPolicyBuilder rules: () -> ErrorPolicyBuilder.Rules
  ) {
    self.init(name, fileID: fileID, line: line, uncheckedRules: rules())
    warn()
  }

  /// Makes a policy without a warning: a view makes the same one each time that it is evaluated.
  package init(
    _ name: String?, fileID: String, line: Int, uncheckedRules rules: ErrorPolicyBuilder.Rules
  ) {
    let name = name ?? ErrorReport.Source(fileID: fileID, line: line).description
    self.name = name
    self.rules = PlacedRule.all(of: rules.elements, policy: name)
  }

  /// Writes what ``warnings`` has, in a debug build.
  package func warn() {
    if BuildConfiguration.current == .debug { warnings.forEach(DebugWarning.write) }
  }

  /// Decides where a report goes.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - build: For whom the program was built. The default is that of this program.
  /// - Returns: Where it goes, and why.
  @MainActor
  public func decision(
    for report: ErrorReport, build: BuildConfiguration = .current
  ) -> PolicyDecision {
    Self.decision(for: report, in: CollectionOfOne(self), build: build)
  }

  /// Decides where a report goes that several policies concern.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - policies: The policies, from that of the innermost part of the app to that of the root.
  ///   - build: For whom the program was built. The default is that of this program.
  /// - Returns: Where it goes, and why.
  @MainActor
  public static func decision(
    for report: ErrorReport, in policies: some Sequence<ErrorPolicy>,
    build: BuildConfiguration = .current
  ) -> PolicyDecision {
    let error = ClassifiedError(report.error)
    let occurrence = Occurrence(report: report, error: error, build: build)
    return decision(for: occurrence, in: policies)
  }

  @MainActor static func decision(
    for occurrence: Occurrence, in policies: some Sequence<ErrorPolicy>
  ) -> PolicyDecision {
    var path: [RuleTrace] = []
    if occurrence.error.isCancellation {
      path.append(.cancellation)
      return PolicyDecision(disposition: .ignore, path: path)
    }
    for policy in policies {
      if let disposition = policy.disposition(of: occurrence, path: &path) {
        return PolicyDecision(disposition: disposition, path: path)
      }
    }
    if let disposition = standard.disposition(of: occurrence, path: &path) {
      return PolicyDecision(disposition: disposition, path: path)
    }
    path.append(.lastResort)
    return PolicyDecision(disposition: RuleTrace.lastResort.disposition, path: path)
  }

  /// What this policy says; nil when it leaves the answer to the next one.
  @MainActor private func disposition(
    of occurrence: Occurrence, path: inout [RuleTrace]
  ) -> Disposition? {
    var place = 0
    while place < rules.count {
      // Taking the rule out of the array would copy all of its texts.
      guard let disposition = rules[place].rule.disposition(occurrence) else {
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

extension ErrorPolicy: CustomStringConvertible, CustomReflectable {
  /// The name and the number of rules, in one line.
  public var description: String { "the policy \(name), \(rules.count) rules" }

  /// A mirror without children, so that no dump shows the errors in the rules.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
