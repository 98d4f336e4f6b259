import Foundation
import Recourse
import Testing

@Suite struct FieldErrorTests {
  private let errors = FieldErrors([
    FieldError(\Address.street, "Enter a street."), FieldError(\Address.city, "Enter a city."),
  ])

  @Test func `describes all messages, each on its own line`() {
    let description = ErrorDescriber().describe(errors)
    #expect(description.title == "Something isn’t right yet")
    #expect(description.message == "Enter a street.\nEnter a city.")
    #expect(description.recoverySuggestion == nil)
  }

  @Test(arguments: StringsFile.languages)
  func `describes a field without a message in each language`(_ language: String) throws {
    let file = try StringsFile(language)
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    for message in ["", " ", "\u{202E}"] {
      let description = describer.describe(FieldError(\Address.city, message))
      #expect(description.title == file["problem.inputInvalid.title"])
      #expect(description.message == file["problem.inputInvalid.message"])
    }
  }

  @Test func `describes errors without fields as invalid input`() {
    let description = ErrorDescriber().describe(FieldErrors([]))
    #expect(description.title == "Something isn’t right yet")
    #expect(description.message == "What you’ve entered can’t be accepted.")
    #expect(description.recoverySuggestion == "Check what you’ve entered and try again.")
  }

  @Test func `needs the user, unless the error declares another remedy`() {
    #expect(errors.remedy == .needsUser)
    #expect(RejectedAddress().remedy == .needsUser)
    #expect(BusyServer().remedy == .transient)
  }

  @Test func `an app's own words take precedence over those of its fields`() {
    #expect(ErrorDescriber().describe(RejectedAddress()).title == "The address was rejected")
  }

  @Test func `compares the field and the message`() {
    let error = FieldError(\Address.city, "Enter a city.")
    #expect(error == FieldError(\Address.city, "Enter a city."))
    #expect(error != FieldError(\Address.street, "Enter a city."))
    #expect(error != FieldError(\Address.city, "Enter another city."))
    #expect(Set([error, error]).count == 1)
  }

  @Test func `never prints a message`() {
    var dumped = ""
    dump(errors, to: &dumped)
    dump(errors.fieldErrors, to: &dumped)
    let texts = [
      dumped, "\(errors)", "\(errors.fieldErrors)", String(reflecting: errors),
      "\(ErrorReport(errors, origin: .userAction))",
    ]
    for text in texts { #expect(!text.contains("Enter"), "\(text)") }
  }
}

private struct Address {
  var street = ""
  var city = ""
}

private struct RejectedAddress: FieldErrorProvider, ErrorAlertConvertible {
  var fieldErrors: [FieldError] { [FieldError(\Address.city, "Enter a city.")] }
  var errorTitle: String { "The address was rejected" }
  var errorMessage: String { "Check it." }
}

private struct BusyServer: FieldErrorProvider, ErrorRemedyProvider {
  var fieldErrors: [FieldError] { [] }
  var remedy: ErrorRemedy { .transient }
}
