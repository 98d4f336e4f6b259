import Foundation
import Recourse
import Testing

@MainActor
@Suite struct StandardPolicyTests {
  @Test(arguments: [
    (ErrorOrigin.background, ErrorRemedy.transient, Disposition.log), (.background, .person, .log),
    (.background, .developer, .log), (.background, .unknown, .log),
    (.prefetch, .time, .log), (.prefetch, .person, .log),
    (.prefetch, .developer, .log), (.prefetch, .unknown, .log),
    (.firstLoad, .time, .inline), (.firstLoad, .person, .inline),
    (.firstLoad, .developer, .inline), (.firstLoad, .unknown, .inline),
    (.refresh, .time, .inline), (.refresh, .person, .inline),
    (.refresh, .developer, .inline), (.refresh, .unknown, .inline),
    (.userAction, .time, .inline), (.userAction, .person, .alert),
    (.userAction, .developer, .inline), (.userAction, .unknown, .inline),
    (.launch, .time, .toast), (.launch, .person, .alert),
    (.launch, .developer, .toast), (.launch, .unknown, .toast),
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
