extension String {
  /// Whether it ends with a sign that ends sentences.
  var endsSentence: Bool {
    guard let last = trimmingSuffix(while: { "”“»’）)⁩".contains($0) }).last else { return false }
    return ".。।!！?？؟۔…".contains(last)
  }

  private func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    self[..<(lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex)]
  }
}
