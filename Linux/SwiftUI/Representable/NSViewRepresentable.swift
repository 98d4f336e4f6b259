#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  /// A wrapper for an AppKit view in a SwiftUI view hierarchy.
  @MainActor
  @preconcurrency
  public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Creates the AppKit view.
    func makeNSView(context: Self.Context) -> Self.NSViewType

    /// Updates the AppKit view with the state of the structure.
    func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)

    /// Cleans up before the removal of the AppKit view.
    static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)

    /// Creates the coordinator, which lives as long as the AppKit view.
    func makeCoordinator() -> Self.Coordinator
  }

  extension NSViewRepresentable where Coordinator == Void {
    /// Creates an empty coordinator.
    public func makeCoordinator() {}
  }

  extension NSViewRepresentable {
    /// Does nothing.
    public static func dismantleNSView(
      _ nsView: Self.NSViewType, coordinator: Self.Coordinator
    ) {}

    /// Traps; the stand-in never evaluates a representable view.
    public var body: Never { fatalError("AppKit is on Apple's systems only.") }
  }

  /// The state of the system around an AppKit view.
  @MainActor
  @preconcurrency
  public struct NSViewRepresentableContext<View: NSViewRepresentable> {
    /// The coordinator of the AppKit view.
    public let coordinator: View.Coordinator
    /// The environment of the AppKit view.
    public internal(set) var environment: EnvironmentValues
  }
#endif
