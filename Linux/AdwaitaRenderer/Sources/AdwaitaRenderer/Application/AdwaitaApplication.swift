internal import CAdwaita
public import Foundation
@_spi(Rendering) public import SwiftUI

/// Runs an app in GNOME-style windows.
public enum AdwaitaApplication: Sendable {
  /// The default size of a window, in points.
  public static let windowSize = CGSize(width: 960, height: 680)

  /// Opens the app's windows and returns the process's exit status once they are closed.
  ///
  /// - Parameters:
  ///   - app: The app to run.
  ///   - identifier: The application ID for the desktop, such as `org.example.Gallery`.
  ///   - windowSize: The initial size of the app's window, in points. The default is 960 by 680.
  ///   - textScale: The factor by which all text is scaled. The default is 1.
  ///   - script: Runs once the app's windows are open; then the app quits. The default is nil: the
  ///     app runs until its last window is closed.
  /// - Returns: GLib's exit status, which is 0 on success; at least 1 if the script threw an error.
  @MainActor
  public static func run<A: App>(
    _ app: A, identifier: String, windowSize: CGSize = windowSize, textScale: Double = 1,
    script: (@MainActor (AdwaitaSession) async throws -> Void)? = nil
  ) -> Int32 {
    MainQueue.attach()
    // Non-unique, because each process of the app has state of its own.
    let application = adw_application_new(identifier, G_APPLICATION_NON_UNIQUE)
    let running = RunningApplication(
      app, application: application, windowSize: windowSize, textScale: textScale,
      script: script)
    running.listen()
    let status = g_application_run(running.pointer(), 0, nil)
    running.close()
    return max(status, running.status)
  }
}

extension App {
  /// Runs the app until its last window is closed, then ends the process.
  @MainActor
  public static func main() {
    let identifier = "org.recourse." + String(describing: Self.self)
    exit(AdwaitaApplication.run(Self(), identifier: identifier))
  }
}

/// The running app.
@MainActor
private final class RunningApplication<A: App> {
  private let app: A
  private let application: UnsafeMutablePointer<AdwApplication>?
  private let windowSize: CGSize
  private let textScale: Double
  private let script: (@MainActor (AdwaitaSession) async throws -> Void)?
  private var session: AdwaitaSession?
  private var notifications: DesktopNotifications?
  private var screenReader: ScreenReader?
  private(set) var status: Int32 = 0

  init(
    _ app: A, application: UnsafeMutablePointer<AdwApplication>?, windowSize: CGSize,
    textScale: Double, script: (@MainActor (AdwaitaSession) async throws -> Void)?
  ) {
    self.app = app
    self.application = application
    self.windowSize = windowSize
    self.textScale = textScale
    self.script = script
  }

  isolated deinit {
    g_object_unref(application)
  }

  func pointer<Class>() -> UnsafeMutablePointer<Class>? {
    UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: Class.self)
  }

  func listen() {
    guard let application else { return }
    _ = Signal("activate", of: application) { [weak self] in
      self?.open()
      return false
    }
  }

  func close() {
    notifications?.close()
    notifications = nil
    screenReader = nil
    session?.close()
    session = nil
  }

  private func open() {
    guard session == nil else { return }
    notifications = pointer().flatMap(DesktopNotifications.init)
    if textScale != 1 { Settings.scaleTexts(by: textScale) }
    let session = AdwaitaSession(
      ViewGraph(app: app), application: pointer(), windowSize: windowSize)
    self.session = session
    screenReader = pointer().flatMap { application in
      ScreenReader(of: application) { [graph = session.graph] in graph.runsScreenReader = $0 }
    }
    guard let script else { return }
    // Pictures must look the same on every desktop, and never show an animation in progress.
    Stylesheet.hideFrames()
    Settings.set("gtk-font-name", "Cantarell 11")
    Settings.set("gtk-enable-animations", false)
    Task {
      do {
        await session.settle()
        try await script(session)
      } catch {
        try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
        status = 1
      }
      g_application_quit(pointer())
    }
  }
}
