import Foundation
import Recourse
import RecourseTesting
import Testing

/// The return of the network, which resolves loads and nothing else.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct NetworkReturnTests {
  private let network = SwitchedNetwork()
  private let router: ErrorRouter
  private let window: TestWindow

  init() throws {
    router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.banner) },
      describer: ErrorDescriber(locale: Locale(identifier: "en")), network: network.signal,
      clock: ManualClock())
    window = try TestWindow(router)
  }

  private func loseAndRestore(_ meanwhile: () async -> Void) async {
    network.isReachable = false
    await meanwhile()
    await network.waitForReader()
    network.isReachable = true
  }

  /// Completes the dismissal of the banner.
  private func waitForEnd() async {
    await eventually { window.banner == nil }
    if let leaving = window.top.banners.stage.clearing {
      window.top.banners.acknowledge(leaving.id)
    }
  }

  @Test func `a change that never left the device is made when the network is back`() async {
    var runs = 0
    var task: AttemptHandle<Int?>?
    await loseAndRestore {
      task = router.attempt(title: "The order wasn’t sent") {
        runs += 1
        if runs == 1 { throw URLError(.notConnectedToInternet) }
        return 7
      }
      await eventually { window.banner != nil }
      #expect(window.banner?.title == "The order wasn’t sent")
    }
    #expect(await task?.value == 7)
    #expect(runs == 2)
    await waitForEnd()
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
    #expect(router.journal.counts.byRepair == [.reconnection: 1])
  }

  @Test func `a change that may have had an effect stays on offer, by its title`() async throws {
    var runs = 0
    await loseAndRestore {
      for title in ["The order wasn’t sent", "The address wasn’t saved"] {
        router.attempt(title: ErrorTitle(verbatim: title)) {
          runs += 1
          if runs <= 2 { throw LostAnswer() }
        }
      }
      await eventually { router.journal.counts.reported == 2 }
    }
    await eventually { window.banner?.message?.contains("The address wasn’t saved") == true }
    #expect(window.banner?.action?.title == "Try All Again (2)")
    #expect(runs == 2)
    #expect(router.journal.counts.pending == 1)
    window.banner?.action?.handler()
    await waitForEnd()
    #expect(runs == 4)
    #expect(router.journal.counts.byRepair == [.tryAgain: 1])
  }

  @Test(arguments: [ErrorOrigin.firstLoad, .refresh])
  func `a failed load is resolved`(_ origin: ErrorOrigin) async {
    await loseAndRestore {
      router.report(URLError(.notConnectedToInternet), origin: origin)
      #expect(window.banner != nil)
    }
    await waitForEnd()
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a report with a key stays until its operation succeeds`() async throws {
    var isSaved = false
    await loseAndRestore {
      router.report(
        LostAnswer(), origin: .userAction, title: "The document isn’t saved", retryKey: "save")
    }
    await eventually { window.banner?.title == "The document isn’t saved" }
    router.onRetry(of: "save") { isSaved = true }
    await eventually { window.banner?.action != nil }
    #expect(router.journal.counts.pending == 1)
    window.banner?.action?.handler()
    await waitForEnd()
    #expect(isSaved)
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
  }

  @Test func `an aggregate stays on offer`() async {
    await loseAndRestore {
      router.report(
        AggregateError([LostAnswer(), LostAnswer()], total: 2), origin: .refresh)
    }
    for _ in 1...100 { await Task.yield() }
    #expect(router.journal.counts.pending == 1)
  }
}

/// A lost connection after which nobody knows whether the request had an effect.
struct LostAnswer: Error, SharedCauseProvider {
  var sharedCause: SharedCause? { .offline }
}

/// A network that a test switches off and on.
@MainActor
final class SwitchedNetwork {
  private var readers: [AsyncStream<Bool>.Continuation] = []

  var isReachable = true {
    didSet { for reader in readers { reader.yield(isReachable) } }
  }

  private(set) lazy var signal = NetworkSignal { [weak self] in
    let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
    Task { @MainActor in self?.add(continuation) }
    return stream
  }

  private func add(_ reader: AsyncStream<Bool>.Continuation) {
    readers.append(reader)
    reader.yield(isReachable)
  }

  /// Waits until a reader knows that the network is off.
  func waitForReader() async {
    while readers.isEmpty, !Task.isCancelled { await Task.yield() }
    for _ in 0..<100 { await Task.detached(priority: .background) { await Task.yield() }.value }
  }
}
