import Foundation

/// A connection of a server, from the request to the end, used only on the server's thread.
final class Connection: Identifiable {
  let id: Int
  /// The socket; nil after the connection has ended.
  private(set) var socket: Socket?
  private let core: ServerCore
  private var phase = Phase.reading(RequestParser())
  private var request: ServerRequest?

  private enum Phase {
    case reading(RequestParser)
    /// Waits for the end of a delay before the answer.
    ///
    /// A client that has half-closed the connection may still read, as only sending can show.
    case delayed(Answer, Task<Void, Never>, isHalfClosed: Bool)
    /// Waits until the client or the server closes the connection.
    case silent
    case sending(ArraySlice<UInt8>, status: Int?)
    /// Waits until the client has read everything, because closing earlier could discard the data.
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

  /// The events that the connection polls for.
  var interest: Int16 {
    switch phase {
    case .sending: Int16(POLLOUT)
    // A broken connection is reported even if no events are polled for.
    case .delayed(_, _, isHalfClosed: true): 0
    default: Int16(POLLIN)
    }
  }

  /// Continues after an event that the connection polls for.
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

  /// Handles the end of the data from the client.
  private func endOfRequests() {
    if case .delayed(let answer, let delay, isHalfClosed: false) = phase {
      phase = .delayed(answer, delay, isHalfClosed: true)
    } else {
      end()
    }
  }

  /// Sends the answer after its delay.
  func delayEnded() {
    guard case .delayed(let answer, _, _) = phase else { return }
    begin(answer)
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    // Bytes after the request are ignored.
    guard case .reading(var parser) = phase else { return }
    // Otherwise the parser would have two owners, and all bytes so far would be copied.
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
    let request = core.arrived(request)
    self.request = request
    let answer = core.answer(to: request)
    let delays = request.faults.compactMap(\.delay)
    guard !delays.isEmpty else { return begin(answer) }
    let delay = delays.reduce(.zero, +)
    phase = .delayed(
      answer,
      Task { [core, id] in
        // If the delay was cancelled, the connection has ended.
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
