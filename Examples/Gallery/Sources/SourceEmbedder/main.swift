// Writes a Swift file that contains the texts of other files.
//
// The arguments are the file to write, the folder that the files' paths are relative to, and the
// files.
import Foundation

let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0).path }
guard paths.count >= 2 else {
  try FileHandle.standardError.write(contentsOf: Data("SourceEmbedder OUTPUT FOLDER FILE…\n".utf8))
  exit(64)
}

/// No source contains as many number signs after a quotation mark.
let signs = String(repeating: "#", count: 8)
let entries = try paths.dropFirst(2).sorted().map { path in
  let name = path.replacingOccurrences(of: paths[1] + "/", with: "")
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return """
    SourceFile(path: \(signs)"\(name)"\(signs), text: \(signs)\"\"\"
    \(text)
    \"\"\"\(signs)),

    """
}
let generated = """
  extension SourceFile {
  static let all: [SourceFile] = [
  \(entries.joined())]
  }

  """
try generated.write(toFile: paths[0], atomically: true, encoding: .utf8)
