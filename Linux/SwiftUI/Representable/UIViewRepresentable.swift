#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view of UIKit's in a view hierarchy of SwiftUI's.
  @MainActor
  @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the view.
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// Changes the view to the state of the structure.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// Cleans up before the view goes.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    /// Creates the object that stays with the view.
    func makeCoordinator() -> Self.Coordinator
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}

    /// Is never asked for.
    public var body: Never { fatalError("UIKit is on Apple's systems only.") }
  }

  /// The state around a view of UIKit's.
  @MainActor
  @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that stays with the view.
    public let coordinator: Representable.Coordinator
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
  }
#endif
