import AdwaitaRenderer
import Foundation
import SwiftUI

/// An app to observe from outside: prints `0`, then `1` after 100 milliseconds, then waits.
///
/// With `--screenshot FILE`, it draws itself and quits; with `--fail`, its script throws; with
/// `--notify`, it obeys `NotificationCommands`.
struct CounterApp: App {
  var body: some Scene {
    WindowGroup("Counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
      .onAppear { say(count) }
      .task {
        try? await Task.sleep(for: .milliseconds(100))
        count += 1
      }
      .onChange(of: count) { say(count) }
  }

  private func say(_ count: Int) {
    FileHandle.standardOutput.write(Data("\(count)\n".utf8))
  }
}

struct Refusal: Error {}

@main
enum Main {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    switch arguments.dropFirst().first {
    case "--screenshot":
      let file = URL(fileURLWithPath: arguments[2])
      run { session in try await session.screenshot(to: file) }
    case "--fail": run { _ in throw Refusal() }
    case "--notify": run { _ in try await NotificationCommands().run() }
    default: CounterApp.main()
    }
  }

  @MainActor
  private static func run(_ script: @escaping @MainActor (AdwaitaSession) async throws -> Void) {
    exit(AdwaitaApplication.run(CounterApp(), identifier: "org.recourse.Counter", script: script))
  }
}
