import Observation
import Recourse
import SwiftUI

extension View {
  /// Makes the view a host if it stands in a sheet, a cover or a popover that has none.
  ///
  /// - Parameter isContainer: Whether the view contains others, and is therefore preferred to
  ///   smaller views. The default is true.
  /// - Returns: A view that presents where no host does.
  func hostsAsLastResort(isContainer: Bool = true) -> some View {
    modifier(LastResortModifier(isContainer: isContainer))
  }
}

/// Elects the views that present in sheets, covers and popovers without a host, one in each.
@MainActor
final class LastResorts {
  private struct Member {
    weak var view: LastResort?
  }

  /// The position of the host around the views.
  let anchor = ScreenAnchor()
  /// The views on screen, in order of appearance.
  private var members: [Member] = []

  nonisolated init() {}

  func join(_ view: LastResort) {
    members.append(Member(view: view))
    elect()
  }

  func leave(_ view: LastResort) {
    members.removeAll { $0.view === view }
    view.isElected = false
    elect()
  }

  /// Elects, for each presentation above the host, the first container or otherwise the first view.
  func elect() {
    let views = members.compactMap(\.view)
    var elected: [Int: LastResort] = [:]
    for view in views {
      guard let host = anchor.screensBelow, let screens = view.anchor.screensBelow, screens > host
      else { continue }
      let other = elected[screens]
      if other == nil || other?.isContainer == false && view.isContainer { elected[screens] = view }
    }
    for view in views {
      let isElected = elected.values.contains { $0 === view }
      if view.isElected != isElected { view.isElected = isElected }
    }
  }
}

/// A view that can present if no host is near.
@MainActor
@Observable
final class LastResort {
  /// Whether the view is the host of its presentation.
  fileprivate(set) var isElected = false
  @ObservationIgnored fileprivate var isContainer = false
  @ObservationIgnored fileprivate let anchor = ScreenAnchor()
  @ObservationIgnored private let presence = ViewPresence()
  @ObservationIgnored private weak var resorts: LastResorts?

  nonisolated init() {}

  func appear(in resorts: LastResorts?, isContainer: Bool) {
    presence.appear {
      self.resorts = resorts
      self.isContainer = isContainer
      anchor.onMove = { [weak resorts] in resorts?.elect() }
      resorts?.join(self)
    }
  }

  func disappear() {
    presence.disappear { [self] in resorts?.leave(self) }
  }
}

private struct LastResortModifier: ViewModifier {
  let isContainer: Bool
  @Environment(\.isPresented) private var isPresented
  @Environment(\.lastResorts) private var resorts
  @State private var view = LastResort()

  func body(content: Content) -> some View {
    content
      .anchored(by: view.anchor, isActive: isPresented)
      .overlay(alignment: .bottom) {
        if view.isElected { Placeholder().modifier(OwnSheetModifier()) }
      }
      .onAppear { if isPresented { view.appear(in: resorts, isContainer: isContainer) } }
      .onDisappear { view.disappear() }
  }
}

extension EnvironmentValues {
  /// The views that present where the host around the view can't; nil without a host.
  @Entry var lastResorts: LastResorts?
}
