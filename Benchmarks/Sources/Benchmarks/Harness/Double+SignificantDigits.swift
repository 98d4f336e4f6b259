import Foundation

extension Double {
  /// Returns the number rounded to the digits that a measurement justifies.
  func rounded(toSignificantDigits digits: Int) -> Double {
    guard self != 0, isFinite else { return self }
    let places = digits - 1 - Int(log10(magnitude).rounded(.down))
    // Division by a power of ten gives the shortest decimal; multiplication by 0.001 would not.
    let scale = pow(10, Double(abs(places)))
    return places >= 0 ? (self * scale).rounded() / scale : (self / scale).rounded() * scale
  }
}
