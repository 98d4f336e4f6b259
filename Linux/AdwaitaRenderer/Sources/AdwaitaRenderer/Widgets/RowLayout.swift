internal import CAdwaita

/// Lays out a row with a title: the value beside the title, or below the title in a narrow row.
///
/// libadwaita divides a narrow row between both, and breaks words if they still don't fit.
@MainActor
struct RowLayout: WidgetLayout {
  /// The title's minimum share of the row, unless the title needs less.
  private static let titleShare = 0.45
  private static let spacing: Int32 = 12

  /// Installs this layout on an action row.
  static func arrange(_ row: Widget) {
    let header = row.children.first { gtk_widget_has_css_class($0, "header") != 0 }
    guard let header else { return }
    install(on: header) {
      RowLayout.measure($0, $1, $2, $3, $4, $5, $6)
    } allocate: {
      RowLayout.allocate($0, $1, $2, $3)
    }
  }

  private let header: Widget
  /// The widgets before the title, such as an icon.
  private var leading: [Widget] = []
  private var title: Widget?
  private var value: Widget?

  init(of widget: Widget) {
    header = widget
    for part in header.children where gtk_widget_should_layout(part) != 0 {
      if gtk_widget_has_css_class(part, "suffixes") != 0 {
        value = part
      } else if gtk_widget_has_css_class(part, "title") != 0 {
        title = part
      } else {
        leading.append(part)
      }
    }
  }

  private var leadingWidth: Int32 {
    leading.reduce(0) { $0 + $1.width.natural + Self.spacing }
  }

  var widths: Widget.Lengths {
    let title: Widget.Lengths = title?.width ?? (0, 0)
    let value: Widget.Lengths = value?.width ?? (0, 0)
    let gap = value.natural > 0 ? Self.spacing : 0
    return (
      leadingWidth + max(title.minimum, value.minimum),
      leadingWidth + title.natural + gap + value.natural
    )
  }

  func heights(at size: Int32) -> Widget.Lengths {
    let boxes = boxes(in: size < 0 ? widths.natural : size)
    let leadingHeight = leading.map { $0.height(at: -1) }.max() ?? 0
    let height = max(leadingHeight, boxes.height)
    return (height, height)
  }

  func allocate(_ width: Int32, _ height: Int32) {
    var x: Int32 = 0
    for part in leading {
      place(part, GdkRectangle(x: x, y: 0, width: part.width.natural, height: height), in: width)
      x += part.width.natural + Self.spacing
    }
    let boxes = boxes(in: width)
    let below = boxes.isStacked
    if let title {
      let tall = below ? boxes.titleHeight : height
      place(title, GdkRectangle(x: x, y: 0, width: boxes.titleWidth, height: tall), in: width)
    }
    guard let value else { return }
    let y = below ? boxes.titleHeight : 0
    place(
      value,
      GdkRectangle(
        x: below ? x : width - boxes.valueWidth, y: y, width: boxes.valueWidth,
        height: below ? boxes.valueHeight : height), in: width)
  }

  /// The sizes of the title and the value.
  private struct Boxes {
    var isStacked = false
    var titleWidth: Int32
    var titleHeight: Int32
    var valueWidth: Int32 = 0
    var valueHeight: Int32 = 0

    /// The height of both; a stacked value has extra room below.
    var height: Int32 {
      isStacked ? titleHeight + valueHeight + 8 : max(titleHeight, valueHeight)
    }
  }

  private func boxes(in width: Int32) -> Boxes {
    let room = width - leadingWidth
    var boxes = Boxes(titleWidth: room, titleHeight: title?.height(at: room) ?? 0)
    guard let value else { return boxes }
    boxes.valueWidth = min(value.width.natural, room)
    let beside = room - boxes.valueWidth - Self.spacing
    let titleWidths: Widget.Lengths = title?.width ?? (0, 0)
    let wanted = max(titleWidths.minimum, Int32(Self.titleShare * Double(room)))
    if beside >= min(titleWidths.natural, wanted) {
      boxes.titleWidth = beside
      boxes.titleHeight = title?.height(at: beside) ?? 0
    } else {
      boxes.isStacked = true
    }
    boxes.valueHeight = value.height(at: boxes.valueWidth)
    return boxes
  }

  private func place(_ part: Widget, _ rectangle: GdkRectangle, in width: Int32) {
    header.place(part, rectangle, in: width)
  }
}
