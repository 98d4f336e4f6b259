public import Foundation

extension ErrorRouter {
  /// Keeps a change until it has succeeded, even if the app is killed, and performs it.
  ///
  /// When the method returns, the change is in the file of the journal's ``DurableReports``, unless
  /// the file can't be written. Its operation, which the app registers with
  /// ``onKeptChange(of:perform:onRefusal:)``, then runs, after earlier changes of the same kind. A
  /// failure is reported, and the change waits: it runs again when the person tries again, when the
  /// network is back if the router has a network signal, with the next change of its kind, and
  /// after ``restoreReports(of:)``. A change that a service refuses for good ends, and the person
  /// is told once. The person can see and drop what waits, see ``keptChanges``.
  ///
  /// ```swift
  /// router.attempt(keeping: .message, message, title: "The message wasn’t sent")
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the change.
  ///   - content: What is to be written. It is stored in readable form.
  ///   - origin: The activity of the app. The default is `.userAction`.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  /// - Returns: A handle for awaiting whether the change has succeeded. Cancelling it drops the
  ///   change.
  @discardableResult
  public func attempt<Content>(
    keeping kind: KeptChange.Kind<Content>, _ content: Content, origin: ErrorOrigin = .userAction,
    title: ErrorTitle? = nil, fileID: String = #fileID, line: Int = #line
  ) -> AttemptHandle<Bool> {
    let source = ErrorReport.Source(fileID: fileID, line: line)
    // The changes of earlier processes come first.
    if app?.changes.isRestored == false { restoreReports(of: journal.durableStore?.user) }
    var promise: Promise<Bool>?
    do {
      let change = try KeptChange(
        content, of: kind, origin: origin, title: describer.words(of: title), source: source)
      promise = app?.keep(change, from: self)
    } catch {
      Attempt(origin: origin, title: title, offersTryAgain: false, source: source)
        .report(error, to: self, as: Intention())
    }
    return AttemptHandle(
      Task {
        let succeeded = await promise?.answer() ?? false
        return (succeeded, succeeded)
      })
  }

  /// Registers the operation that performs the changes of a kind.
  ///
  /// Register the operations at launch, before ``restoreReports(of:)``. The changes of a kind run
  /// one after the other, in the order in which the person made them, while those of other kinds
  /// run at the same time. A run that was interrupted is repeated with the same idempotency key, by
  /// which a server recognizes a change that it has made already.
  ///
  /// ```swift
  /// router.onKeptChange(of: .message) { message, key in
  ///   try await server.send(message, idempotencyKey: key)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the changes.
  ///   - perform: Performs a change with its idempotency key; nil removes the registered operation,
  ///     and the changes wait. Its task is cancelled if the person drops the change, or if another
  ///     person signs in.
  ///   - onRefusal: Receives the content of a change that was refused for good, for example to put
  ///     it back into a form. The default is nil: the content is dropped.
  public func onKeptChange<Content>(
    of kind: KeptChange.Kind<Content>,
    perform: (@MainActor (_ content: Content, _ idempotencyKey: UUID) async throws -> Void)?,
    onRefusal: (@MainActor (_ content: Content) -> Void)? = nil
  ) {
    let operation = perform.map { perform in
      KeptChanges.Operation(perform: { try await perform($0.decoded(), $0.id) }) { change in
        change.content(of: kind).map { onRefusal?($0) }
      }
    }
    app?.onKeptChange(of: kind.key, perform: operation)
  }

  /// The changes of the current user that wait or run, oldest first, whose updates views observe.
  ///
  /// ```swift
  /// ForEach(router.keptChanges) { change in
  ///   Button(change.title ?? "Change") { router.dropKeptChange(change.id) }
  /// }
  /// ```
  public var keptChanges: [KeptChange] { app?.changes.ofUser ?? [] }

  /// Ends a change without another run, at the person's request.
  ///
  /// A run in progress is cancelled, but a service may have made the change already. Does nothing
  /// if the change is over.
  ///
  /// - Parameter id: The identity of the change.
  public func dropKeptChange(_ id: KeptChange.ID) {
    app?.drop(id)
  }
}
