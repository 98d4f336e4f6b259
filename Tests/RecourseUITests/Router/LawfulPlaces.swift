import RecourseUI
import SwiftUI

/// A screen with one view for each context that it presents.
struct LawfulPlaces: View {
  var name = "Root"
  let alert: AlertContext
  var dialog: ConfirmationDialogContext?
  var sheet: SheetContext?
  var cover: SheetContext?

  var body: some View {
    Text(verbatim: name).alert(alert)
    if let dialog { Text("Dialog").confirmationDialog(dialog) }
    if let sheet { Text("Sheet").sheet(sheet) }
    if let cover { Text("Cover").fullScreenCover(cover) }
  }
}
