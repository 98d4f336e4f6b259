public import Foundation

/// The application of a process.
@MainActor
open class NSApplication: NSResponder {
  /// The participation of an application in the system's user interface.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// The application of this process.
  public class var shared: NSApplication { stub() }

  /// Changes the activation policy.
  @discardableResult
  open func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool {
    stub()
  }

  /// Completes the launch.
  open func finishLaunching() { stub() }

  /// Returns the next event that matches a mask, or nil if none arrives in time.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? {
    stub()
  }

  /// Dispatches an event.
  open func sendEvent(_ event: NSEvent) { stub() }
}

/// An event of the user or of the system.
open class NSEvent: NSObject {
  /// Types of events.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits of the types.
    public let rawValue: UInt64

    /// Creates a mask.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// All types.
    public static var any: NSEvent.EventTypeMask { stub() }
  }
}

/// Responds to the events of an application.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Returns the error to present in place of another; optional there.
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
}
