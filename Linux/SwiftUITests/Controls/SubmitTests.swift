@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct SubmitTests {
  private let journal = Journal()

  private func submit(_ view: some View) {
    HeadlessHost(view).screen.fields.first?.submit()
  }

  @Test func `every onSubmit action around a field runs, innermost first`() {
    submit(
      VStack {
        TextField("Name", text: .constant("")).onSubmit { journal.note("inner") }
      }
      .onSubmit { journal.note("outer") }
      .onSubmit(of: [.text, .search]) { journal.note("outermost") })
    #expect(journal.entries == ["inner", "outer", "outermost"])
  }

  @Test func `an onSubmit action for searches does not run for a text field`() {
    submit(
      TextField("Name", text: .constant(""))
        .onSubmit(of: .search) { journal.note("search") }
        .onSubmit { journal.note("text") })
    #expect(journal.entries == ["text"])
  }

  @Test func `a blocking submit scope hides submissions from outer actions`() {
    func field(isBlocking: Bool) -> some View {
      TextField("Name", text: .constant(""))
        .onSubmit { journal.note("inner") }
        .submitScope(isBlocking)
        .onSubmit { journal.note("outer") }
    }
    submit(field(isBlocking: true))
    #expect(journal.entries == ["inner"])
    submit(field(isBlocking: false))
    #expect(journal.entries == ["inner", "inner", "outer"])
  }

  @Test func `an onSubmit action sees the latest state`() throws {
    struct Counting: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        TextField("Name", text: .constant("")).onSubmit { [count] in journal.note("\(count)") }
        Button("Count") { count += 1 }
      }
    }
    let host = HeadlessHost(Counting(journal: journal))
    try host.tap("Count")
    host.screen.fields.first?.submit()
    #expect(journal.entries == ["1"])
  }
}
