import CAdwaita
import SwiftUI
import Testing

private struct Cookbook: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Soup", value: "Soup")
        Button("Other") {}
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: String.self) { name in
        Text("How to cook \(name)").navigationTitle(name)
      }
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct NavigationTests {
    @Test func `a link opens its screen, and the back button returns`() throws {
      let window = TestWindow(Cookbook())
      #expect(window.texts.contains("Recipes"))
      #expect(window.backButton == nil)
      let link = try #require(window.link)
      gtk_widget_activate(link)
      window.pump { window.backButton != nil }
      #expect(window.texts.contains("How to cook Soup"))
      #expect(!window.texts.contains("Other"))
      #expect(!window.texts.contains("Recipes"))
      let back = try #require(window.backButton)
      gtk_widget_activate(back)
      window.pump { window.backButton == nil }
      #expect(window.backButton == nil)
      #expect(window.texts.contains("Recipes"))
      #expect(window.link != nil)
    }

    @Test func `only a link has an arrow in its row`() {
      let window = TestWindow(Cookbook())
      let arrows = window.find("GtkListBoxRow").map { row in
        window.find("GtkImage", in: row).count { $0.icon == "go-next-symbolic" }
      }
      #expect(arrows == [1, 0])
    }
  }
}

extension TestWindow {
  /// The button in the header bar that returns to the previous screen.
  fileprivate var backButton: Widget? {
    find("GtkButton").first { button in
      find("GtkImage", in: button).contains { $0.icon == "go-previous-symbolic" }
    }
  }

  /// The button in a row that opens another screen.
  fileprivate var link: Widget? {
    find("GtkButton").first { button in
      find("GtkImage", in: button).contains { $0.icon == "go-next-symbolic" }
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  fileprivate var icon: String? {
    gtk_image_get_icon_name(OpaquePointer(self)).map(String.init(cString:))
  }
}
