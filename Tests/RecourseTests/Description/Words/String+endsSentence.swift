extension String {
  /// Whether the text ends like a sentence, ignoring closing quotation marks and parentheses.
  var endsSentence: Bool {
    guard let last = trimmingSuffix(while: { "”“»’）)⁩".contains($0) }).last else { return false }
    return ".。।!！?？؟۔…".contains(last)
  }

  private func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
  }
}
