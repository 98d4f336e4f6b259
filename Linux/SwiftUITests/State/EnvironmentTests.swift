@_spi(Testing) import SwiftUI
import Testing

private enum LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue: String? = "hello"
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var greeting: String? {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

@MainActor
@Suite struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  /// A view between the setter and the reader, which does not read the value.
  struct Bystander: View {
    var body: some View { VStack { Reader() } }
  }

  struct Setter: View {
    @State private var level = 1
    @State private var other = 0
    var body: some View {
      Bystander().environment(\.level, level)
      Button("Raise") { level += 1 }
      Button("Other \(other)") { other += 1 }
    }
  }

  @Test func `a view reads the nearest value, or the default`() {
    struct Nearest: View {
      var body: some View {
        Reader()
        Group {
          Reader()
          Reader().environment(\.level, 2)
        }
        .environment(\.level, 1)
      }
    }
    #expect(HeadlessHost(Nearest()).screen.texts == ["level 0", "level 1", "level 2"])
  }

  @Test func `an equal value causes no evaluation`() throws {
    let host = HeadlessHost(Setter())
    host.resetEvaluations()
    try host.tap("Other 0")
    #expect(host.evaluations(of: Reader.self) == 0)
    #expect(host.evaluations(of: Bystander.self) == 0)
  }

  @Test func `a changed value evaluates only its readers, at any depth`() throws {
    let host = HeadlessHost(Setter())
    host.resetEvaluations()
    try host.tap("Raise")
    #expect(host.screen.texts.first == "level 2")
    #expect(host.evaluations(of: Reader.self) == 1)
    #expect(host.evaluations(of: Bystander.self) == 0)
  }

  @Test func `nil is a value and does not restore the default`() {
    struct Greeter: View {
      @Environment(\.greeting) private var greeting
      var body: some View { Text(greeting ?? "none") }
    }
    struct Both: View {
      var body: some View {
        Greeter()
        Greeter().environment(\.greeting, nil)
      }
    }
    #expect(HeadlessHost(Both()).screen.texts == ["hello", "none"])
  }

  struct ModelReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.name) }
  }

  struct OptionalReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(model?.name ?? "no model") }
  }

  @Test func `an observable object is found by its type and observed`() {
    let model = Model()
    let host = HeadlessHost(VStack { ModelReader() }.environment(model))
    model.name = "second"
    #expect(host.screen.texts == ["second"])
    host.resetEvaluations()
    model.count += 1
    #expect(host.evaluations == 0)
  }

  @Test func `the optional form returns nil if there is no object`() {
    #expect(HeadlessHost(OptionalReader()).screen.texts == ["no model"])
    #expect(HeadlessHost(OptionalReader().environment(Model())).screen.texts == ["first"])
    let removed = OptionalReader().environment(nil as Model?).environment(Model())
    #expect(HeadlessHost(removed).screen.texts == ["no model"])
  }

  @Test func `replacing an object evaluates its readers`() throws {
    struct Swapping: View {
      @State private var model = Model()
      let second: Model
      var body: some View {
        ModelReader().environment(model)
        Button("Swap") { model = second }
      }
    }
    let second = Model()
    second.name = "second"
    let host = HeadlessHost(Swapping(second: second))
    try host.tap("Swap")
    #expect(host.screen.texts.first == "second")
  }

  @Test func `reading a missing object traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = HeadlessHost(ModelReader()) }
    }
  }

  @Test func `transformEnvironment changes a value for the content only`() {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    let host = HeadlessHost(
      VStack {
        Lines().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }
        Lines()
      }
      .lineLimit(2))
    #expect(host.screen.texts == ["3", "2"])
  }
}
