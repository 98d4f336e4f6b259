import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ErrorMappingTests {
  @Test func `a mapper for a system type receives only the errors of its domain`() {
    let words = ErrorDescription(title: "mapped", message: "It happened.")
    let describer = ErrorDescriber()
      .mapping(CocoaError.self) { $0.code == .fileLocking ? words : nil }
      .mapping(URLError.self) { $0.code == .timedOut ? words : nil }
    let files = NSError(domain: NSCocoaErrorDomain, code: 255)
    let transfer = NSError(domain: NSURLErrorDomain, code: -1001)
    #expect(describer.describe(files).title == "mapped")
    #expect(describer.describe(transfer).title == "mapped")
    #expect(describer.describe(NSError(domain: "Shop", code: 255)).title != "mapped")
    let objects = ErrorDescriber().mapping(NSError.self) { _ in words }
    #expect(objects.describe(transfer).title == "mapped")
    #expect(objects.describe(MuteError.quiet).title != "mapped")
  }

  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test func `consults a mapper before the error itself, and only for its type`() {
    let describer = describer.mapping(SpokenError.self) { error in
      ErrorDescription(title: "Mapped", message: error.errorMessage)
    }
    let description = describer.describe(SpokenError(errorTitle: "Own", errorMessage: "Same."))
    #expect(description.title == "Mapped")
    #expect(description.message == "Same.")
    #expect(describer.describe(LocalizedExample(failureReason: "Other.")).message == "Other.")
  }

  @Test func `prefers the mapper that was registered last`() {
    let describer = describer.mapping(MuteError.self) { _ in .named("first") }
      .mapping(MuteError.self) { _ in .named("second") }
    #expect(describer.describe(MuteError.quiet).title == "second")
  }

  @Test func `falls through to earlier mappers if a mapper returns nil or empty texts`() {
    let describer = describer.mapping(MuteError.self) { _ in .named("first") }
      .mapping(MuteError.self) { error in if case .quiet = error { .named("second") } else { nil } }
      .mapping(MuteError.self) { _ in ErrorDescription(title: "", message: " ") }
    #expect(describer.describe(MuteError.quiet).title == "second")
    #expect(describer.describe(MuteError.secret("")).title == "first")
  }

  @Test func `maps system errors and causes`() {
    let describer = describer.mapping(URLError.self) { _ in .named("mapped") }
    #expect(describer.describe(URLError(.timedOut)).title == "mapped")
    #expect(describer.describe(Caused(URLError(.timedOut))).title == "mapped")
  }

  @Test func `keeps every part of a mapped description and adds the support code`() {
    let mapped = ErrorDescription(
      title: "Title", message: "Message.", recoverySuggestion: "Suggestion.", helpAnchor: "anchor",
      helpLink: URL(string: "https://example.com"),
      recoveryOptions: [RecoveryOption("One") { true }, RecoveryOption("Two") { true }])
    let description = describer.mapping(MuteError.self) { _ in mapped }.describe(MuteError.quiet)
    #expect(description.title == mapped.title)
    #expect(description.fullMessage == "Message.\nSuggestion.")
    #expect(description.helpAnchor == mapped.helpAnchor)
    #expect(description.helpLink == mapped.helpLink)
    #expect(description.recoveryOptions == mapped.recoveryOptions)
    #expect(description.recoveryOptions.map(\.id) == [0, 1])
    #expect(description.supportCode == SupportCode(Fingerprint(of: MuteError.quiet)))
  }

  @Test func `adding a mapper returns a copy and leaves the original unchanged`() {
    _ = describer.mapping(SpokenError.self) { _ in .named("mapped") }
    #expect(describer.describe(SpokenError(errorTitle: "Own", errorMessage: "Own.")).title == "Own")
  }
}

extension ErrorDescription {
  fileprivate static func named(_ title: String) -> ErrorDescription {
    ErrorDescription(title: title, message: "It happened.")
  }
}
