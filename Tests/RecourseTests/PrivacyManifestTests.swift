import Foundation
import Testing

struct PrivacyManifestTests {
  @Test func `the privacy manifest declares metadata of files, and no tracking`()
    throws
  {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/Recourse/Resources/PrivacyInfo.xcprivacy")
    let manifest = try PropertyListDecoder().decode(
      PrivacyManifest.self, from: Data(contentsOf: file))
    #expect(!manifest.tracking)
    #expect(manifest.trackingDomains.isEmpty)
    #expect(manifest.collectedDataTypes.isEmpty)
    // The size and the identity of a log file.
    #expect(
      manifest.accessedAPITypes == [
        .init(type: "NSPrivacyAccessedAPICategoryFileTimestamp", reasons: ["C617.1"])
      ])
  }
}

private struct PrivacyManifest: Decodable {
  let tracking: Bool
  let trackingDomains: [String]
  let collectedDataTypes: [[String: String]]
  let accessedAPITypes: [AccessedAPI]

  enum CodingKeys: String, CodingKey {
    case tracking = "NSPrivacyTracking"
    case trackingDomains = "NSPrivacyTrackingDomains"
    case collectedDataTypes = "NSPrivacyCollectedDataTypes"
    case accessedAPITypes = "NSPrivacyAccessedAPITypes"
  }

  struct AccessedAPI: Decodable, Equatable {
    let type: String
    let reasons: [String]

    enum CodingKeys: String, CodingKey {
      case type = "NSPrivacyAccessedAPIType"
      case reasons = "NSPrivacyAccessedAPITypeReasons"
    }
  }
}
