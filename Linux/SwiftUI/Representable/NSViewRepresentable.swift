#if canImport(AppKit)
  public import AppKit

  /// A view of AppKit's in a view hierarchy of SwiftUI's.
  @MainActor
  @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Creates the view.
    func makeNSView(context: Self.Context) -> Self.NSViewType

    /// Changes the view to the state of the structure.
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)

    /// Cleans up before the view goes.
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)

    /// Creates the object that stays with the view.
    func makeCoordinator() -> Self.Coordinator
  }

  extension NSViewRepresentable where Coordinator == Void {
    /// Creates nothing.
    public func makeCoordinator() {}
  }

  extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator
    ) {}

    /// Is never asked for.
    public var body: Never { fatalError("AppKit is on Apple's systems only.") }
  }

  /// The state around a view of AppKit's.
  @MainActor
  @preconcurrency
  public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    /// The object that stays with the view.
    public let coordinator: View.Coordinator
    /// The environment of the view.
    public internal(set) var environment: EnvironmentValues
  }
#endif
