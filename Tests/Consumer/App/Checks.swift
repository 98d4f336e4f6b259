import Foundation

/// What the program claims, and whether each claim was true.
@MainActor
final class Checks {
  private var failures = 0

  func expect<Value: Equatable>(_ value: Value, is expected: Value, _ claim: String) {
    if value == expected { return print("✓ \(claim)") }
    failures += 1
    print("✗ \(claim): expected \(expected), is \(value)")
  }

  func finish() {
    exit(failures == 0 ? 0 : 1)
  }
}
