import Foundation

/// An activity during which errors are thrown, within the activities around it.
///
/// An error can't carry its activity, because it may be any value that callers catch by its type.
/// An activity therefore notes the errors that leave it, and whoever describes an error looks for
/// its note. A success costs an object and a task-local value, and all the rest follows a failure.
package final class ErrorContext: Sendable {
  /// The innermost activity of the current task.
  @TaskLocal static var current: ErrorContext?

  private static let notes = Locked<[Note]>([])
  private static let noteLimit = 32
  private static let textLimit = 200
  /// A task that an activity starts again and again is in more and more activities.
  private static let depthLimit = 1_000
  /// The age up to which an error that was converted counts as the same: the system can give the
  /// identity of a task that has ended to another one.
  private static let ageLimit = Duration.milliseconds(100)

  /// The name for developers; nil for an operation that is only around others.
  private let name: StaticString?
  /// The number or the identifier of what the activity is about; nil if there is none.
  private let number: Int?
  private let identifier: String?
  /// The file and the line; nil if the library has made the activity.
  private let place: (fileID: StaticString, line: Int)?
  private let parent: ErrorContext?
  private let depth: Int

  /// Creates an activity within the current one.
  ///
  /// - Parameters:
  ///   - name: The name for developers. The default is nil: an operation that is only around
  ///     others.
  ///   - number: The number of what the activity is about. The default is nil: there is none.
  ///   - identifier: The identifier in place of a number. The default is nil: there is none.
  ///   - place: The file and the line. The default is nil: the library has made the activity.
  package init(
    _ name: StaticString? = nil, _ number: Int? = nil, identifier: String? = nil,
    at place: (fileID: StaticString, line: Int)? = nil
  ) {
    var parent = Self.current
    // Tasks that start each other would otherwise be in more and more operations.
    if name == nil, let unnamed = parent, unnamed.name == nil { parent = unnamed.parent }
    let depth = (parent?.depth ?? 0) + 1
    self.name = name
    self.number = number
    self.identifier = identifier
    self.place = place
    self.parent = depth > Self.depthLimit ? nil : parent
    self.depth = depth > Self.depthLimit ? 1 : depth
  }

  func run<Value, Failure: Error>(
    _ operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try Self.$current.withValue(self) { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try operation())
      } catch {
        note(error)
        return .failure(error)
      }
    }.get()
  }

  package func run<Value, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Value,
    on isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Value {
    try await Self.$current.withValue(self) { () -> Result<Value, Failure> in
      // Captures `isolation`, so the closure runs on the caller's actor.
      _ = isolation
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        note(error)
        return .failure(error)
      }
    }.get()
  }

  /// Returns whether the activity is another one, or within it.
  private func isInside(_ other: ErrorContext) -> Bool {
    var next: ErrorContext? = self
    while let context = next {
      if context === other { return true }
      next = context.parent
    }
    return false
  }
}

// MARK: Notes

extension ErrorContext {
  /// An error that has left an activity.
  private struct Note: Sendable {
    let context: ErrorContext
    /// The activities; nil if they have no name.
    let text: String?
    /// The type and the case of the error.
    let label: String
    /// The task in which the error has left its last activity by a typed throw; nil if it was
    /// thrown as `any Error`, or was reported since.
    var task: Int?
    var time = ContinuousClock.now
    /// The error, which is retained so that no other one gets its box.
    var error: any Error
    var box: Int

    /// Whether an error without a note may be the same one, in another box.
    var isOpen: Bool { task != nil && time + ErrorContext.ageLimit > .now }
  }

  /// Returns the activities that an error has left, as a text for developers; nil if there are
  /// none.
  ///
  /// Code that throws or passes on `any Error` keeps the box that holds the error, which identifies
  /// it. A typed throw has no box. Its error is the latest one of the same type and case that has
  /// just left an activity within the current one or, outside of all, in the same task, and that
  /// was not reported.
  static func trace(of error: any Error) -> String? { note(of: error)?.text }

  /// Notes that an error is reported, so that a later one isn't taken for it.
  static func noteReport(of error: any Error) {
    guard var note = note(of: error), note.task != nil else { return }
    let known = note.box
    (note.task, note.error, note.box) = (nil, error, identity(of: error))
    replace(known, with: note)
  }

  private static func note(of error: any Error) -> Note? {
    let notes = Self.notes.withLock { $0 }
    guard !notes.isEmpty else { return nil }
    let box = identity(of: error)
    if let note = notes.last(where: { $0.box == box }) { return note }
    let open = notes.filter(\.isOpen)
    guard !open.isEmpty else { return nil }
    let (label, activity, task) = (ErrorLabel(of: error).text, current, currentTask)
    return open.last { note in
      note.label == label && (activity.map(note.context.isInside) ?? (note.task == task))
    }
  }

  private func note<Failure: Error>(_ error: Failure) {
    // In a generic function, `any Error` has another box around its own.
    guard let error = error as Any as? any Error, !(error is CancellationError) else { return }
    let box = Self.identity(of: error)
    let task = Failure.self == (any Error).self ? nil : Self.currentTask
    let known = Self.note(of: error)
    if var note = known, note.context.isInside(self) {
      (note.task, note.time, note.error, note.box) = (task, .now, error, box)
      return Self.replace(known?.box, with: note)
    }
    // Without a name, there is nothing to note, unless another activity has noted the error, such
    // as one that awaits the same task.
    guard text != nil || known?.box == box else { return }
    let label = ErrorLabel(of: error).text
    Self.replace(
      box,
      with: Note(context: self, text: text, label: label, task: task, error: error, box: box))
  }

  /// Replaces the note of a box, or adds one in place of the oldest.
  private static func replace(_ box: Int?, with note: Note) {
    // The former error is released after unlocking.
    _ = notes.withLock { notes -> Note? in
      if let index = notes.lastIndex(where: { $0.box == box }) {
        return exchange(&notes[index], with: note)
      }
      notes.append(note)
      return notes.count > noteLimit ? notes.removeFirst() : nil
    }
  }

  private static func identity(of error: any Error) -> Int {
    unsafeBitCast(ErrorBox(error: error), to: Int.self)
  }

  private static var currentTask: Int {
    withUnsafeCurrentTask { $0?.hashValue } ?? ObjectIdentifier(Thread.current).hashValue
  }

  private var fullName: String? {
    guard let name else { return nil }
    let object = number.map(String.init) ?? identifier
    return PlainText.label(object.map { "\(name) \($0)" } ?? "\(name)")
  }

  /// The names of the activities, and the place of the innermost that has one, such as "opening the
  /// order › loading invoice 7 (Shop/Invoices.swift:12)"; nil if no activity has a name.
  ///
  /// Outer names are left out of a long text.
  private var text: String? {
    var names: [String] = []
    var place: String?
    var length = 0
    var next: ErrorContext? = self
    while let context = next {
      next = context.parent
      guard let name = context.fullName else { continue }
      place = place ?? context.place.map { " (\($0.fileID):\($0.line))" }
      length += name.count
      guard length <= Self.textLimit else {
        names.append("…")
        break
      }
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    return names.reversed().joined(separator: " › ") + (place ?? "")
  }
}

/// An error in its box, as a value of one word.
private struct ErrorBox {
  let error: any Error
}
