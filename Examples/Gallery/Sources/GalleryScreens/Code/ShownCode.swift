/// The lines of source that demonstrate a capability.
struct ShownCode: Sendable {
  /// A part of a file.
  struct Excerpt: Identifiable, Sendable {
    /// The path of the file, in the folder of the module.
    let path: String
    let text: String

    var id: String { path + text }
  }

  /// The place of the row’s call, as `#fileID` and `#line` have it.
  let fileID: String
  let line: Int
  /// The beginnings of further declarations and expressions, in the row’s file or its folder.
  let names: [String]

  /// The closure of the row and the named parts, after the properties from which they have their
  /// contexts and actions; if the closure only calls a method, the named parts or, if there are
  /// none, the method.
  var excerpts: [Excerpt] {
    let files = SourceFile.files(around: fileID)
    guard let file = files.first else { return [] }
    let text = SwiftText(file.text)
    let closure =
      text.trailingClosure(ofCallAt: line) ?? text.argument("action", ofCallAt: line) ?? ""
    let method = closure.methodName
    let call = method == nil ? [Excerpt(path: file.path, text: closure)] : []
    let declarations = names.isEmpty ? method.map { ["func \($0)"] } ?? [] : names
    let parts = call + declarations.compactMap { excerpt(beginningWith: $0, in: files) }
    let properties = text.properties(usedIn: parts.map(\.text).joined(separator: "\n"))
    return properties.isEmpty
      ? parts : [Excerpt(path: file.path, text: properties.joined(separator: "\n"))] + parts
  }

  /// The whole files of the excerpts, each once.
  var files: [SourceFile] {
    excerpts.reduce(into: []) { files, excerpt in
      guard !files.contains(where: { $0.path == excerpt.path }) else { return }
      files += SourceFile.all.filter { $0.path == excerpt.path }
    }
  }

  private func excerpt(beginningWith beginning: String, in files: [SourceFile]) -> Excerpt? {
    for file in files where file.text.contains(beginning) {
      guard let text = SwiftText(file.text).statement(beginningWith: beginning) else { continue }
      return Excerpt(path: file.path, text: text)
    }
    return nil
  }
}

extension String {
  /// The method of the code `model.save`, or of the code `Task { await model.save(to: disk) }`; nil
  /// for any other code.
  fileprivate var methodName: String? {
    let call = /(?:Task \{ )?(?:try )?(?:await )?(?:model\??\.)?([a-z]\w*)(?:\([^()]*\))?(?: \})?/
    return wholeMatch(of: call).map { String($0.output.1) }
  }
}
