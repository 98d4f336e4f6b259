internal import CAdwaita

/// Runs Dispatch's main queue on GLib's main loop, which sleeps until there is work.
@MainActor
enum MainQueue {
  static func attach() {
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run, nil)
  }

  private static let run: GUnixFDSourceFunc = { handle, _, _ in
    // An unread signal stays pending, so that the loop would neither sleep nor draw.
    var signal: UInt64 = 0
    read(handle, &signal, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
    return gboolean(G_SOURCE_CONTINUE)
  }
}
