import RecourseUI
public import SwiftUI

/// An app whose window has nothing but the error of a model.
public struct MeaningsApp: App {
  private let model: MeaningsModel
  private let router: ErrorRouter

  /// Creates an app that shows nothing yet.
  public init() {
    self.init(model: MeaningsModel())
  }

  /// Creates an app that shows the error of a model.
  public init(model: MeaningsModel) {
    self.model = model
    router = ErrorRouter(describer: model.describer)
  }

  /// The window.
  public var body: some Scene {
    WindowGroup("An App") { [model, router] in
      MeaningsView(model: model)
        .errorRouter(router)
        .environment(
          \.layoutDirection, model.language.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }
}

struct MeaningsView: View {
  let model: MeaningsModel

  var body: some View {
    if let shown = model.shown {
      let error = MeaningsModel.error(of: shown.meaning)
      Group {
        switch shown.place {
        case .alert: FailingAction(error: error).errorPolicy { Otherwise(.alert) }
        case .toast: FailingAction(error: error).errorPolicy { Otherwise(.toast) }
        case .view:
          ThrowingView {
            Color.clear
          } operation: {
            throw error
          }
        }
      }
      .resolvesReportsOnDisappear()
      .id(shown)
    }
  }
}

/// An action of the person that fails as soon as the view appears.
private struct FailingAction: View {
  let error: any Error
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Color.clear.onAppear { [error] in attempt { throw error } }
  }
}
