internal import CAdwaita
public import Foundation
@_spi(Rendering) public import SwiftUI

/// Runs an app in windows of GNOME's look.
public enum AdwaitaApplication: Sendable {
  /// The size of a window, in points, if no other is asked for.
  public static let windowSize = CGSize(width: 960, height: 680)

  /// Opens the app's windows and returns the process's exit status once they are closed.
  ///
  /// - Parameters:
  ///   - app: The app to run.
  ///   - identifier: The name that the desktop knows the app by, such as `org.example.Gallery`.
  ///   - windowSize: The size of the app's window at first, in points. The default is 960 by 680.
  ///   - textScale: How many times as large as usual all texts are. The default is 1.
  ///   - script: What to do in the app's windows once they are open; then the app quits.
  ///     The default is nil: the app runs until its last window is closed.
  /// - Returns: 0, or 1 if the script has thrown an error.
  @MainActor
  public static func run<A: App>(
    _ app: A, identifier: String, windowSize: CGSize = windowSize, textScale: Double = 1,
    script: (@MainActor (AdwaitaSession) async throws -> Void)? = nil
  ) -> Int32 {
    MainQueue.attach()
    // Another process of the same app is another app: each has state of its own.
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

/// The app as long as it runs.
@MainActor
private final class RunningApplication<A: App> {
  private let app: A
  private let application: UnsafeMutablePointer<AdwApplication>?
  private let windowSize: CGSize
  private let textScale: Double
  private let script: (@MainActor (AdwaitaSession) async throws -> Void)?
  private var session: AdwaitaSession?
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
    session?.close()
    session = nil
  }

  private func open() {
    guard session == nil else { return }
    if textScale != 1 { Settings.scaleTexts(by: textScale) }
    let session = AdwaitaSession(
      ViewGraph(app: app), application: pointer(), windowSize: windowSize)
    self.session = session
    guard let script else { return }
    // Pictures look the same whatever the desktop is, and show no animation half-way.
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
