/// Remembers what errors were found to be, since finding out takes microseconds.
///
/// It knows an error by what makes its fingerprint: types, cases, domains and codes along its causes.
/// Two errors that it takes for the same have the same fingerprint.
struct ErrorMemory: Sendable {
  /// An error of a plain type.
  private struct PlainCase: Hashable {
    let type: ObjectIdentifier
    let number: Int
  }

  /// One of the errors of a tree, as its fingerprint sees it.
  private struct Mark: Hashable {
    let type: ObjectIdentifier
    let parent: Int?
    let number: Int
    let name: String?
    let domain: String?
    let code: Int?
    let status: Int?
  }

  private var kinds: [ObjectIdentifier: ErrorKind] = [:]
  private var facts: [PlainCase: KnownError.Facts] = [:]
  private var fingerprints: [[Mark]: Fingerprint] = [:]

  /// No app has so many different problems at a time.
  private static let limit = 500
  /// Larger trees are rare, and take room.
  private static let treeLimit = 16

  /// How many problems are remembered.
  var count: Int { facts.count + fingerprints.count }

  /// An error, with what there is to know of it.
  mutating func known(_ error: any Error) -> KnownError {
    let type = ObjectIdentifier(type(of: error))
    let kind = kind(of: error, type)
    guard kind.isPlain else { return KnownError(error) }
    let key = PlainCase(type: type, number: kind.cases == .byNumber ? error._code : 0)
    if let known = facts[key] { return KnownError(error, facts: known) }
    let found = KnownError.Facts(of: error)
    Self.remember(found, for: key, in: &facts)
    return KnownError(error, facts: found)
  }

  mutating func fingerprint(of error: KnownError) -> Fingerprint {
    if let facts = error.facts { return facts.fingerprint }
    guard error.tree.nodes.count <= Self.treeLimit else { return Fingerprint(of: error.tree) }
    let marks = error.tree.nodes.map { mark($0) }
    if let known = fingerprints[marks] { return known }
    let found = Fingerprint(of: error.tree)
    Self.remember(found, for: marks, in: &fingerprints)
    return found
  }

  private mutating func mark(_ node: CauseTree.Node) -> Mark {
    let error = node.error
    let type = ObjectIdentifier(type(of: error))
    let cases = kind(of: error, type).cases
    let identity = error.systemIdentity
    return Mark(
      type: type, parent: node.parent, number: cases == .byNumber ? error._code : 0,
      name: cases == .byName ? ErrorLabel.caseName(of: error) : nil, domain: identity?.domain,
      code: identity?.code, status: (error as? any HTTPError)?.statusCode)
  }

  private mutating func kind(of error: any Error, _ type: ObjectIdentifier) -> ErrorKind {
    if let known = kinds[type] { return known }
    let found = ErrorKind(of: error)
    Self.remember(found, for: type, in: &kinds)
    return found
  }

  private static func remember<Key, Value>(
    _ value: Value, for key: Key, in memory: inout [Key: Value]
  ) {
    if memory.count >= limit { memory = [:] }
    memory[key] = value
  }
}
