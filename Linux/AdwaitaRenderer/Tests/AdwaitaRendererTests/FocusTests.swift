import CAdwaita
import SwiftUI
import Testing

private struct FocusForm: View {
  @Bindable var account: Account

  var body: some View {
    Form {
      Text("Only words")
      LabeledContent("Plan", value: "Free")
      LabeledContent("In a row") { Button("Press") {} }
      Button("Fill a row") {}
      LabeledContent("Not now") { Button("Rest") {}.disabled(true) }
      Section {
        Toggle("Public", isOn: $account.isPublic)
        Text("Between")
        Picker("Choice", selection: $account.plan) { Text("One").tag(1) }
        HStack {
          Text("Beside"); Button("Beside it") {}
        }
        TextField("Name", text: $account.name)
        SecureField("Password", text: .constant(""))
        Text("To copy").textSelection(.enabled)
        Button("Last") {}
        Text("The end")
      }
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct FocusTests {
    let account = Account()

    @Test(arguments: [false, true])
    func `each enabled control in a form is one Tab stop, and rows without controls are none`(
      isBackward: Bool
    ) {
      let window = TestWindow(FocusForm(account: account))
      let stops = window.stops(isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
        .filter { !$0.isInTitleBar }.map(\.typeName)
      let controls = [
        "GtkButton", "GtkButton", "GtkSwitch", "AdwComboRow", "GtkButton", "GtkText", "GtkText",
        "GtkButton", "GtkLabel", "GtkButton",
      ]
      #expect(stops == (isBackward ? controls.reversed() : controls))
    }

    @Test func `a form whose first row has no control passes the focus to the next control`() {
      let window = TestWindow(
        Form {
          Text("Only words")
          Button("Press") {}
        })
      #expect(window.stops(GTK_DIR_TAB_FORWARD).last?.typeName == "GtkButton")
    }

    @Test(arguments: [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD])
    func `a status page in a form is no Tab stop, and its buttons are`(
      direction: GtkDirectionType
    ) {
      for (hasButton, count) in [(false, 2), (true, 3)] {
        let window = TestWindow(
          Form {
            Button("Before") {}
            ContentUnavailableView {
              Text("No Orders")
            } actions: {
              if hasButton { Button("Reload") {} }
            }
            Button("Behind") {}
          })
        let stops = window.stops(direction).filter { !$0.isInTitleBar }
        #expect(stops.map(\.typeName) == Array(repeating: "GtkButton", count: count))
      }
    }

    @Test(arguments: [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD])
    func `a selection list is one Tab stop, and passing it keeps the selection`(
      direction: GtkDirectionType
    ) {
      let basket = Basket()
      basket.chosen = 2
      let window = TestWindow(
        VStack {
          Button("Before") {}
          List(basket.fruits, selection: Bindable(basket).chosen) { Text($0.name) }
          Button("Behind") {}
        })
      let stops = window.stops(direction).filter { !$0.isInTitleBar }
      #expect(stops.map(\.typeName) == ["GtkButton", "RecourseRow", "GtkButton"])
      #expect(basket.chosen == 2)
    }
  }
}

extension TestWindow {
  /// Returns the widgets that get the focus in order, until the first has the focus again.
  func stops(_ direction: GtkDirectionType) -> [Widget] {
    guard let window = windows.first else { return [] }
    gtk_window_set_focus(window.cast(), nil)
    var stops: [Widget] = []
    while gtk_widget_child_focus(window, direction) != 0,
      let focus = gtk_root_get_focus(OpaquePointer(window)), !stops.contains(focus)
    {
      stops.append(focus)
    }
    return stops
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  fileprivate var typeName: String {
    g_type_name_from_instance(cast()).map(String.init(cString:)) ?? ""
  }

  fileprivate var isInTitleBar: Bool {
    gtk_widget_get_ancestor(self, adw_header_bar_get_type()) != nil
  }
}
