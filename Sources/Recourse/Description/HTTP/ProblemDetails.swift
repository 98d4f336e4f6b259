public import Foundation

/// The details of a problem that a server sends to its client: `application/problem+json` of
/// RFC 9457.
///
/// A server creates them from any error. Only the words of an error that is meant for clients, a
/// ``ResponseStatusProvider``, leave the server; for any other error, they are neutral words that
/// tell nothing about the server. The support code finds the error in the server's log.
///
/// ```swift
/// let problem = ProblemDetails(of: error)
/// return Response(status: problem.status, headers: problem.headerFields, body: problem.body)
/// ```
public struct ProblemDetails: Sendable, Hashable {
  /// A problem with one value of the request.
  public struct FieldProblem: Sendable, Hashable, Codable {
    /// The JSON pointer to the value, such as "#/email"; nil for the request as a whole.
    public let pointer: String?
    /// An explanation for a person.
    public let detail: String
  }

  /// The URI of the kind of problem; "about:blank" if the status says it all.
  public var type: String
  /// The title of the problem; nil if the server sent none.
  public var title: String?
  /// The status of the response.
  public var status: Int
  /// An explanation for a person; nil if the server sent none.
  public var detail: String?
  /// The code that finds the error in the server's log; nil if the server sent none.
  public var supportCode: String?
  /// The problems with single values.
  public var errors: [FieldProblem]
  /// The delay after which the client may try again; nil if none is known.
  ///
  /// It is sent as a header field.
  public var retryAfter: RetryAfter?

  init(
    type: String = "about:blank", title: String?, status: Int, detail: String?,
    supportCode: String? = nil, errors: [FieldProblem] = [], retryAfter: RetryAfter? = nil
  ) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.supportCode = supportCode
    self.errors = errors
    self.retryAfter = retryAfter
  }

  /// Describes an error for a client of this server.
  ///
  /// A ``ResponseStatusProvider`` chooses the status, and a ``FieldErrorProvider`` has 422. Any
  /// other error is 503 if waiting can help or a resource of the server is used up, and 500 if not.
  ///
  /// - Parameters:
  ///   - error: The error that a handler of a request threw.
  ///   - describer: Describes the error in the client's language. Its audience is always the
  ///     client. The default is the server's language.
  public init(of error: any Error, describer: ErrorDescriber = ErrorDescriber()) {
    let describer = describer.addressing(.client)
    let tree = describer.tree(of: error)
    let words = describer.describe(tree)
    let status = tree.responseStatus
    self.init(
      title: words.title, status: status, detail: words.message,
      supportCode: words.supportCode.description,
      errors: error.isForClients
        ? tree.fieldErrors.map { FieldProblem($0, in: describer.text) } : [],
      retryAfter: tree.requestedDelay(at: Date()).map { .seconds($0.secondsRoundedUp()) })
  }

  /// The header fields of the response.
  public var headerFields: [String: String] {
    var fields = ["Content-Type": "application/problem+json"]
    if case .seconds(let seconds) = retryAfter { fields["Retry-After"] = "\(seconds)" }
    return fields
  }

  /// The body of the response, as JSON.
  public var body: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}

extension ProblemDetails: Codable {
  private enum CodingKeys: String, CodingKey {
    case type, title, status, detail, supportCode, errors
  }

  /// Decodes problem details, whose members are all optional.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error of the decoder.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: try values.decodeIfPresent(String.self, forKey: .type) ?? "about:blank",
      title: try values.decodeIfPresent(String.self, forKey: .title),
      status: try values.decodeIfPresent(Int.self, forKey: .status) ?? 0,
      detail: try values.decodeIfPresent(String.self, forKey: .detail),
      supportCode: try values.decodeIfPresent(String.self, forKey: .supportCode),
      errors: try values.decodeIfPresent([FieldProblem].self, forKey: .errors) ?? [])
  }

  /// Encodes the members of RFC 9457, and the support code.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(type, forKey: .type)
    try values.encodeIfPresent(title, forKey: .title)
    try values.encode(status, forKey: .status)
    try values.encodeIfPresent(detail, forKey: .detail)
    try values.encodeIfPresent(supportCode, forKey: .supportCode)
    if !errors.isEmpty { try values.encode(errors, forKey: .errors) }
  }
}

extension ProblemDetails.FieldProblem {
  /// Creates the problem of a field, with a pointer if the field is a path of stored properties.
  init(_ error: FieldError, in text: BuiltInText) {
    let path = "\(error.field)".split(separator: ".").dropFirst()
    let isNamed = !path.isEmpty && path.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "_" } }
    pointer = isNamed ? "#/" + path.joined(separator: "/") : nil
    detail = error.message(in: text)
  }

  /// The name of the field: its pointer without the sign of a fragment.
  var name: String { pointer.map(Self.name) ?? "" }

  /// Returns the name of a field that a server or an app calls "email", "/email" or "#/email".
  static func name(of pointer: String) -> String {
    let name = pointer.hasPrefix("#") ? pointer.dropFirst() : pointer[...]
    return String(name.hasPrefix("/") ? name.dropFirst() : name)
  }
}

extension ProblemDetails: SafelyDescribed {
  /// The status and the support code, without the words.
  package var safeText: String {
    "ProblemDetails \(status)" + (supportCode.map { " (\($0))" } ?? "")
  }
}

extension Error {
  /// Whether the error is meant for the clients of a server.
  ///
  /// The answer of another server isn't.
  var isForClients: Bool {
    self is any ResponseStatusProvider
      || self is any FieldErrorProvider && !(self is any HTTPStatusProvider)
  }
}

extension CauseTree {
  /// The status with which a server answers a request that failed with this error.
  var responseStatus: Int {
    for error in errors {
      if let error = error as? any ResponseStatusProvider {
        return 400..<600 ~= error.responseStatus ? error.responseStatus : 500
      }
    }
    if error.isForClients { return 422 }
    let isUsedUp: Set<ErrorMeaning> = [.diskFull, .outOfMemory, .systemBusy, .limitReached]
    return remedy == .transient || isCancellation || meaning.map(isUsedUp.contains) == true
      ? 503 : 500
  }
}
