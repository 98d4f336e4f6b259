import CAdwaita
import Observation
import SwiftUI
import Testing

@MainActor
@Observable
final class Question {
  var isAsked = false
  var isSheetUp = false
  var isCoverUp = false
  var answers: [String] = []
  var name = ""
}

private struct QuestionView: View {
  @Bindable var question: Question

  var body: some View {
    Text("Below")
      .alert("Delete the file?", isPresented: $question.isAsked) {
        Button("Delete", role: .destructive) { question.answers.append("delete") }
        Button("Keep", role: .cancel) { question.answers.append("keep") }
      } message: {
        Text("It can’t be <b>undone</b> & is gone.")
      }
  }
}

private struct SheetView: View {
  @Bindable var question: Question

  var body: some View {
    Text("Under")
      .sheet(isPresented: $question.isSheetUp) { QuestionView(question: question) }
      .fullScreenCover(isPresented: $question.isCoverUp) { Text("Cover") }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct AlertTests {
    let question = Question()

    @Test func `an alert is a modal dialog with its title, message and buttons`() throws {
      question.isAsked = true
      let window = TestWindow(QuestionView(question: question))
      let dialog = try #require(window.find("AdwMessageDialog").first)
      #expect(String(cString: adw_message_dialog_get_heading(dialog.cast())) == "Delete the file?")
      #expect(window.texts.contains("It can’t be <b>undone</b> & is gone."))
      #expect(window.texts.contains("Delete"))
      #expect(gtk_window_get_modal(dialog.cast()) != 0)
    }

    @Test func `pressing an alert's response calls the action once`() throws {
      let window = TestWindow(QuestionView(question: question))
      question.isAsked = true
      window.update()
      let dialog = try #require(window.find("AdwMessageDialog").first)
      adw_message_dialog_response(dialog.cast(), "button-0")
      window.pump()
      #expect(question.answers == ["delete"])
      #expect(!question.isAsked)
      #expect(window.find("AdwMessageDialog").isEmpty)
    }

    @Test func `closing an alert calls the cancel button's action`() throws {
      question.isAsked = true
      let window = TestWindow(QuestionView(question: question))
      gtk_window_close(try #require(window.find("AdwMessageDialog").first).cast())
      window.pump()
      #expect(question.answers == ["keep"])
      #expect(window.find("AdwMessageDialog").isEmpty)
    }

    @Test func `an alert that the app dismisses calls no action`() {
      question.isAsked = true
      let window = TestWindow(QuestionView(question: question))
      question.isAsked = false
      window.update()
      #expect(window.find("AdwMessageDialog").isEmpty)
      #expect(question.answers.isEmpty)
    }

    @Test func `an alert over a sheet is transient for the sheet`() throws {
      question.isSheetUp = true
      let window = TestWindow(SheetView(question: question))
      question.isAsked = true
      window.update()
      let dialog = try #require(window.find("AdwMessageDialog").first)
      let sheet = try #require(gtk_window_get_transient_for(dialog.cast()))
      let parent = try #require(gtk_window_get_transient_for(sheet))
      #expect(gtk_window_get_transient_for(parent) == nil)
      #expect(gtk_window_get_modal(sheet) != 0)
      question.isSheetUp = false
      window.update()
      #expect(window.windows.count == 1)
    }

    @Test func `closing a sheet sets its binding to false and closes the window`() throws {
      question.isSheetUp = true
      let window = TestWindow(SheetView(question: question))
      let sheet = try #require(window.windows.first { gtk_window_get_modal($0.cast()) != 0 })
      gtk_window_close(sheet.cast())
      window.pump()
      #expect(!question.isSheetUp)
      #expect(window.windows.count == 1)
    }

    @Test func `a cover can't be closed and is as large as its window`() throws {
      question.isCoverUp = true
      let window = TestWindow(SheetView(question: question))
      let cover = try #require(window.windows.first { gtk_window_get_modal($0.cast()) != 0 })
      gtk_window_close(cover.cast())
      window.pump()
      #expect(question.isCoverUp)
      #expect(gtk_window_get_deletable(cover.cast()) == 0)
      var size: (width: gint, height: gint) = (0, 0)
      gtk_window_get_default_size(cover.cast(), &size.width, &size.height)
      #expect(size == (960, 680))
    }

    @Test func `an alert's text field updates its binding`() throws {
      let window = TestWindow(
        Text("Below").alert("Name", isPresented: .constant(true)) {
          TextField("Name", text: Bindable(question).name)
          Button("Save") {}
        })
      let entry = try #require(window.find("GtkEntry").first)
      gtk_editable_set_text(OpaquePointer(entry), "Bob")
      #expect(question.name == "Bob")
    }
  }
}
