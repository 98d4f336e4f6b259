import Foundation
import RecourseUI
import Testing

/// The touches that an installed host receives, as plain values.
@Suite struct TouchAreaTests {
  private static let frames = [
    CGRect(x: 0, y: 0, width: 390, height: 60), CGRect(x: 16, y: 740, width: 358, height: 80),
  ]

  @Test(arguments: [
    (CGPoint(x: 195, y: 30), true), (CGPoint(x: 195, y: 400), false),
    (CGPoint(x: 195, y: 780), true), (CGPoint(x: 15, y: 780), false),
    (CGPoint(x: 16, y: 740), true), (CGPoint(x: 195, y: 820), false),
  ])
  func `a host receives a touch in the frame of a toast or a banner, and no other`(
    point: CGPoint, isForHost: Bool
  ) {
    #expect(TouchArea(frames: Self.frames).contains(point) == isForHost)
  }

  @Test func `a host without a presentation receives no touch`() {
    #expect(!TouchArea().contains(.zero))
  }

  @Test(arguments: [[], Self.frames])
  func `a host receives every touch while its own alert or sheet is up`(frames: [CGRect]) {
    let area = TouchArea(frames: frames, isCovered: true)
    #expect(area.contains(CGPoint(x: 195, y: 400)))
  }
}
