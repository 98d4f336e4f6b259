import Foundation
import Platforms

// Usage: platforms REPOSITORY [PLATFORM…], for example: platforms . tvOS watchOS

let arguments = CommandLine.arguments.dropFirst()
let root = URL(filePath: arguments.first ?? ".")
let chosen = try arguments.dropFirst().map { name in
  guard let platform = Platform(rawValue: name) else { throw UnknownPlatform(name: name) }
  return platform
}
let destinations = Destination.all.filter { chosen.isEmpty || chosen.contains($0.platform) }
let folder = FileManager.default.temporaryDirectory.appending(path: "platforms-\(UUID())")
let check = try await PlatformCheck(root, in: folder)
let findings = try await check.findings(in: Project(root), for: destinations)
try FileManager.default.removeItem(at: folder)
for finding in findings { print(finding) }
print(
  findings.isEmpty
    ? "\nNothing to report for \(destinations.count) platforms with their SDKs."
    : "\n\(findings.count) mistakes.")
exit(findings.isEmpty ? 0 : 1)

struct UnknownPlatform: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "\(name) is none of \(Platform.allCases.map(\.rawValue).joined(separator: ", "))."
  }
}
