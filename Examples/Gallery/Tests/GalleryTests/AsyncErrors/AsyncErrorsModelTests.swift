import RecourseTesting
import Foundation
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AsyncErrorsModelTests {
  private let model = AsyncErrorsModel()

  @Test func `alerts a person to an unreachable server`() async throws {
    model.connect()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: URLError(.cannotConnectToHost)))
  }

  @Test func `alerts a person to a missing file`() async throws {
    model.readFile()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: CocoaError(.fileReadNoSuchFile)))
  }

  @Test func `alerts a person to a folder without permission`() async throws {
    model.writeFile()
    let alert = try await model.alert.next()
    // Some systems mount their own folders read-only, whatever the permissions.
    let expected = [CocoaError(.fileWriteNoPermission), CocoaError(.fileWriteVolumeReadOnly)]
    #expect(expected.map { AlertContent(describing: $0) }.contains(alert))
  }

  @Test func `alerts a person to a truncated answer`() async throws {
    model.decode()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: CocoaError(.coderReadCorrupt)))
  }

  @Test func `calls back once, after the alert is presented`() async throws {
    model.synchronize()
    let alert = try await model.alert.next()
    #expect(alert == AlertContent(describing: URLError(.cannotConnectToHost)))
    #expect(model.lastResult == "Not synchronized")
    try model.alert.answer("OK")
    #expect(!model.alert.isActive)
  }

  @Test func `opens the report at the second attempt`() async throws {
    model.openReport()
    #expect(try await model.alert.next().actions == [.tryAgain, .cancel])
    try model.alert.answer("Try Again")
    await valueOf { model.lastResult == "The report is open" }
    #expect(!model.alert.isActive)
  }

  @Test func `presents ten failures, each exactly once`() async throws {
    model.uploadPhotos()
    var titles: [String] = []
    for _ in 1...10 {
      titles.append(try await model.alert.next().title)
      try model.alert.answer("OK")
    }
    #expect(Set(titles) == Set((1...10).map { "Photo \($0) was not uploaded" }))
    #expect(!model.alert.isActive)
  }

  @Test func `a cancelled download presents no alert`() async {
    model.startDownload()
    let download = model.download
    model.cancelDownload()
    _ = await download?.value
    await valueOf { model.lastResult == "Cancelled, without an alert" }
    #expect(!model.alert.isActive)
    #expect(model.download == nil)
  }
}
