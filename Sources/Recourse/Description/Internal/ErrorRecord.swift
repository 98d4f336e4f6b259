/// An error that stands for another one, of which it has kept the words.
protocol ErrorRecord: Error {
  /// The fingerprint of the other one.
  var fingerprint: Fingerprint { get }
}
