import Foundation

/// A connection of a server, from the request to the end; used by the server's thread only.
final class Connection: Identifiable {
  let id: Int
  /// Nil when the connection is over.
  private(set) var socket: Socket?
  private let core: ServerCore
  private var phase = Phase.reading(RequestParser())
  private var request: ServedRequest?

  private enum Phase {
    case reading(RequestParser)
    /// Waits for the end of a delay before an answer.
    ///
    /// A client that has ended its side may still read, which only sending the answer shows.
    case delayed(Answer, Task<Void, Never>, isHalfClosed: Bool)
    /// Waits until the client or the server ends it.
    case silent
    case sending(ArraySlice<UInt8>, status: Int?)
    /// Waits until the client has read everything: closing before could take it away.
    case draining
  }

  init(id: Int, socket: Socket, core: ServerCore) {
    self.id = id
    self.socket = socket
    self.core = core
  }

  deinit {
    end()
  }

  /// What it waits for.
  var interest: Int16 {
    switch phase {
    case .sending: Int16(POLLOUT)
    // A broken connection is reported even without interest in anything.
    case .delayed(_, _, isHalfClosed: true): 0
    default: Int16(POLLIN)
    }
  }

  /// Goes on, when what it waits for is there.
  func proceed(buffer: inout [UInt8]) {
    if case .sending(let rest, let status) = phase {
      send(rest, status: status)
      return
    }
    switch socket?.receive(into: &buffer) {
    case .bytes(let count): receive(buffer[..<count])
    case .later: break
    case .ended: endOfRequests()
    case .broken, nil: end()
    }
  }

  /// Notes that the client sends no more.
  private func endOfRequests() {
    if case .delayed(let answer, let delay, isHalfClosed: false) = phase {
      phase = .delayed(answer, delay, isHalfClosed: true)
    } else {
      end()
    }
  }

  /// Goes on, when its delay is over.
  func delayEnded() {
    guard case .delayed(let answer, _, _) = phase else { return }
    begin(answer)
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    // What comes after the request is of no interest.
    guard case .reading(var parser) = phase else { return }
    // Otherwise all bytes so far would be copied.
    phase = .draining
    switch parser.receive(bytes) {
    case .incomplete:
      phase = .reading(parser)
    case .awaitsContinue:
      phase = .reading(parser)
      _ = socket?.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)[...])
    case .invalid(let status):
      begin(Answer(toBrokenRequest: status))
    case .complete(let request):
      answer(request)
    }
  }

  private func answer(_ request: ServerRequest) {
    let served = core.arrived(request)
    self.request = served
    let answer = core.answer(to: request, served)
    let delays = served.faults.compactMap(\.delay)
    guard !delays.isEmpty else { return begin(answer) }
    let delay = delays.reduce(.zero, +)
    phase = .delayed(
      answer,
      Task { [core, id] in
        // A cancelled delay has no connection any more.
        guard (try? await core.clock.sleep(for: delay)) != nil else { return }
        core.delayEnded(of: id)
      },
      isHalfClosed: false)
  }

  private func begin(_ answer: Answer) {
    switch answer {
    case .bytes(let bytes, let status): send(bytes[...], status: status)
    case .silence: phase = .silent
    case .reset:
      socket?.resetWhenClosed()
      end()
    }
  }

  private func send(_ bytes: ArraySlice<UInt8>, status: Int?) {
    var rest = bytes
    while !rest.isEmpty {
      switch socket?.send(rest) {
      case .bytes(let count): rest = rest.dropFirst(count)
      case .later:
        phase = .sending(rest, status: status)
        return
      case .ended, .broken, nil:
        end()
        return
      }
    }
    phase = .draining
    socket?.finishSending()
    tellEnd(status: status)
  }

  private func end() {
    if case .delayed(_, let delay, _) = phase { delay.cancel() }
    phase = .draining
    socket = nil
    tellEnd(status: nil)
  }

  private func tellEnd(status: Int?) {
    guard let request else { return }
    self.request = nil
    core.ended(request, status: status)
  }
}
