import Foundation
import Recourse

// An app of Xcode's template has conformances that hold on the main actor and nowhere else: those
// of an extension, to a protocol that isn't about errors. A cast of a value finds them on the main
// actor alone. Recourse is asked about such errors in the background here, and must neither crash
// nor use them there.

/// A wrapper whose comparison and description belong to the main actor.
enum SyncError: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

extension SyncError: Equatable {
  static func == (first: SyncError, second: SyncError) -> Bool {
    MainActor.preconditionIsolated()
    return switch (first, second) {
    case (.cancelled, .cancelled): true
    default: false
    }
  }
}

extension SyncError: CustomStringConvertible {
  var description: String {
    MainActor.preconditionIsolated()
    return "what the error carries"
  }
}

func expect(_ isTrue: Bool, _ claim: String) {
  print(isTrue ? "✓" : "✗", claim)
  if !isTrue { exit(1) }
}

let cancelled = SyncError.cancelled
let failed = SyncError.caused(by: URLError(.timedOut))

expect(cancelled.isCancellation, "a cancellation is one on the main actor")
expect(!failed.isCancellation, "a failure is none on the main actor")
let fingerprint = Fingerprint(of: failed)

await Task.detached {
  let isCancellation = (cancelled.isCancellation, failed.isCancellation)
  let title = ErrorDescriber(locale: Locale(identifier: "en")).describe(failed).title
  let text = ErrorDetails(of: failed).developerText
  let same = Fingerprint(of: failed) == fingerprint
  await MainActor.run {
    expect(isCancellation.0, "a cancellation is one in the background")
    expect(!isCancellation.1, "a failure is none in the background")
    expect(!title.isEmpty, "a failure has a title in the background: \(title)")
    expect(!text.contains("carries"), "no text of the main actor is used in the background")
    expect(same, "a failure has one fingerprint everywhere")
  }
}.value
