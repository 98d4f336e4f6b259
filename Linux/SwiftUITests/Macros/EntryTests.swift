@_spi(Testing) import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var plain = "plain"
  @Entry fileprivate var typed: [String: Int] = ["a": 1]  // with a comment
  @Entry fileprivate var optional: String?
  @Entry fileprivate var optionalWithDefault: String? = "default"
  @Entry var action: @MainActor @Sendable (Int) -> String = { "default \($0 == 0 ? 0 : $0)" }
}

#Preview {
  Text("preview")
}

#Preview("Named") {
  Text("preview")
  Text("of two views")
}

@MainActor
@Suite struct EntryTests {
  struct Reader: View {
    @Environment(\.plain) private var plain
    @Environment(\.typed) private var typed
    @Environment(\.optional) private var optional
    @Environment(\.optionalWithDefault) private var optionalWithDefault
    @Environment(\.action) private var action
    var body: some View {
      Text(plain)
      Text("\(typed["a"] ?? 0)")
      Text(optional ?? "nil")
      Text(optionalWithDefault ?? "nil")
      Text(action(1))
    }
  }

  @Test func `entries have their default values`() {
    #expect(
      HeadlessHost(Reader()).screen.texts == ["plain", "1", "nil", "default", "default 1"])
  }

  @Test func `entries can be set like other environment values`() {
    let view = Reader()
      .environment(\.plain, "other")
      .environment(\.typed, ["a": 2])
      .environment(\.optional, "set")
      .environment(\.optionalWithDefault, nil)
      .environment(\.action) { "set \($0)" }
    #expect(HeadlessHost(view).screen.texts == ["other", "2", "set", "nil", "set 1"])
  }
}
