import Foundation

/// The desktop's setting for a running screen reader, as GNOME's settings change it.
enum ScreenReaderSetting {
  /// Runs actions as on a desktop with a screen reader.
  static func whileOn(_ actions: () throws -> Void) throws {
    try turn(on: true)
    defer { try? turn(on: false) }
    try actions()
  }

  private static func turn(on isOn: Bool) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-send")
    process.arguments = [
      "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
      "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status",
      "string:ScreenReaderEnabled", "variant:boolean:\(isOn)",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GalleryFailure.notPossible("turn the screen reader \(isOn ? "on" : "off")")
    }
  }
}
