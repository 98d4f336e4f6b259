import Foundation
import Recourse
import Testing

@MainActor
@Suite struct ErrorPolicyTests {
  private let app = ErrorPolicy("app") {
    On(.error(PolicyAPIError.sessionExpired)) { _ in .route(.signIn) }
    On(.error(PolicyAPIError.rejected(file: "a")), .sheet)
    On(PolicyAPIError.self) { error, _ in
      switch error {
      case .sessionExpired, .rejected: .alert
      case .overloaded: .banner
      }
    }
    On(.type(URLError.self), .toast)
    On(.domain("Shop", codes: [401, 403]), .route(.signIn))
    On(.domain("Shop"), .log)
    On(.where("typed in") { $0.attempt == 3 }, .sheet)
    On(.origin(.background, .prefetch), .log)
    On(.type(PolicyObjectError.self), .banner)
    Otherwise(.alert, inRelease: .log)
  }

  @Test(arguments: [
    Row(PolicyAPIError.sessionExpired, .route(.signIn)),
    Row(PolicyAPIError.rejected(file: "a"), .sheet),
    Row(PolicyAPIError.rejected(file: "b"), .alert),
    Row(PolicyAPIError.overloaded, .banner),
    Row(URLError(.timedOut), .toast),
    Row(URLError(.timedOut), .background, .toast),
    Row(NSError(domain: "Shop", code: 401), .route(.signIn)),
    Row(NSError(domain: "Shop", code: 403), .prefetch, .route(.signIn)),
    Row(NSError(domain: "Shop", code: 500), .log),
    Row(NSError(domain: "Warehouse", code: 401), .alert),
    Row(PolicyObjectError(), .banner),
    Row(PolicyObjectError(), .prefetch, .log),
    Row(PolicyInputError(field: "name"), .background, .log),
    Row(PolicyInputError(field: "name"), .refresh, .alert),
    Row(PolicyWrapper(PolicyInputError(field: "x"), PolicyAPIError.overloaded), .banner),
    Row(PolicyWrapper(PolicyWrapper(NSError(domain: "Shop", code: 9))), .launch, .log),
    Row(PolicySyncError.caused(by: URLError(.badURL)), .firstLoad, .toast),
  ])
  func `sends a report to the disposition of the first matching rule`(row: Row) {
    #expect(app.decision(for: row.report, build: .debug).disposition == row.disposition)
  }

  @Test func `a rule can have another disposition in release builds`() {
    let report = ErrorReport(PolicyInputError(field: "name"), origin: .userAction)
    #expect(app.decision(for: report, build: .release).disposition == .log)
    let shown = ErrorPolicy {
      On(.error(PolicyInputError(field: "a")), .alert, inRelease: .toast)
      On(.type(PolicyInputError.self), .sheet, inRelease: .banner)
      On(.domain("Shop"), .alert, inRelease: .ignore)
      On(.origin(.launch), .alert, inRelease: .inline)
      On(.where { _ in true }, .alert, inRelease: .log)
    }
    let errors: [any Error] = [
      PolicyInputError(field: "a"), PolicyInputError(field: "b"), NSError(domain: "Shop", code: 1),
    ]
    func decide(_ error: any Error, _ origin: ErrorOrigin = .refresh) -> [Disposition] {
      BuildConfiguration.allCases.map {
        shown.decision(for: ErrorReport(error, origin: origin), build: $0).disposition
      }
    }
    #expect(
      errors.map { decide($0) } == [[.alert, .toast], [.sheet, .banner], [.alert, .ignore]])
    #expect(decide(PolicyObjectError(), .launch) == [.alert, .inline])
    #expect(decide(PolicyObjectError()) == [.alert, .log])
  }

  @Test(
    arguments: [
      CancellationError(), URLError(.cancelled), CocoaError(.userCancelled),
      PolicySyncError.cancelled, PolicySyncError.caused(by: URLError(.cancelled)),
      PolicyWrapper(PolicyWrapper(CancellationError())),
      NSError(
        domain: "Shop", code: 401, userInfo: [NSUnderlyingErrorKey: CocoaError(.userCancelled)]),
    ] as [any Error])
  func `ignores a cancellation before any rule`(error: any Error) {
    let loud = ErrorPolicy {
      On(.type(CancellationError.self), .alert)
      Otherwise(.alert)
    }
    for policy in [app, loud, .standard] {
      for origin in ErrorOrigin.allCases {
        let decision = policy.decision(for: ErrorReport(error, origin: origin))
        #expect(decision.disposition == .ignore)
        #expect(decision.path.map(\.rule) == ["cancellation"])
      }
    }
  }

  @Test func `matches the error itself before its causes, and outer causes before inner ones`() {
    let policy = ErrorPolicy {
      On(PolicyInputError.self) { error, _ in .route(ErrorRoute(rawValue: error.field)) }
    }
    let error = PolicyWrapper(
      PolicyWrapper(PolicyInputError(field: "deep")), PolicyInputError(field: "near"))
    let decision = policy.decision(for: ErrorReport(error, origin: .refresh))
    #expect(decision.disposition == .route("near"))
  }

  @Test func `matches objects by class and by the types they cast to`() {
    let policy = ErrorPolicy {
      On(.type(CocoaError.self), .toast)
      On(.type(NSError.self), .sheet)
      On(.type((any Error).self), .banner)
    }
    func decide(_ error: any Error) -> Disposition {
      policy.decision(for: ErrorReport(error, origin: .userAction)).disposition
    }
    #expect(decide(CocoaError(.fileNoSuchFile)) == .toast)
    #expect(decide(NSError(domain: NSCocoaErrorDomain, code: 4)) == .toast)
    #expect(decide(NSError(domain: "Shop", code: 4)) == .sheet)
    #expect(decide(PolicyAPIError.overloaded) == .banner)
  }

  @Test func `a policy can be built with conditions and loops`() {
    func policy(isBeta: Bool, codes: [Int]) -> ErrorPolicy {
      ErrorPolicy {
        if isBeta {
          On(.type(URLError.self), .alert)
        } else {
          On(.type(URLError.self), .toast)
        }
        if codes.isEmpty { On(.domain("Shop"), .ignore) }
        for code in codes { On(.domain("Shop", codes: [code]), .route(.init(rawValue: "\(code)"))) }
        Otherwise(.log)
      }
    }
    func decide(_ policy: ErrorPolicy, _ error: any Error) -> Disposition {
      policy.decision(for: ErrorReport(error, origin: .userAction)).disposition
    }
    let beta = policy(isBeta: true, codes: [])
    let final = policy(isBeta: false, codes: [3, 4])
    #expect(decide(beta, URLError(.badURL)) == .alert)
    #expect(decide(final, URLError(.badURL)) == .toast)
    #expect(decide(beta, NSError(domain: "Shop", code: 3)) == .ignore)
    #expect(decide(final, NSError(domain: "Shop", code: 4)) == .route("4"))
    #expect(decide(final, NSError(domain: "Shop", code: 5)) == .log)
  }

  @Test func `a rule with a closure can have a fixed disposition in release builds`() {
    var calls = 0
    let policy = ErrorPolicy("closures") {
      On(.code(URLError.timedOut), inRelease: .log) { _ in
        calls += 1
        return .banner
      }
      On(PolicyAPIError.self, inRelease: .ignore) { error, report in
        calls += 1
        return error == .overloaded && report.attempt == 1 ? .sheet : .toast
      }
    }
    func decide(_ error: any Error, _ build: BuildConfiguration) -> Disposition {
      policy.decision(for: ErrorReport(error, origin: .userAction), build: build).disposition
    }
    #expect(decide(URLError(.timedOut), .debug) == .banner)
    #expect(decide(PolicyWrapper(PolicyAPIError.overloaded), .debug) == .sheet)
    #expect(calls == 2)
    #expect(decide(URLError(.timedOut), .release) == .log)
    #expect(decide(PolicyWrapper(PolicyAPIError.overloaded), .release) == .ignore)
    #expect(decide(NSError(domain: "Other", code: 1), .release) == .inline)
    #expect(calls == 2)
    #expect(policy.table.map(\.debug) == [nil, nil])
    #expect(policy.table.map(\.release) == [.log, .ignore])
    #expect(
      policy.table[0].description.hasPrefix(
        "NSURLErrorDomain -1001 → depends on the report, in release log ("))
  }

  @Test func `a disposition is encoded in words`() throws {
    let dispositions: [Disposition] =
      Disposition.Surface.allCases.flatMap { [.present($0), .present($0, evenIfShown: true)] }
      + [.inline, .log, .ignore, .parent, .route("sign in"), .route("")]
    let data = try JSONEncoder().encode(dispositions)
    #expect(try JSONDecoder().decode([Disposition].self, from: data) == dispositions)
    let words = try JSONDecoder().decode([String].self, from: data)
    #expect(words.prefix(2) == ["alert", "alert even if shown"])
    #expect(words.suffix(2) == ["route sign in", "route "])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Disposition].self, from: Data(#"["shout"]"#.utf8))
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let report: ErrorReport
    let disposition: Disposition

    init(_ error: any Error, _ origin: ErrorOrigin = .userAction, _ disposition: Disposition) {
      report = ErrorReport(error, origin: origin)
      self.disposition = disposition
    }

    init(_ error: any Error, _ disposition: Disposition) {
      self.init(error, .userAction, disposition)
    }

    var testDescription: String {
      "\(report.fingerprint.text) \(report.origin) → \(disposition)"
    }
  }
}
