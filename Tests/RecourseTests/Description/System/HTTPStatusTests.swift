import Foundation
import Recourse
import Testing

@Suite struct HTTPStatusTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test(arguments: [
    (400, "The request wasn’t accepted"), (401, "You need to sign in"),
    (402, "A payment is needed"), (403, "You don’t have access"), (404, "This can’t be found"),
    (405, "The app made a mistake"), (408, "This took too long"),
    (409, "This was changed somewhere else"), (410, "This can’t be found"),
    (412, "This was changed somewhere else"), (413, "This is too large"),
    (415, "This format isn’t supported"), (418, "The request wasn’t accepted"),
    (422, "Something isn’t right yet"), (426, "The app is out of date"),
    (429, "Too many requests"), (451, "This isn’t available"), (500, "The server has a problem"),
    (501, "The server has a problem"), (502, "The service isn’t available"),
    (503, "The service isn’t available"), (504, "This took too long"),
    (507, "There’s no space left"), (599, "The server has a problem"),
    (304, "The answer can’t be used"), (200, "The answer can’t be used"),
    (0, "Something went wrong"), (-1, "Something went wrong"), (600, "Something went wrong"),
    (Int.max, "Something went wrong"),
  ])
  func `describes each HTTP status by its meaning`(_ status: Int, title: String) {
    #expect(describer.describe(Failure(statusCode: status)).title == title)
  }

  @Test func `has a specific text for each class of status`() {
    for status in 100...599 {
      #expect(describer.describe(Failure(statusCode: status)).title != "Something went wrong")
    }
  }
}

private struct Failure: HTTPStatusProvider {
  let statusCode: Int
}
