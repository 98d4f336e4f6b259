// Keeps the content of a widget after a failed reload, and reloads it later.
import Foundation
import Recourse
import RecourseWidgets
import SwiftUI

struct Balance: Codable, Sendable {
  var text: String
}

struct BalanceStore: Sendable {
  let file: URL

  func read() -> WidgetContent<Balance> {
    // Without a file that can be read, the widget loads its first value.
    guard let data = try? Data(contentsOf: file),
      let content = try? JSONDecoder().decode(WidgetContent<Balance>.self, from: data)
    else { return WidgetContent() }
    return content
  }

  func write(_ content: WidgetContent<Balance>) throws {
    try JSONEncoder().encode(content).write(to: file, options: .atomic)
  }
}

func reloadedBalance(
  in store: BalanceStore, load: () async throws -> Balance
) async throws -> WidgetContent<Balance> {
  var content = store.read()
  await content.load(every: .seconds(3_600)) { try await load() }
  try store.write(content)
  return content
}

struct BalanceView: View {
  let content: WidgetContent<Balance>

  var body: some View {
    VStack {
      Text(content.value?.text ?? "–")
      if let failure = content.failure {
        Text(failure.title)
        Text(failure.supportCode.description)
      }
    }
  }
}

#if canImport(WidgetKit) && !os(visionOS)
  import WidgetKit

  struct BalanceEntry: TimelineEntry {
    let date: Date
    let content: WidgetContent<Balance>
  }

  func timeline(of content: WidgetContent<Balance>) -> Timeline<BalanceEntry> {
    Timeline(
      entries: [BalanceEntry(date: .now, content: content)], policy: content.reloadPolicy)
  }
#endif
