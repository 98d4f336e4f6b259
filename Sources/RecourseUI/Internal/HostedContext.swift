import Recourse
import SwiftUI

extension View {
  /// Presents a context in the view, and in every host below it.
  ///
  /// A sheet or a cover hides the view, but not what is declared below it: the hosts in there
  /// present the context as well, and the topmost visible one does.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - edge: The edge of a toast. The default is nil, for other forms.
  ///   - modifier: Creates the modifier that presents the context, once for each host.
  /// - Returns: A view that presents the context.
  func presenting<Item, Presenting: ViewModifier>(
    _ context: PresentationContext<Item>, at edge: VerticalEdge? = nil,
    through modifier: @escaping @MainActor () -> Presenting
  ) -> some View {
    self.modifier(
      HostingModifier(
        context: HostedContext(id: ObjectIdentifier(context), edge: edge) {
          AnyView(Placeholder().modifier(modifier()))
        },
        makePresenting: modifier))
  }
}

/// A context that is given further up, and that hosts present as well.
struct HostedContext: Identifiable, Equatable {
  let id: ObjectIdentifier
  let edge: VerticalEdge?
  /// Creates an invisible view that presents the context.
  let makeView: @MainActor () -> AnyView

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.edge == rhs.edge }
}

extension EnvironmentValues {
  /// The contexts that are given around the view, the outermost first.
  @Entry var hostedContexts: [HostedContext] = []
}

private struct HostingModifier<Presenting: ViewModifier>: ViewModifier {
  let context: HostedContext
  let makePresenting: @MainActor () -> Presenting
  @Environment(\.hostedContexts) private var outer

  func body(content: Content) -> some View {
    content
      .environment(\.hostedContexts, outer.filter { $0.id != context.id } + [context])
      .modifier(makePresenting())
  }
}

/// Presents the contexts that are given around a host.
struct HostedContextsModifier: ViewModifier {
  @Environment(\.hostedContexts) private var contexts

  func body(content: Content) -> some View {
    content.overlay {
      if !contexts.isEmpty { ForEach(contexts) { $0.makeView() } }
    }
  }
}

/// An invisible view as wide as its place, and without a height, so that it receives no touches.
struct Placeholder: View {
  var body: some View {
    Color.clear.frame(minWidth: 200, maxWidth: .infinity).frame(height: 0)
      .accessibilityHidden(true)
  }
}
