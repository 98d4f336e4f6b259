import Foundation
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewPartsTests {
  private let operation = ManualOperation<Void>()

  @Test func `shows the caller's label and description, as view and as modifier`() async throws {
    let views = [
      AnyView(
        ThrowingView {
          Text("content")
        } label: {
          Text("Error")
        } description: {
          Text("There was an error loading this page.")
        } operation: {
          try await operation()
        }),
      AnyView(
        Text("content").throwingView {
          Text("Error")
        } description: {
          Text("There was an error loading this page.")
        } operation: {
          try await operation()
        }),
    ]
    for view in views {
      let host = HeadlessHost(view)
      await host.wait { operation.running == 1 }
      operation.fail()
      await host.wait { host.screen.texts.count > 1 }
      #expect(
        host.screen.texts == ["Error", "There was an error loading this page.", "Try Again"])
      try host.tap("Try Again")
      await host.wait { operation.running == 1 }
      operation.succeed()
      await host.wait { host.screen.texts == ["content"] }
    }
    #expect(operation.runs == 4)
  }

  @Test func `an empty view of the caller's shows nothing`() async {
    let host = HeadlessHost(
      ThrowingView {
        Text("content")
      } label: {
        EmptyView()
      } description: {
        EmptyView()
      } operation: {
        try await operation()
      })
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts == ["Try Again"] }
    let orders = ManualOperation<[String]>()
    let empty = HeadlessHost(
      ThrowingView {
        try await orders()
      } content: {
        Text($0.joined())
      }
      .throwingViewParts(empty: { EmptyView() }))
    await empty.wait { orders.running == 1 }
    orders.succeed(with: [])
    await empty.wait { empty.screen.texts == [] }
  }

  @Test func `shows the error's description if the caller provides none`() async {
    let host = HeadlessHost(
      Text("content").throwingView(operation: { try await operation() })
        .environment(\.errorDescriber, ErrorDescriber(locale: Locale(identifier: "de"))))
    #expect(host.screen.texts.first?.hasPrefix("Laden") == true)
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.notConnectedToInternet))
    await host.wait { host.screen.texts.count > 1 }
    let german = ErrorDescriber(locale: Locale(identifier: "de"))
    let description = german.describe(URLError(.notConnectedToInternet))
    #expect(
      host.screen.texts == [description.title, description.fullMessage, "Erneut versuchen"])
  }

  @Test func `the innermost replacement of a part applies, and gets the error`() async {
    let host = HeadlessHost(
      ThrowingView(operation: { try await operation() }) {
        Text("content")
      }
      .throwingViewParts(label: { Text("Inner \($0 is CartError)") })
      .throwingViewParts(label: { _ in Text("Outer") }, description: { _ in Text("Why") }))
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts == ["Inner true", "Why", "Try Again"] }
  }

  @Test func `parts are those of a view, and not of the views in its content`() async {
    let inner = ManualOperation<Void>()
    let host = HeadlessHost(
      ThrowingView(operation: { try await operation() }) {
        ThrowingView(operation: { try await inner() }) { Text("content") }
      }
      .throwingViewParts(label: { _ in Text("Outer") }))
    await host.wait { operation.running == 1 }
    operation.succeed()
    await host.wait { inner.running == 1 }
    inner.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(host.screen.texts.first == "The card was declined")
  }

  @Test func `has buttons for the error's recovery options and caller's actions`() async throws {
    var helped = 0
    let describer = ErrorDescriber().mapping(CartError.self) { _ in
      ErrorDescription(
        title: "Declined", message: "The bank said no.",
        recoveryOptions: [RecoveryOption("Use Another Card") { true }])
    }
    let host = HeadlessHost(
      ThrowingView(operation: { try await operation() }) {
        Text("content")
      }
      .throwingViewParts(actions: { error in
        if error is CartError { Button("Help") { helped += 1 } }
      })
      .environment(\.errorDescriber, describer))
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.buttons.count > 0 }
    #expect(host.screen.buttons.map(\.title) == ["Try Again", "Use Another Card", "Help"])
    try host.tap("Help")
    #expect(helped == 1)
    try host.tap("Use Another Card")
    await host.wait { operation.running == 1 }
    #expect(operation.runs == 2)
  }

  @Test func `a style replaces every state`() async throws {
    let orders = ManualOperation<[String]>()
    let host = HeadlessHost(
      ThrowingView {
        try await orders()
      } content: {
        Text($0.joined())
      }
      .throwingViewStyle(PlainStyle()))
    #expect(host.screen.texts == ["loading"])
    await host.wait { orders.running == 1 }
    orders.fail()
    await host.wait { host.screen.texts == ["failed: The card was declined", "Once more"] }
    try host.tap("Once more")
    await host.wait { orders.running == 1 }
    orders.succeed(with: [])
    await host.wait { host.screen.texts == ["empty", "Once more"] }
    try host.tap("Once more")
    await host.wait { orders.running == 1 }
    #expect(host.screen.texts == ["empty", "Once more"])
    orders.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea", "Once more"] }
    try host.tap("Once more")
    await host.wait { orders.running == 1 }
    orders.fail()
    await host.wait {
      host.screen.texts == ["Tea", "stale: The card was declined", "Once more"]
    }
  }
}

private struct PlainStyle: ThrowingViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let failure = (configuration.failure?.error as? CartError)?.errorTitle
    switch configuration.phase {
    case .loading: Text("loading")
    case .content: configuration.content
    case .empty: Text("empty")
    case .failed: Text("failed: \(failure ?? "")")
    }
    if configuration.phase == .content, let failure { Text("stale: \(failure)") }
    if configuration.phase != .loading { Button("Once more", action: configuration.tryAgain) }
  }
}
