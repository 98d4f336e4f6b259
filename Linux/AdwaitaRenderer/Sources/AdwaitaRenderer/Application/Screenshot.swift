internal import CAdwaita
internal import Foundation

/// Draws a stack of windows into a picture, without a window manager.
@MainActor
struct Screenshot {
  /// The reason why there is no picture.
  enum Failure: Error, CustomStringConvertible {
    case noWindow
    case notWritten(to: String)

    var description: String {
      switch self {
      case .noWindow: "There is no window to draw."
      case .notWritten(let path): "The picture could not be written to \(path)."
      }
    }
  }

  private let windows: [Widget]

  init(of windows: [Widget]) {
    self.windows = windows
  }

  func write(to file: URL) throws {
    guard let bottom = windows.first, let native = gtk_widget_get_native(bottom) else {
      throw Failure.noWindow
    }
    var area = graphene_rect_t(origin: graphene_point_t(), size: bottom.insides.size)
    let snapshot = gtk_snapshot_new()
    draw(bottom, centeredIn: area.size, roundedBy: 0, in: snapshot)
    for window in windows.dropFirst() {
      var shade = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0.4)
      gtk_snapshot_append_color(snapshot, &shade, &area)
      draw(window, centeredIn: area.size, roundedBy: 12, in: snapshot)
    }
    guard let drawing = gtk_snapshot_free_to_node(snapshot) else { throw Failure.noWindow }
    defer { gsk_render_node_unref(drawing) }
    let picture = gsk_renderer_render_texture(gtk_native_get_renderer(native), drawing, &area)
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    guard gdk_texture_save_to_png(picture, file.path) != 0 else {
      throw Failure.notWritten(to: file.path)
    }
  }

  private func draw(
    _ window: Widget, centeredIn room: graphene_size_t, roundedBy radius: Float,
    in snapshot: OpaquePointer?
  ) {
    var insides = window.insides
    let fills = insides.size.width >= room.width && insides.size.height >= room.height
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &insides, fills ? 0 : radius)
    var corner = graphene_point_t(
      x: ((room.width - insides.size.width) / 2).rounded() - insides.origin.x,
      y: ((room.height - insides.size.height) / 2).rounded() - insides.origin.y)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    let picture = gtk_widget_paintable_new(window)
    gdk_paintable_snapshot(
      picture, snapshot, Double(gdk_paintable_get_intrinsic_width(picture)),
      Double(gdk_paintable_get_intrinsic_height(picture)))
    g_object_unref(UnsafeMutableRawPointer(picture))
    gtk_snapshot_pop(snapshot)
    gtk_snapshot_restore(snapshot)
  }
}

extension Widget {
  /// The window's bounds without the frame that GTK draws when no compositor draws a shadow.
  fileprivate var insides: graphene_rect_t {
    var bounds = graphene_rect_t()
    var frame = graphene_rect_t()
    guard let child = gtk_window_get_child(cast()),
      gtk_widget_compute_bounds(child, self, &bounds) != 0,
      gtk_widget_compute_bounds(self, self, &frame) != 0
    else { return bounds }
    bounds.origin.x -= frame.origin.x
    bounds.origin.y -= frame.origin.y
    return bounds
  }
}
