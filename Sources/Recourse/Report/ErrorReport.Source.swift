extension ErrorReport {
  /// A location in the source code.
  public struct Source: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The file, including its module: "Shop/CartView.swift".
    public let fileID: String
    /// The line in the file.
    public let line: Int

    package init(fileID: String, line: Int) {
      self.fileID = fileID
      self.line = line
    }

    /// The file and the line: "Shop/CartView.swift:12".
    public var description: String { "\(fileID):\(line)" }
  }
}
