internal import CAdwaita
internal import Foundation
@_spi(Rendering) public import SwiftUI

/// Runs an app in windows of GNOME's look.
public enum AdwaitaApplication: Sendable {
  /// Opens the app's windows and returns the process's exit status once they are closed.
  ///
  /// - Parameters:
  ///   - app: The app to run.
  ///   - identifier: The name that the desktop knows the app by, such as `org.example.Gallery`.
  ///   - script: What to do in the app's windows once they are open; then the app quits.
  ///     The default is nil: the app runs until its last window is closed.
  /// - Returns: 0, or 1 if the script has thrown an error.
  @MainActor
  public static func run<A: App>(
    _ app: A, identifier: String,
    script: (@MainActor (AdwaitaSession) async throws -> Void)? = nil
  ) -> Int32 {
    MainQueue.attach()
    // Another process of the same app is another app: each has state of its own.
    let application = adw_application_new(identifier, G_APPLICATION_NON_UNIQUE)
    let running = RunningApplication(app, application: application, script: script)
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
  private let script: (@MainActor (AdwaitaSession) async throws -> Void)?
  private var session: AdwaitaSession?
  private(set) var status: Int32 = 0

  init(
    _ app: A, application: UnsafeMutablePointer<AdwApplication>?,
    script: (@MainActor (AdwaitaSession) async throws -> Void)?
  ) {
    self.app = app
    self.application = application
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
    let session = AdwaitaSession(ViewGraph(app: app), application: pointer())
    self.session = session
    guard let script else { return }
    // Pictures look the same whatever the desktop is, and show no animation half-way.
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
