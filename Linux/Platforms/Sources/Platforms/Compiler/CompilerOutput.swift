/// A mistake in the sources, with its location in the repository.
struct Mistake: Hashable {
  let file: String
  let line: Int?
  let message: String
}

/// Parses the output of the compiler in LLVM's style.
struct CompilerOutput {
  private let lines: [Substring]
  private let folder: String

  /// Creates a parser of an output.
  ///
  /// - Parameters:
  ///   - text: The output.
  ///   - folder: The folder of the copies, with which the paths in the output begin.
  init(_ text: String, folder: String) {
    lines = text.split(separator: "\n")
    self.folder = folder
  }

  /// The errors, each with its location in the repository.
  ///
  /// For an error in a macro's expansion, the note that follows the error has the location.
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

  /// A file on which the compiler crashes instead of reporting an error.
  ///
  /// Swift 6.3 crashes on an initializer in another file than a `@State` without a written type.
  /// With a written type, the linker fails instead.
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
