#if SDK_27
  @_spi(Testing) import SwiftUI
  import Testing

  /// Makes values and records their names.
  @MainActor
  private final class Workshop {
    static let shared = Workshop()
    private(set) var made: [String] = []

    func make<Value>(_ value: Value, _ name: String) -> Value {
      made.append(name)
      return value
    }
  }

  /// `@State` as the macro of SDK 27, in every form of its declaration.
  @MainActor
  @Suite struct StateMacroTests {
    @Test func `a default is evaluated once per identity, when the view is placed`() throws {
      struct Child: View {
        let count: Int
        @State private var inferred = Workshop.shared.make(1, "inferred")
        @State private var typed: Int = Workshop.shared.make(2, "typed")
        var body: some View { Text("\(count) \(inferred) \(typed)") }
      }
      struct Parent: View {
        @State private var count = 0
        var body: some View {
          Child(count: count)
          Button("Add") { count += 1 }
        }
      }
      let host = HeadlessHost(Parent())
      try host.tap("Add")
      try host.tap("Add")
      #expect(host.screen.texts.first == "2 1 2")
      #expect(Workshop.shared.made == ["inferred", "typed"])
      _ = Child(count: 0)
      #expect(Workshop.shared.made.count == 2)
    }

    @Test func `multiline defaults with comments and brackets in strings are preserved`() {
      struct Many: View {
        @State private var closure: @MainActor (Int) -> String = { number in
          let text = "}\(number)"  // } and " end nothing here.
          return text + #"" = {"#
        }
        @State /* between */ private var list: [String: [Int]] = [
          "=": [1, 2],  // {
          "]": [],
        ]
        @State private var trailing = [3, 1, 2].sorted {
          $0 < $1
        }
        @State private(set) var `default` = """
          { "
          """
        @State(initialValue: [1, 2]) private var argument: [Int]
        @State private var none: Int?
        var body: some View {
          Text(closure(1))
          Text("\(list["="]?.count ?? 0) \(trailing[0]) \(argument.count)")
          Text(`default`)
          Text(none == nil ? "none" : "some")
        }
      }
      #expect(HeadlessHost(Many()).screen.texts == ["}1\" = {", "2 1 2", "{ \"", "none"])
    }

    @Test func `an initializer can set state without a default by underscored name or by value`() {
      struct Given: View {
        @State private var first: Int
        @State private var second: String
        init(first: Int, second: String) {
          _first = State(initialValue: first)
          self.second = second
        }
        var body: some View { Text("\(first) \(second)") }
      }
      #expect(HeadlessHost(Given(first: 1, second: "two")).screen.texts == ["1 two"])
    }

    @Test func `state with a default can be replaced after all other properties are set`() {
      struct Replaced: View {
        let title: String
        @State private var count: Int = 1
        @State private var name = "Ada"
        init(count: Int, name: String) {
          title = "title"
          _count = State(initialValue: count)
          _name = State(initialValue: name)
        }
        var body: some View { Text("\(title) \(count) \(name)") }
      }
      #expect(HeadlessHost(Replaced(count: 5, name: "Eve")).screen.texts == ["title 5 Eve"])
    }

    @Test func `a value that an initializer assigns to state with a default is discarded`() {
      struct Assigned: View {
        @State private var count: Int = 0
        @State private var name = "Ada"
        init() {
          count = 42
          name = "Eve"
        }
        var body: some View { Text("\(count) \(name)") }
      }
      #expect(HeadlessHost(Assigned()).screen.texts == ["0 Ada"])
    }

    @Test func `private state can have a private type without a change of the initializer`() {
      struct Tabs: View {
        private enum Tab: String { case first, second }
        let title: String
        @State private var tab: Tab = .second
        var body: some View { Text("\(title) \(tab.rawValue)") }
      }
      #expect(HeadlessHost(Tabs(title: "tab")).screen.texts == ["tab second"])
    }

    @Test func `bindings write to typed and inferred state`() throws {
      struct Child: View {
        @Binding var count: Int
        var body: some View { Button("\(count)") { count += 1 } }
      }
      struct Owner: View {
        @State private var typed: Int = 1
        @State private var inferred = 10
        var body: some View {
          Child(count: $typed)
          Child(count: $inferred)
        }
      }
      let host = HeadlessHost(Owner())
      try host.tap("1")
      try host.tap("10")
      #expect(host.screen.texts == ["2", "11"])
    }
  }

  /// Builder blocks of SDK 27, which accept content other than views.
  @Suite struct ContentBuilderTests {
    @Test func `a block can build content other than views`() {
      @ContentBuilder func number(_ isLarge: Bool) -> _ConditionalContent<Int, String> {
        if isLarge { 100 } else { "small" }
      }
      @ContentBuilder func one() -> Int { 1 }
      @ContentBuilder func nothing() -> EmptyContent {}
      #expect(one() == 1)
      #expect("\(number(true))".contains("100"))
      _ = nothing()
    }
  }
#endif
