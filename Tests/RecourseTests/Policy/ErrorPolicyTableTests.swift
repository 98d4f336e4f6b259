import Foundation
import Recourse
import Testing

@Suite struct ErrorPolicyTableTests {
  @Test func `lists the rules in the order of evaluation, including nested policies`() throws {
    let checkout = ErrorPolicy("checkout") { On(.type(URLError.self), .toast) }
    let policy = ErrorPolicy("app") {
      checkout
      On(.type(CocoaError.self)) { _ in .alert }
      Otherwise(.alert, inRelease: .log)
    }
    let rows = policy.table
    #expect(rows.map(\.policy) == ["checkout", "app", "app"])
    #expect(rows.map(\.debug) == [.toast, nil, .alert])
    #expect(rows.map(\.release) == [.toast, nil, .log])
    let texts = rows.map(\.description)
    #expect(texts[0].hasPrefix("URLError → toast (RecourseTests/ErrorPolicyTableTests.swift:"))
    #expect(texts[1].hasPrefix("CocoaError → depends on the report ("))
    #expect(texts[2].hasPrefix("otherwise → alert, in release log ("))
  }
}
