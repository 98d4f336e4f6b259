import AdwaitaRenderer
import CAdwaita
import Foundation
import Observation
import SwiftUI
import Testing

@MainActor
@Observable
final class Counter {
  var count = 0
  var isLoading = true
}

private struct CounterScreen: View {
  let counter: Counter

  var body: some View {
    NavigationSplitView {
      List { Text("Pages") }.navigationTitle("Sidebar")
    } detail: {
      VStack {
        if counter.isLoading { ProgressView() } else { ProgressView(value: 0.5) }
        Button("Add \(counter.count)") { counter.count += 1 }
      }
      .navigationTitle("Count \(counter.count)")
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct ScreenTests {
    let counter = Counter()

    @Test func `pressing a button updates its text and the title in place`() throws {
      let window = TestWindow(CounterScreen(counter: counter))
      let button = try #require(window.button("Add 0"))
      gtk_widget_activate(button)
      window.pump { counter.count == 1 }
      #expect(counter.count == 1)
      #expect(window.button("Add 1") == button)
      #expect(window.texts.contains("Sidebar"))
      #expect(window.texts.contains("Count 1"))
    }

    @Test func `a spinner is replaced by a bar when progress has a fraction`() {
      let window = TestWindow(CounterScreen(counter: counter))
      #expect(window.find("GtkSpinner").count == 1)
      counter.isLoading = false
      window.update()
      #expect(window.find("GtkSpinner").isEmpty)
      #expect(window.find("GtkProgressBar").count == 1)
    }

    @Test func `a scroll view in a frame is no taller than the frame`() throws {
      let window = TestWindow(
        VStack(spacing: 0) {
          Form { Text("Above") }
          ScrollView { ForEach(1...80, id: \.self) { Text("Line \($0)") } }.frame(height: 100)
        })
      let scroller = try #require(window.find("GtkScrolledWindow").last)
      window.pump { gtk_widget_get_height(scroller) > 0 }
      #expect(gtk_widget_get_height(scroller) == 100)
    }

    @Test func `an unavailable view is a status page that shows markup as plain text`() {
      let window = TestWindow(
        ContentUnavailableView {
          Label("No <Orders>", systemImage: "tray")
        } description: {
          Text("Buy & sell <b>more</b>.")
        } actions: {
          Button("Reload") { counter.count += 1 }
        })
      #expect(window.find("AdwStatusPage").count == 1)
      #expect(window.texts.contains("No <Orders>"))
      #expect(window.texts.contains("Buy & sell <b>more</b>."))
      #expect(window.button("Reload").map { gtk_widget_has_css_class($0, "pill") } == 1)
    }

    @Test func `a status page on a card is compact and respects its minimum height`() throws {
      let page = ContentUnavailableView("No Orders", systemImage: "tray")
      let alone = TestWindow(page)
      let large = try #require(alone.find("AdwStatusPage").first)
      #expect(gtk_widget_has_css_class(large, "compact") == 0)
      alone.session.close()
      let window = TestWindow(Form { page.frame(minHeight: 280) })
      let small = try #require(window.find("AdwStatusPage").first)
      #expect(gtk_widget_has_css_class(small, "compact") != 0)
      #expect(gtk_widget_get_height(small) >= 280)
    }

    @Test func `a status page that scrolls is as tall as one that doesn't`() throws {
      let page = ContentUnavailableView("No Orders", systemImage: "tray")
      let pages: [AnyView] = [AnyView(page), AnyView(Form { page })]
      let scrolling = [AnyView(ScrollView { page }), AnyView(Form { ScrollView { page } })]
      for (page, scrolling) in zip(pages, scrolling) {
        let heights = try [page, scrolling].map { view in
          let window = TestWindow(view)
          defer { window.session.close() }
          let status = try #require(window.find("AdwStatusPage").first)
          return gtk_widget_get_height(status)
        }
        #expect(heights[0] == heights[1])
        #expect(heights[0] > 50)
      }
    }

    @Test func `a scroll view in a form leaves the mouse wheel and the focus to the form`() {
      let page = ContentUnavailableView("No Orders", systemImage: "tray")
      let scrollers = [AnyView(Form { page }), AnyView(Form { ScrollView { page } })].map { view in
        let window = TestWindow(view)
        defer { window.session.close() }
        return window.find("GtkScrolledWindow").count
      }
      #expect(scrollers[0] == scrollers[1])
    }

    @Test func `a status page leaves the mouse wheel to the form around it`() throws {
      let page = ContentUnavailableView("No Orders", systemImage: "tray")
      for (isInForm, phase) in [(true, GTK_PHASE_NONE), (false, GTK_PHASE_BUBBLE)] {
        let window = isInForm ? TestWindow(Form { page }) : TestWindow(page)
        let status = try #require(window.find("AdwStatusPage").first)
        let scroller = try #require(window.find("GtkScrolledWindow", in: status).first)
        #expect(scroller.wheelPhases.contains(phase))
        #expect(Set(scroller.wheelPhases.map(\.rawValue)).count == 1)
      }
    }

    @Test func `a screenshot has the size of the window`() async throws {
      let window = TestWindow(CounterScreen(counter: counter))
      let file = URL.temporaryDirectory.appending(path: "\(UUID()).png")
      defer { try? FileManager.default.removeItem(at: file) }
      try await window.pump { try await window.session.screenshot(to: file) }
      let size = try PictureSize(of: file)
      #expect(size.width == Int(gtk_widget_get_width(window.windows[0])))
      #expect(size.height == Int(gtk_widget_get_height(window.windows[0])))
    }

    @Test func `closing a window releases its widgets`() throws {
      let window = TestWindow(Text("Short-lived"))
      let label = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
      defer { label.deallocate() }
      g_weak_ref_init(label, try #require(window.find("GtkLabel").last))
      window.session.close()
      window.pump()
      #expect(g_weak_ref_get(label) == nil)
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The propagation phases in which the widget’s own controllers handle the mouse wheel.
  fileprivate var wheelPhases: [GtkPropagationPhase] {
    let controllers = gtk_widget_observe_controllers(self)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return nil }
      defer { g_object_unref(controller) }
      let isForWheel = g_type_check_instance_is_a(
        controller.assumingMemoryBound(to: GTypeInstance.self),
        gtk_event_controller_scroll_get_type())
      return isForWheel == 0
        ? nil : gtk_event_controller_get_propagation_phase(OpaquePointer(controller))
    }
  }
}

extension TestWindow {
  /// Returns the button with a title.
  func button(_ title: String) -> Widget? {
    find("GtkButton").first { button in
      gtk_button_get_label(button.cast()).map(String.init(cString:)) == title
    }
  }
}

/// The size in the header of a PNG file.
struct PictureSize {
  let width: Int
  let height: Int

  init(of file: URL) throws {
    let head = try Data(contentsOf: file).prefix(24)
    func number(at offset: Int) -> Int {
      head[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
  }
}
