import Foundation

/// A part that reads foreign data: of the library, of its test server, or of its stand-in.
///
/// A target passes an input to the part, and traps if a rule of the part is broken. libFuzzer keeps
/// the input that led there.
@MainActor
protocol FuzzTarget {
  /// Creates the target, with everything that its inputs share.
  init()

  /// Tries an input.
  func run(_ input: Data)
}

/// Ends the process with a message, also in a release build, unless a rule holds.
func require(_ holds: Bool, _ message: String) {
  if !holds { fatalError(message) }
}

/// The target that the environment variable FUZZ_TARGET names.
@MainActor
private let chosen: any FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = targets[name] else {
    fatalError("FUZZ_TARGET is \"\(name)\". There are \(targets.keys.sorted()).")
  }
  return target.init()
}()

@MainActor
private let targets: [String: any FuzzTarget.Type] = [
  "descriptions": DescriptionTarget.self, "policies": PolicyTarget.self,
  "responses": ResponseTarget.self, "retry-after": RetryAfterTarget.self,
  "durable-file": DurableFileTarget.self, "history": HistoryTarget.self,
  "requests": RequestTarget.self, "markdown": MarkdownTarget.self,
]

/// Tries an input; libFuzzer calls this function on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafeRawPointer?, _ count: Int) -> CInt {
  let input = start.map { Data(bytes: $0, count: count) } ?? Data()
  MainActor.assumeIsolated { chosen.run(input) }
  // What the input has left to the main actor's later turns.
  RunLoop.main.run(until: .distantPast)
  return 0
}
