internal import CAdwaita

/// Dispatch's main queue, run by GLib's main loop: GLib sleeps until there is work.
@MainActor
enum MainQueue {
  static func attach() {
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run, nil)
  }

  private static let run: GUnixFDSourceFunc = { handle, _, _ in
    // Unless the signal is read, it stays, and the loop never sleeps nor draws.
    var signal: UInt64 = 0
    read(handle, &signal, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
    return gboolean(G_SOURCE_CONTINUE)
  }
}
