internal import CAdwaita

/// Lays out widgets side by side, and continues on the next line where a line is full.
///
/// With large text, a narrow row has no room for several buttons beside each other, and GTK would
/// widen the window.
@MainActor
struct LineLayout: WidgetLayout {
  private static let spacing: Int32 = 8

  /// Installs this layout on a widget with children.
  static func arrange(_ box: Widget) {
    install(on: box) {
      LineLayout.measure($0, $1, $2, $3, $4, $5, $6)
    } allocate: {
      LineLayout.allocate($0, $1, $2, $3)
    }
  }

  private let box: Widget
  private let parts: [Widget]

  init(of widget: Widget) {
    box = widget
    parts = box.children.filter { gtk_widget_should_layout($0) != 0 }
  }

  var widths: Widget.Lengths {
    let widths = parts.map(\.width)
    let gaps = Self.spacing * Int32(max(0, parts.count - 1))
    return (widths.map(\.minimum).max() ?? 0, widths.reduce(gaps) { $0 + $1.natural })
  }

  func heights(at size: Int32) -> Widget.Lengths {
    let lines = lines(in: size < 0 ? widths.natural : size)
    let gaps = Self.spacing * Int32(max(0, lines.count - 1))
    let height = lines.reduce(gaps) { $0 + $1.height }
    return (height, height)
  }

  func allocate(_ width: Int32, _ height: Int32) {
    let lines = lines(in: width)
    var y: Int32 = 0
    for line in lines {
      // A single line has the whole height, in which its parts align themselves.
      let tall = lines.count == 1 ? height : line.height
      var x: Int32 = 0
      for (part, wide) in line.parts {
        box.place(part, GdkRectangle(x: x, y: y, width: wide, height: tall), in: width)
        x += wide + Self.spacing
      }
      y += tall + Self.spacing
    }
  }

  private struct Line {
    var parts: [(part: Widget, width: Int32)] = []
    var width: Int32 = 0
    var height: Int32 = 0
  }

  private func lines(in width: Int32) -> [Line] {
    var lines: [Line] = []
    for part in parts {
      let wide = max(part.width.minimum, min(part.width.natural, width))
      if lines.last.map({ $0.width + Self.spacing + wide > width }) ?? true { lines.append(Line()) }
      let last = lines.count - 1
      lines[last].width += wide + (lines[last].parts.isEmpty ? 0 : Self.spacing)
      lines[last].height = max(lines[last].height, part.height(at: wide))
      lines[last].parts.append((part, wide))
    }
    return lines
  }
}
