import RecourseUI
import Testing

@testable import GalleryScreens  // The examples are the app's own.

@Suite(.timeLimit(.minutes(5))) struct ErrorExampleTests {
  @Test func `there are more than a hundred examples with distinct names`() {
    #expect(ErrorExample.all.count > 100)
    #expect(Set(ErrorExample.all).count == ErrorExample.all.count)
    #expect(ErrorExample.all.allSatisfy { !$0.name.isEmpty })
    for kind in ErrorExample.Kind.allCases {
      #expect(kind.examples.count >= 10)
      #expect(kind.examples.allSatisfy { $0.kind == kind })
    }
  }

  @Test(arguments: ErrorExample.all)
  func `each example fails, and not with a cancellation`(example: ErrorExample) async throws {
    let error = try #require(await #expect(throws: (any Error).self) { try await example.fail() })
    #expect(!error.isCancellation)
    let details = ErrorDetails(
      of: error, describer: ErrorDescriber(locale: ErrorLanguage.ofGallery.locale))
    // Each of the copied texts contains the support code.
    let code = details.words.supportCode.description
    for text in [details.personText, details.developerText, details.shareableText] {
      #expect(text.contains(code))
    }
  }

  @Test(arguments: ErrorExample.all.filter { $0.kind != .own })
  func `the describer has a specific title for the error`(example: ErrorExample) async throws {
    let error = try #require(await #expect(throws: (any Error).self) { try await example.fail() })
    for language in ErrorLanguage.all {
      let describer = ErrorDescriber(locale: language.locale)
      let general = describer.describe(CoffeeError.cold(cupOf: "Anna"))
      #expect(describer.describe(error).title != general.title)
    }
  }
}
