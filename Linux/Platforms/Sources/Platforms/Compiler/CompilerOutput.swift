/// A mistake in the sources, at its place in the repository.
struct Mistake: Hashable {
  let file: String
  let line: Int?
  let message: String
}

/// Reads what the compiler prints, in LLVM's style.
struct CompilerOutput {
  private let lines: [Substring]
  private let folder: String

  /// - Parameters:
  ///   - text: The output.
  ///   - folder: Where the copies are, whose paths the output has.
  init(_ text: String, folder: String) {
    lines = text.split(separator: "\n")
    self.folder = folder
  }

  /// The errors, each at its place in the repository.
  ///
  /// The place of an error in a macro's expansion is in the note that follows it.
  var errors: [Mistake] {
    var errors: [Mistake] = []
    var unplaced: String?
    for line in lines {
      if let match = line.wholeMatch(of: /(.+?):(\d+):\d+: (error|note): (.*)/) {
        let place = file(match.output.1)
        let message = String(match.output.4)
        let isError = match.output.3 == "error"
        if let place, let text = isError ? message : unplaced {
          errors.append(Mistake(file: place, line: Int(match.output.2), message: text))
          unplaced = nil
        } else if isError {
          unplaced = message
        }
      }
    }
    return errors
  }

  /// A file at which the compiler ends, instead of reporting an error.
  ///
  /// Swift 6.3 does so for an initializer in another file than `@State` without a written type, where
  /// with a type the linker fails.
  var crash: Mistake? {
    for line in lines {
      guard let match = line.firstMatch(of: /Program arguments: .* -primary-file (\S+)/),
        let file = file(match.output.1)
      else { continue }
      return Mistake(
        file: file, line: nil,
        message: "the compiler ends unexpectedly; does an initializer stand in another file than "
          + "the @State of its type?")
    }
    return nil
  }

  private func file(_ path: Substring) -> String? {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}
