import Foundation

/// An activity during which errors are thrown, within the activities around it.
///
/// An error can't carry its activity, because it may be any value that callers catch by its type.
/// An activity therefore notes the errors that leave it, and whoever describes an error looks for
/// its note. All of this happens after a failure: a success costs one task-local value.
package final class ErrorContext: Sendable {
  /// The innermost activity of the current task.
  @TaskLocal static var current: ErrorContext?

  private static let notes = Locked<[Note]>([])
  private static let noteLimit = 64
  private static let textLimit = 200
  /// The age up to which an error that was converted counts as the same: the system can give the
  /// identity of a task that has ended to another one.
  private static let ageLimit = Duration.milliseconds(100)

  /// The activity for developers; nil for an operation that is only the beginning of others.
  private let name: StaticString?
  private let number: Int?
  /// A name that the library has made, such as the identifier of a request.
  private let identifier: String?
  private let fileID: StaticString
  private let line: Int
  private let parent = ErrorContext.current

  /// Creates an activity within the current one.
  ///
  /// The default values are those of an operation that is only the beginning of others.
  package init(
    _ name: StaticString? = nil, _ number: Int? = nil, identifier: String? = nil,
    fileID: StaticString = "", line: Int = 0
  ) {
    self.name = name
    self.number = number
    self.identifier = identifier
    self.fileID = fileID
    self.line = line
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
}

// MARK: Notes

extension ErrorContext {
  /// An error that has left an activity.
  private struct Note: Sendable {
    /// The activities; nil for an operation without any.
    let text: String?
    /// The type and the case of the error.
    let label: String
    /// The outermost activity.
    let root: ErrorContext
    /// The task that the error has left the activity in; nil if the error was reported since.
    var task: Int?
    let time = ContinuousClock.now
    /// The error, which is retained so that no other one gets its box.
    var error: any Error
    var box: Int
  }

  /// Returns the activities that an error has left, as a text for developers; nil if there are
  /// none.
  ///
  /// Code that throws or passes on `any Error` keeps the box that holds the error, which identifies
  /// it. If the error was converted on its way, it is the latest one of the same type and case that
  /// has left an activity within the same outermost one or, outside of all, just before in the same
  /// task.
  static func trace(of error: any Error) -> String? { note(of: error)?.text }

  private static func note(of error: any Error) -> Note? {
    let notes = Self.notes.withLock { $0 }
    guard !notes.isEmpty else { return nil }
    let box = identity(of: error)
    if let note = notes.last(where: { $0.box == box }) { return note }
    let related: [Note]
    if let root = current?.root {
      related = notes.filter { $0.root === root }
    } else {
      let task = currentTask
      related = notes.filter { $0.task == task && $0.time + ageLimit > .now }
    }
    guard !related.isEmpty else { return nil }
    let label = ErrorLabel(of: error).text
    return related.last { $0.label == label }
  }

  /// Notes that an error is reported, so that a later one isn't taken for it.
  static func noteReport(of error: any Error) {
    guard var note = note(of: error), note.task != nil else { return }
    let known = note.box
    (note.task, note.error, note.box) = (nil, error, identity(of: error))
    replace(known, with: note)
  }

  private func note(_ error: some Error) {
    // In a generic function, `any Error` has another box around its own.
    guard let error = error as Any as? any Error, !(error is CancellationError) else { return }
    let task = Self.currentTask
    let box = Self.identity(of: error)
    if var note = Self.note(of: error) {
      let known = note.box
      (note.task, note.error, note.box) = (task, error, box)
      return Self.replace(known, with: note)
    }
    let (text, label) = (text, ErrorLabel(of: error).text)
    // Without an activity, the note only prevents that an earlier one is taken for the error's.
    let isMistakable = Self.notes.withLock { notes in
      notes.contains { $0.task == task && $0.label == label }
    }
    guard text != nil || isMistakable else { return }
    Self.replace(
      nil,
      with: Note(text: text, label: label, root: root, task: task, error: error, box: box))
  }

  /// Replaces the note of a box, or adds one in place of the oldest.
  private static func replace(_ box: Int?, with note: Note) {
    // The former error is released after unlocking.
    _ = notes.withLock { notes -> Note? in
      if let index = notes.firstIndex(where: { $0.box == box }) {
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

  private var root: ErrorContext {
    var root = self
    while let parent = root.parent { root = parent }
    return root
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
      guard let name = context.name else { continue }
      if context.line > 0 { place = place ?? "\(context.fileID):\(context.line)" }
      let object = context.number.map(String.init) ?? context.identifier
      names.append(object.map { "\(name) \($0)" } ?? "\(name)")
      length += names[names.count - 1].count
      guard length <= Self.textLimit else {
        if names.count > 1 { names[names.count - 1] = "…" }
        break
      }
    }
    guard !names.isEmpty else { return nil }
    return names.reversed().joined(separator: " › ") + (place.map { " (\($0))" } ?? "")
  }
}

/// An error in its box, as a value of one word.
private struct ErrorBox {
  let error: any Error
}
