import RecourseTesting
import Foundation
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct AsyncErrorsModelTests {
  private let model = AsyncErrorsModel()

  @Test func `tells a person about a server that is not there`() async throws {
    model.connect()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: URLError(.cannotConnectToHost)))
  }

  @Test func `tells a person about a file that is not there`() async throws {
    model.readFile()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: CocoaError(.fileReadNoSuchFile)))
  }

  @Test func `tells a person about a folder that is closed to them`() async throws {
    model.writeFile()
    let alert = try await model.alert.next()
    // Some systems mount their own folders so that nobody can write, whatever the permissions.
    let expected = [CocoaError(.fileWriteNoPermission), CocoaError(.fileWriteVolumeReadOnly)]
    #expect(expected.map { AlertContent(describing: $0) }.contains(alert))
  }

  @Test func `tells a person about an answer that was cut short`() async throws {
    model.decode()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: CocoaError(.coderReadCorrupt)))
  }

  @Test func `calls back once, after the alert is up`() async throws {
    model.synchronize()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: URLError(.cannotConnectToHost)))
    #expect(model.lastResult == "Not synchronized")
    try model.alert.answer("OK")
    #expect(!model.alert.isActive)
  }

  @Test func `opens the report at the second try`() async throws {
    model.openReport()
    #expect(try await model.alert.next().actions == [.tryAgain, .cancel])
    try model.alert.answer("Try Again")
    await valueOf { model.lastResult == "The report is open" }
    #expect(!model.alert.isActive)
  }

  @Test func `tells of ten failures in order, none lost and none twice`() async throws {
    model.uploadPhotos()
    var titles: [String] = []
    for _ in 1...10 {
      titles.append(try await model.alert.next().title)
      try model.alert.answer("OK")
    }
    #expect(Set(titles) == Set((1...10).map { "Photo \($0) was not uploaded" }))
    #expect(!model.alert.isActive)
  }

  @Test func `bothers nobody with a cancelled download`() async {
    model.startDownload()
    let download = model.download
    model.cancelDownload()
    _ = await download?.value
    await valueOf { model.lastResult == "Cancelled, without an alert" }
    #expect(!model.alert.isActive)
    #expect(model.download == nil)
  }
}
