import Recourse
import SwiftUI

/// Makes a view a place where the errors of its window can be shown.
struct HostModifier: ViewModifier {
  @Environment(\.errorScene) private var scene

  func body(content: Content) -> some View {
    if let scene {
      content
        .banner(scene.banners)
        .toast(scene.toasts)
        .modifier(ToastAreaModifier())
        .modifier(InterruptionModifier(context: scene.interruptions))
    } else {
      content
    }
  }
}

/// Makes a view the place of its window's banners.
struct BannerHostModifier: ViewModifier {
  @Environment(\.errorScene) private var scene
  @Environment(\.presentationSurroundings) private var surroundings

  func body(content: Content) -> some View {
    if let scene {
      content.banner(scene.banners).environment(\.presentationSurroundings, inside)
    } else {
      content
    }
  }

  private var inside: PresentationSurroundings {
    var inside = surroundings
    inside.level += 1
    return inside
  }
}

/// Makes the content of a sheet that no context presents a place of its own.
struct OwnSheetModifier: ViewModifier {
  @Environment(\.presentationSurroundings) private var outer
  @State private var sheet = OwnSheet()

  func body(content: Content) -> some View {
    content
      .modifier(HostModifier())
      .environment(\.presentationSurroundings, sheet.surroundings(in: outer))
  }
}

/// Stands for the sheet as long as it is there.
@MainActor
private final class OwnSheet {
  private var host: PresentationHost?

  nonisolated init() {}

  func surroundings(in outer: PresentationSurroundings) -> PresentationSurroundings {
    let host = host ?? PresentationHost(in: outer.host)
    self.host = host
    var inner = outer
    inner.host = host
    return inner
  }
}

extension EnvironmentValues {
  /// The window in which a view is; nil where no router is installed.
  @Entry package var errorScene: ErrorScene?
}
