// Reports the errors of a view to a test.
import RecourseTesting
import RecourseUI
import SwiftUI

@MainActor
func hosted(_ screen: some View, by recorder: ErrorRecorder) -> some View {
  screen.errorRouter(recorder.router)
}
