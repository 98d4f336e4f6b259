import RecourseTesting
import RecourseUI
import SwiftUI
import Testing

extension Flows {
  @MainActor
  @Suite struct WindowFlowTests {
    #if !os(tvOS) && !os(watchOS)
      @Test(arguments: FlowSystem.all)
      func `alerts appear one after the other over an active search field`(
        system: FlowSystem
      ) async throws {
        try await system.run { window in
          let router = window.makeRouter(sendingTo: .alert)
          await window.show(SearchPage().errorRouter(router))
          try await window.tap("Search")
          await window.settle()
          for number in 1...2 {
            router.report(PaymentError(number: number), origin: .userAction)
            try await window.waitForAlert("Error \(number)")
            #expect(window.presentations == [.alert])
            try await window.answer("OK", toAlert: "Error \(number)")
            #expect(window.presentations == [])
          }
          await router.journal.wait { $0.byOutcome == [.presented: 2] }
        }
      }
    #endif

    @Test(arguments: FlowSystem.all)
    func `in a window without a scene, alerts and a sheet appear one after the other`(
      system: FlowSystem
    ) async throws {
      let sheet = SheetContext()
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(
          Text("Photos").sheet(sheet).errorRouter(router)
            .environment(\.systemScreen) { kind, _ in
              ScreenFacts(scene: .none).screen(for: kind)
            })
        for number in 1...2 { router.report(PaymentError(number: number), origin: .userAction) }
        for number in 1...2 {
          try await window.waitForAlert("Error \(number)")
          #expect(window.presentations == [.alert])
          try await window.answer("OK", toAlert: "Error \(number)")
        }
        sheet.present { SheetPage(title: "Details") }
        try await window.waitForSheet("Details")
        router.report(PaymentError(number: 3), origin: .userAction)
        try await window.answer("OK", toAlert: "Error 3")
        try await window.waitForPresentations([.sheet])
        try await window.tap("Close")
        try await window.waitForPresentations([])
        await router.journal.wait { $0.byOutcome == [.presented: 3] }
      }
    }
  }
}

#if !os(tvOS) && !os(watchOS)
  private struct SearchPage: View {
    @State private var text = ""
    @State private var isSearching = false

    var body: some View {
      NavigationStack {
        VStack {
          Text("Photos")
          Button("Search") { isSearching = true }
        }
        .searchable(text: $text, isPresented: $isSearching)
      }
    }
  }
#endif
