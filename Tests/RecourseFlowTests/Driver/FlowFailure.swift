/// A step of a flow that the system did not reach in time, and the layers at that moment.
struct FlowFailure: Error, CustomStringConvertible {
  let step: String
  let layers: [Layer]

  var description: String {
    let screen = layers.map { "\($0.kind) \($0.texts)" }.joined(separator: ", ")
    return "\(step) did not happen. On screen: \(screen)."
  }
}
