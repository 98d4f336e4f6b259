import SwiftUI

/// The views of an installed host that receive touches.
///
/// The frames are read at the time of a touch, so no stored frame can be out of date. A view that
/// has left has no frame, even if SwiftUI keeps its state.
@MainActor
package final class TouchRegions {
  private struct Region {
    weak var anchor: ScreenAnchor?
  }

  private var regions: [Region] = []

  nonisolated init() {}

  /// The number of views.
  package var count: Int { anchors.count }

  /// The anchors of the views.
  var anchors: [ScreenAnchor] { regions.compactMap(\.anchor) }

  fileprivate func add(_ anchor: ScreenAnchor) {
    regions.removeAll { $0.anchor == nil || $0.anchor === anchor }
    regions.append(Region(anchor: anchor))
  }
}

extension View {
  /// Makes the view receive touches if it stands in an installed host; does nothing elsewhere.
  func receivesTouches() -> some View {
    modifier(TouchRegionModifier())
  }
}

private struct TouchRegionModifier: ViewModifier {
  @Environment(\.touchRegions) private var regions
  @State private var anchor = ScreenAnchor()

  func body(content: Content) -> some View {
    if let regions {
      content
        .measured(by: anchor)
        .onAppear { regions.add(anchor) }
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The views of the installed host around the view; nil in an app's own view tree.
  @Entry var touchRegions: TouchRegions?
}
