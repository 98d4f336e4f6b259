@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct TransactionTests {
  private struct Point: Equatable {
    var x = 0
  }

  /// Stores the value that a binding writes, and records the animation of each write.
  @MainActor
  private final class Storage {
    var point = Point()
    var animations: [Animation?] = []

    var binding: Binding<Point> {
      Binding(get: { self.point }) { value, transaction in
        self.point = value
        self.animations.append(transaction.animation)
      }
    }
  }

  private let storage = Storage()

  @Test func `a binding writes with its transaction`() {
    storage.binding.wrappedValue = Point(x: 1)
    storage.binding.animation().wrappedValue = Point(x: 2)
    storage.binding.animation(.easeIn(duration: 2)).wrappedValue = Point(x: 3)
    storage.binding.transaction(Transaction(animation: .bouncy)).wrappedValue = Point(x: 4)
    #expect(storage.animations == [nil, .default, .easeIn(duration: 2), .bouncy])
    #expect(storage.point == Point(x: 4))
  }

  @Test func `derived bindings keep the transaction`() throws {
    let animated = storage.binding.animation(.linear)
    animated.x.wrappedValue = 1
    Binding<Point?>(animated).wrappedValue = Point(x: 2)
    Binding<Int?>(storage.binding.x).animation(.spring).wrappedValue = 3
    #expect(storage.animations == [.linear, .linear, .spring])
    #expect(storage.point.x == 3)
  }

  @Test func `a binding to state accepts a transaction and changes the state`() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Switch", isOn: $isOn.animation(.easeOut))
        Text(isOn ? "on" : "off")
      }
    }
    let host = HeadlessHost(Switch())
    try host.screen.turn("Switch", on: true)
    #expect(host.screen.texts == ["Switch", "on"])
  }

  @Test func `withAnimation makes the change and returns its result`() throws {
    struct Failure: Error {}
    #expect(withAnimation { 1 } == 1)
    #expect(withAnimation(.spring(duration: 1, bounce: 0.2)) { "a" } == "a")
    #expect(withAnimation(nil) { true })
    #expect(withTransaction(Transaction()) { 2 } == 2)
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test func `animations differ by their curve and timing`() {
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear != .linear(duration: 1))
    #expect(Animation.easeOut.delay(1) != .easeOut)
    #expect(Animation.easeInOut.speed(2) == .easeInOut.speed(4).speed(0.5))
  }
}
