import Foundation

// The criteria about the operation of a surface.

extension Finding {
  /// The height of the smallest text, a caption, at twice its standard size.
  private static let smallestText = 26.0
  /// The smallest side of a target, in points.
  private static let smallestTarget = 24.0

  mutating func checkTexts(of seen: SeenSurface) {
    let labels = seen.element.labels
    for (index, label) in labels.enumerated() {
      expect(label.frame.height >= Self.smallestText, "“\(label.name)” is small")
      expect(
        label.frame.minX >= seen.window.minX && label.frame.maxX <= seen.window.maxX,
        "“\(label.name)” is beyond the window")
      let covers = labels[(index + 1)...].filter { label.frame.intersects($0.frame) }
      expect(covers.isEmpty, "“\(label.name)” overlaps “\(covers.first?.name ?? "")”")
    }
    for container in seen.element.all where container.role != .scrollView {
      for label in container.children where label.role == .label && label.isLaidOut {
        expect(
          container.frame.insetBy(dx: -2, dy: -2).contains(label.frame),
          "“\(label.name)” is cut off")
      }
    }
  }

  mutating func checkKeyboard(of seen: SeenSurface) {
    let stops = seen.stops.filter(\.isOnSurface).map(\.element)
    for control in seen.element.controls {
      let isSame = { (other: SeenElement) in
        other.role == control.role && other.name == control.name
      }
      let count = seen.element.controls.count(where: isSame)
      expect(stops.count(where: isSame) == count, "“\(control.name)” is no Tab stop")
    }
    for press in seen.presses {
      expect(press.isAnswered, "“\(press.control)” doesn’t answer to \(press.key)")
    }
    let isLeft = seen.isLeftByEscape ?? seen.stops.contains { !$0.isOnSurface }
    expect(isLeft, "the keyboard can’t leave it")
  }

  mutating func checkStops(of seen: SeenSurface) {
    // A toast is over the content of its window.
    let isOver = seen.surface == .toast || seen.surface == .banner
    let cover = isOver ? seen.element.drawnFrame : .null
    for stop in seen.stops {
      expect(!stop.visible.isEmpty, "“\(stop.element.name)” is not in the window")
      expect(
        stop.isOnSurface || !cover.contains(stop.visible), "“\(stop.element.name)” is covered")
    }
  }

  mutating func checkTargets(of seen: SeenSurface) {
    let targets = seen.element.controls.map(\.frame)
    for (index, control) in seen.element.controls.enumerated() {
      let frame = control.frame
      guard min(frame.width, frame.height) < Self.smallestTarget else {
        expect(true, "")
        continue
      }
      // A smaller target needs room: a circle around it touches no other target.
      let circle = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
        .insetBy(dx: -Self.smallestTarget / 2, dy: -Self.smallestTarget / 2)
      let isApart = targets.indices.allSatisfy { $0 == index || !circle.intersects(targets[$0]) }
      expect(isApart, "“\(control.name)” is small, and close to another control")
    }
  }
}

extension SeenElement {
  /// The frame of the texts and controls, without the room around them.
  var drawnFrame: CGRect {
    (labels + controls).reduce(.null) { $0.union($1.frame) }
  }
}
