import CAdwaita
import Observation
import SwiftUI
import Testing

@MainActor
@Observable
final class Account {
  var name = "Anna"
  var note = ""
  var isPublic = false
  var plan = 1
}

private struct AccountForm: View {
  @Bindable var account: Account
  var capitalizes = false

  var body: some View {
    VStack {
      Text(account.note)
      TextField("Name", text: capitalizes ? capitalized : $account.name)
      Toggle("Public", isOn: $account.isPublic)
      Picker("Plan", selection: $account.plan) {
        Text("Free").tag(1)
        Text("Paid").tag(2)
      }
    }
  }

  private var capitalized: Binding<String> {
    Binding(
      get: { @MainActor in account.name }, set: { @MainActor in account.name = $0.uppercased() })
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct FieldTests {
    let account = Account()

    @Test func `typing keeps the cursor and the focus while another text changes`() throws {
      let window = TestWindow(AccountForm(account: account))
      let entry = try #require(window.find("GtkEntry").first)
      gtk_widget_grab_focus(entry)
      var position: gint = 2
      gtk_editable_insert_text(OpaquePointer(entry), "x", 1, &position)
      gtk_editable_set_position(OpaquePointer(entry), position)
      #expect(account.name == "Anxna")
      account.note = "Saved"
      window.update()
      #expect(window.texts.contains("Saved"))
      #expect(window.find("GtkEntry") == [entry])
      #expect(entry.text == "Anxna")
      #expect(gtk_editable_get_position(OpaquePointer(entry)) == 3)
      let focus = try #require(gtk_root_get_focus(gtk_widget_get_root(entry)))
      #expect(gtk_widget_is_ancestor(focus, entry) != 0)
    }

    @Test func `a field shows the text as the model transformed it`() throws {
      let window = TestWindow(AccountForm(account: account, capitalizes: true))
      let entry = try #require(window.find("GtkEntry").first)
      gtk_editable_set_text(OpaquePointer(entry), "bob")
      #expect(account.name == "BOB")
      #expect(entry.text == "BOB")
    }

    @Test func `a text changed by the app is shown without writing to the binding`() throws {
      let binding = Binding(
        get: { @MainActor in account.name }, set: { @MainActor in account.note = $0 })
      let window = TestWindow(TextField("Name", text: binding))
      account.name = "Maria"
      window.update()
      #expect(try #require(window.find("GtkEntry").first).text == "Maria")
      #expect(account.note.isEmpty)
    }

    @Test func `a switch and its model update each other`() throws {
      let window = TestWindow(AccountForm(account: account))
      let toggle = try #require(window.find("GtkSwitch").first)
      gtk_switch_set_active(OpaquePointer(toggle), 1)
      #expect(account.isPublic)
      account.isPublic = false
      window.update()
      #expect(gtk_switch_get_active(OpaquePointer(toggle)) == 0)
      #expect(!account.isPublic)
    }

    @Test func `a picker shows the selected option and selects another`() throws {
      let window = TestWindow(AccountForm(account: account))
      let picker = try #require(window.find("GtkDropDown").first)
      #expect(gtk_drop_down_get_selected(OpaquePointer(picker)) == 0)
      gtk_drop_down_set_selected(OpaquePointer(picker), 1)
      #expect(account.plan == 2)
      account.plan = 1
      window.update()
      #expect(gtk_drop_down_get_selected(OpaquePointer(picker)) == 0)
    }

    @Test(arguments: [false, true])
    func `each part of a picker has exactly one accessible name`(isInForm: Bool) {
      let picker = Picker("Plan", selection: Bindable(account).plan) { Text("Free").tag(1) }
      let window =
        isInForm ? TestWindow(Form { picker }) : TestWindow(VStack { picker })
      let choice = window.find(isInForm ? "AdwComboRow" : "GtkDropDown")
      let parts = choice.flatMap { $0.allEvenHidden }
        .filter { $0.isOf("GtkListView") || $0.isOf("GtkButton") }
      #expect(parts.count >= 2)
      for part in choice + parts {
        let accessible = OpaquePointer(part)
        // With both, a screen reader would read the name twice.
        let hasLabel =
          gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
        let isLabelled =
          gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        #expect(hasLabel != isLabelled)
      }
    }

    @Test func `a long option is not truncated where there is room`() throws {
      let option = "For those who want everything that there is"
      let window = TestWindow(
        Form { Picker("Plan", selection: Bindable(account).plan) { Text(option).tag(1) } })
      let label = try #require(
        window.find("GtkLabel").first {
          gtk_label_get_text(OpaquePointer($0)).map(String.init(cString:)) == option
        })
      #expect(pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))) == 0)
    }

    @Test func `a picker exposes its selection to a screen reader`() throws {
      let window = TestWindow(AccountForm(account: account))
      let picker = try #require(window.find("GtkDropDown").first)
      let property = GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
      #expect(gtk_test_accessible_has_property(OpaquePointer(picker), property) != 0)
      account.plan = 3
      window.update()
      #expect(gtk_test_accessible_has_property(OpaquePointer(picker), property) == 0)
    }

    @Test func `fields in a form are native rows`() throws {
      let window = TestWindow(
        Form {
          TextField("Name", text: Bindable(account).name)
          SecureField("Password", text: .constant(""))
          Toggle("Public", isOn: Bindable(account).isPublic)
          Picker("Plan", selection: Bindable(account).plan) { Text("Free").tag(1) }
        })
      #expect(window.find("AdwEntryRow").count == 2)
      #expect(window.find("AdwPasswordEntryRow").count == 1)
      #expect(window.find("AdwComboRow").count == 1)
      let entry = try #require(window.find("AdwEntryRow").first)
      gtk_editable_set_text(OpaquePointer(entry), "Bob")
      #expect(account.name == "Bob")
    }
  }
}
