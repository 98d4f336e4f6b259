import Foundation
import Recourse
import Testing

@MainActor
@Suite struct StandardPolicyTests {
  @Test(arguments: [
    (ErrorOrigin.background, ErrorRemedy.transient, Disposition.log),
    (.background, .needsUser, .log),
    (.background, .permanent, .log), (.background, .unknown, .log),
    (.prefetch, .transient, .log), (.prefetch, .needsUser, .log),
    (.prefetch, .permanent, .log), (.prefetch, .unknown, .log),
    (.firstLoad, .transient, .inline), (.firstLoad, .needsUser, .inline),
    (.firstLoad, .permanent, .inline), (.firstLoad, .unknown, .inline),
    (.refresh, .transient, .inline), (.refresh, .needsUser, .inline),
    (.refresh, .permanent, .inline), (.refresh, .unknown, .inline),
    (.userAction, .transient, .inline), (.userAction, .needsUser, .alert),
    (.userAction, .permanent, .inline), (.userAction, .unknown, .inline),
    (.launch, .transient, .toast), (.launch, .needsUser, .alert),
    (.launch, .permanent, .toast), (.launch, .unknown, .toast),
  ])
  func `decides by origin and remedy`(
    origin: ErrorOrigin, remedy: ErrorRemedy, expected: Disposition
  ) {
    let report = ErrorReport(PolicyRemedyError(remedy: remedy), origin: origin)
    for build in BuildConfiguration.allCases {
      let decision = ErrorPolicy.standard.decision(for: report, build: build)
      #expect(decision.disposition == expected)
      #expect(!decision.path.isEmpty)
    }
  }

  @Test func `presents an alert only if the user must act`() {
    func decide(_ error: any Error) -> Disposition {
      ErrorPolicy.standard.decision(for: ErrorReport(error, origin: .userAction)).disposition
    }
    #expect(decide(URLError(.timedOut)) == .inline)
    #expect(decide(PolicyWrapper(CocoaError(.fileWriteOutOfSpace))) == .alert)
    #expect(decide(PolicyAPIError.overloaded) == .inline)
  }
}
