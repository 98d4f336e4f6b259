#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A wrapper for a UIKit view in a SwiftUI view hierarchy.
  @MainActor
  @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the UIKit view.
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// Updates the UIKit view with the state of the structure.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// Cleans up before the removal of the UIKit view.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    /// Creates the coordinator, which lives as long as the UIKit view.
    func makeCoordinator() -> Self.Coordinator
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Creates an empty coordinator.
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(
      _ uiView: Self.UIViewType, coordinator: Self.Coordinator
    ) {}

    /// Traps; the stand-in never evaluates a representable view.
    public var body: Never { fatalError("UIKit is on Apple's systems only.") }
  }

  /// The state of the system around a UIKit view.
  @MainActor
  @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator of the UIKit view.
    public let coordinator: Representable.Coordinator
    /// The environment of the UIKit view.
    public internal(set) var environment: EnvironmentValues
  }
#endif
