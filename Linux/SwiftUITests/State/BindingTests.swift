@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct BindingTests {
  struct Person: Equatable {
    var name = "Ada"
    var address = Address()
  }

  struct Address: Equatable {
    var city = "London"
  }

  struct Editor: View {
    @Binding var text: String
    var body: some View { TextField("Text", text: $text) }
  }

  @Test func `a binding provides bindings to parts of its value by key path`() throws {
    struct Nested: View {
      @State private var person = Person()
      var body: some View {
        Text("\(person.name) in \(person.address.city)")
        Editor(text: $person.address.city)
      }
    }
    let host = HeadlessHost(Nested())
    try host.screen.type("Paris", into: "Text")
    #expect(host.screen.texts.first == "Ada in Paris")
  }

  @Test func `bindings with the same owner and key path cause no evaluation`() throws {
    struct Owner: View {
      @State private var person = Person()
      @State private var count = 0
      var body: some View {
        Editor(text: $person.name)
        Button("Add \(count)") { count += 1 }
      }
    }
    let host = HeadlessHost(Owner())
    host.resetEvaluations()
    try host.tap("Add 0")
    #expect(host.evaluations(of: Editor.self) == 0)
  }

  @Test func `Bindable creates bindings to the properties of a model`() throws {
    struct Bound: View {
      @Bindable var model: Model
      var body: some View { Editor(text: $model.name) }
    }
    let model = Model()
    let host = HeadlessHost(Bound(model: model))
    try host.screen.type("second", into: "Text")
    #expect(model.name == "second")
    model.name = "third"
    #expect(host.screen.fields.map(\.text) == ["third"])
    #expect(host.evaluations(of: Bound.self) == 1)
  }

  @Test func `state with a model provides bindings to the model's properties`() throws {
    struct Owner: View {
      @State private var model = Model()
      var body: some View {
        Text(model.name)
        Editor(text: $model.name)
      }
    }
    let host = HeadlessHost(Owner())
    try host.screen.type("second", into: "Text")
    #expect(host.screen.texts.first == "second")
  }

  @Test func `Bindable can be created in a body from a model in the environment`() throws {
    struct Local: View {
      @Environment(Model.self) private var model
      var body: some View { Editor(text: Bindable(model).name) }
    }
    let model = Model()
    let host = HeadlessHost(Local().environment(model))
    try host.screen.type("second", into: "Text")
    #expect(model.name == "second")
  }

  @Test func `a binding to an optional converts to a binding to the value, or nil`() throws {
    struct Unwrapping: View {
      @State private var name: String?
      var body: some View {
        if let name = Binding($name) { Editor(text: name) } else { Text("no name") }
        Button("Begin") { name = "" }
        Button("End") { name = nil }
      }
    }
    let host = HeadlessHost(Unwrapping())
    #expect(host.screen.texts.first == "no name")
    try host.tap("Begin")
    try host.screen.type("Ada", into: "Text")
    #expect(host.screen.fields.map(\.text) == ["Ada"])
    try host.tap("End")
    #expect(host.screen.texts.first == "no name")
  }

  @Test func `a binding to a value converts to a binding to an optional, which ignores nil`() {
    let written = Journal()
    let optional = Binding<String?>(
      Binding(get: { "Ada" }, set: { @MainActor in written.note($0) }))
    #expect(optional.wrappedValue == "Ada")
    optional.wrappedValue = "Bob"
    optional.wrappedValue = nil
    #expect(written.entries == ["Bob"])
  }

  @Test func `a constant binding ignores writes`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a binding can be created from closures`() throws {
    struct Closures: View {
      let model: Model
      var body: some View {
        Editor(
          text: Binding(
            get: { @MainActor in model.name }, set: { @MainActor in model.name = $0 }))
      }
    }
    let model = Model()
    let host = HeadlessHost(Closures(model: model))
    try host.screen.type("second", into: "Text")
    #expect(host.screen.fields.map(\.text) == ["second"])
    #expect(model.name == "second")
  }

  @Test func `a binding supports key paths with subscript arguments`() throws {
    struct Named: View {
      @State private var names = ["a": "Ada"]
      var body: some View {
        Editor(text: $names[name: "b"])
        Text(names.keys.sorted().joined())
      }
    }
    let host = HeadlessHost(Named())
    #expect(host.screen.fields.map(\.text) == ["none"])
    try host.screen.type("Bob", into: "Text")
    #expect(host.screen.fields.map(\.text) == ["Bob"])
    #expect(host.screen.texts.last == "ab")
  }
}

extension [String: String] {
  fileprivate subscript(name key: String) -> String {
    get { self[key] ?? "none" }
    set { self[key] = newValue }
  }
}
