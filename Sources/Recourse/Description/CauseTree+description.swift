extension CauseTree: CustomStringConvertible, CustomReflectable {
  /// The support code with the labels of the error and its first root cause, on one line without
  /// payloads.
  public var description: String {
    let line = "\(SupportCode(Fingerprint(of: self))) \(ErrorLabel(of: error).text)"
    guard nodes.count > 1, let root = roots.first else { return line }
    return "\(line) ← \(ErrorLabel(of: root).text)"
  }

  /// An empty mirror, so that `dump` never reveals the errors' payloads.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }

  /// A multiline rendering for developers: each error on its own line, followed by its public
  /// details.
  ///
  /// Errors appear as type, case and code. Payloads are never included.
  ///
  /// ```text
  /// App.SyncError.uploadFailed
  ///   attempt: 3
  /// └─ NSURLErrorDomain -1001
  /// ```
  public var developerText: String {
    var lines: [String] = []
    render(0, branch: "", indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The depth at which rendering stops: deeper trees are unreadable, and every level widens the
  /// lines.
  private static let renderedDepth = 30
  private static let renderedLines = 200

  private func render(
    _ index: Int, branch: String, indentation: String, into lines: inout [String]
  ) {
    guard lines.count < Self.renderedLines else { return }
    let node = nodes[index]
    lines.append(branch + ErrorLabel(of: node.error).text)
    let bar = node.causes.isEmpty ? "  " : "│ "
    lines += PublicDetail.all(of: node.error).map { "\(indentation)\(bar)\($0)" }
    if node.isCircle { lines.append(indentation + "└─ (goes round in a circle)") }
    guard node.depth < Self.renderedDepth || node.causes.isEmpty else {
      lines.append(indentation + "└─ …")
      return
    }
    for cause in node.causes {
      let isLast = cause == node.causes.upperBound - 1 && !node.isCut
      render(
        cause, branch: indentation + (isLast ? "└─ " : "├─ "),
        indentation: indentation + (isLast ? "   " : "│  "), into: &lines)
    }
    if node.isCut { lines.append(indentation + "└─ …") }
  }
}
