extension CauseTree: CustomStringConvertible {
  /// The tree for a developer: each error with its type, case and code, and its public details.
  ///
  /// What the errors carry beside that is not there.
  ///
  /// ```text
  /// App.SyncError.uploadFailed
  ///   attempt: 3
  /// └─ Foundation.URLError NSURLErrorDomain -1001
  /// ```
  public var description: String {
    var lines: [String] = []
    render(0, branch: "", indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// More than that nobody reads, and each level makes the lines longer.
  private static let renderedDepth = 30
  private static let renderedLines = 200

  private func render(
    _ index: Int, branch: String, indentation: String, into lines: inout [String]
  ) {
    guard lines.count < Self.renderedLines else { return }
    let node = nodes[index]
    lines.append(branch + ErrorLabel.text(of: node.error))
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
