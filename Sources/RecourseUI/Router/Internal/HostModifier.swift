import Recourse
import SwiftUI

/// Makes a view a host, which presents the errors of its window.
struct HostModifier: ViewModifier {
  @Environment(\.windowRouter) private var window

  func body(content: Content) -> some View {
    if let window {
      content
        .banner(window.banners)
        .toast(window.toasts)
        .modifier(ToastAreaModifier())
        .modifier(InterruptionModifier(context: window.interruptions))
    } else {
      content
    }
  }
}

/// Makes a view the host of its window's banners.
struct BannerHostModifier: ViewModifier {
  @Environment(\.windowRouter) private var window
  @Environment(\.presentationSurroundings) private var surroundings

  func body(content: Content) -> some View {
    if let window {
      content.banner(window.banners).environment(\.presentationSurroundings, inside)
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

/// Makes the content of a sheet that no context presents a host of its own.
struct OwnSheetModifier: ViewModifier {
  @Environment(\.presentationSurroundings) private var outer
  @State private var sheet = OwnSheet()

  func body(content: Content) -> some View {
    content
      .modifier(HostModifier())
      .environment(\.presentationSurroundings, sheet.surroundings(in: outer))
  }
}

/// Keeps the host of a sheet as long as the sheet's content exists.
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
  /// The router of the window around the view; nil without a router.
  @Entry package var windowRouter: WindowRouter?
}
