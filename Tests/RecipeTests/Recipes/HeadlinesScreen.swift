import RecourseUI
import SwiftUI

struct HeadlinesScreen: View {
  let load: @MainActor () async throws -> [String]
  @State private var headlines: [String] = []
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.errorClock) private var clock

  var body: some View {
    ThrowingView {
      List(headlines, id: \.self) { Text($0) }
        .task { await refreshEachMinute() }
    } operation: {
      headlines = try await load()
    }
  }

  private func refreshEachMinute() async {
    while (try? await clock.sleep(for: .seconds(60))) != nil {
      await attempt(origin: .background) { headlines = try await load() }.value
    }
  }
}
