import Foundation

/// The body of an unsuccessful response, in one of the shapes that servers use.
struct ResponseBody {
  private let members: [String: Any]

  private static let limit = 65_536

  /// Parses a body; nil if it is too large, or isn't a JSON object.
  init?(_ data: Data) {
    let data = data.starts(with: Self.byteOrderMark) ? data.dropFirst(3) : data
    guard data.count <= Self.limit, data.first(where: { !Self.isSpace($0) }) == UInt8(ascii: "{"),
      let members = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.members = members
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The errors of GraphQL; nil if the body is another one.
  private var graphQLErrors: [[String: Any]]? {
    guard let errors = members["errors"] as? [[String: Any]], !errors.isEmpty,
      errors.allSatisfy({ $0["message"] is String && $0["pointer"] == nil })
    else { return nil }
    return errors
  }

  /// The status that the codes in the body stand for; nil if there is none.
  ///
  /// A token that OAuth refuses (RFC 6749, section 5.2) has the general status 400.
  var impliedStatus: Int? { members["error"] as? String == "invalid_grant" ? 401 : graphQLStatus }

  /// The status that a GraphQL response without data stands for; nil for any other body.
  var graphQLStatus: Int? {
    let hasData = members["data"].map { !($0 is NSNull) } ?? false
    guard let errors = graphQLErrors, !hasData else { return nil }
    return switch Self.graphQLCode(of: errors[0]) {
    case "UNAUTHENTICATED": 401
    case "FORBIDDEN": 403
    case "NOT_FOUND": 404
    case "BAD_USER_INPUT": 422
    case nil, "GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "BAD_REQUEST": 400
    default: 500
    }
  }

  private static func graphQLCode(of error: [String: Any]) -> String? {
    (error["extensions"] as? [String: Any])?["code"] as? String
  }

  private static let oAuthCodes: Set<String> = [
    "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client",
    "unsupported_grant_type", "invalid_scope", "invalid_token", "insufficient_scope",
  ]

  /// Returns the server's explanation; nil if the body has none.
  func problem(status: Int) -> ProblemDetails? {
    let nested = members["error"] as? [String: Any]
    let graphQL = graphQLErrors?.first
    // GraphQL's own codes and those of OAuth (RFC 6749) are explained to developers.
    let isForDevelopers =
      (status == 400 || status == 500) && graphQL.flatMap(Self.graphQLCode) != nil
    let message = isForDevelopers ? nil : graphQL?["message"] as? String
    let isOAuth = (members["error"] as? String).map(Self.oAuthCodes.contains) ?? false
    let details = [
      members["detail"], isOAuth ? nil : members["error_description"], members["message"],
      nested?["message"],
      members["error"], members["msg"], message,
    ]
    let problem = ProblemDetails(
      type: members["type"] as? String ?? "about:blank", title: members["title"] as? String,
      status: status, detail: details.lazy.compactMap { $0 as? String }.first,
      supportCode: members["supportCode"] as? String, errors: graphQL == nil ? fieldProblems : [])
    let isEmpty = problem.title == nil && problem.detail == nil && problem.errors.isEmpty
    return isEmpty ? nil : problem
  }

  /// The problems of single values: a list with pointers, or lists of messages by field.
  private var fieldProblems: [ProblemDetails.FieldProblem] {
    if let list = members["errors"] as? [Any] {
      return list.prefix(100).compactMap { $0 as? [String: Any] }.compactMap { error in
        let pointer = error["pointer"] ?? error["field"] ?? error["name"]
        let detail = error["detail"] ?? error["message"] ?? error["reason"]
        return (detail as? String).map {
          ProblemDetails.FieldProblem(pointer: pointer as? String, detail: $0)
        }
      }
    }
    let table = members["errors"] as? [String: Any] ?? [:]
    return table.sorted { $0.key < $1.key }.prefix(100).flatMap { field, value in
      let messages = (value as? [Any])?.compactMap { $0 as? String } ?? [value as? String ?? ""]
      return messages.filter { !$0.isEmpty }.map {
        ProblemDetails.FieldProblem(pointer: field, detail: $0)
      }
    }
  }
}

extension ProblemDetails {
  /// The server's words for a person: a title only beside a message.
  var words: (title: String?, message: String?) {
    let lines = [detail.flatMap(SentText.forPeople)] + errors.map { SentText.forPeople($0.detail) }
    let message = lines.compactMap(\.self).joined(separator: "\n")
    let title = title.flatMap(SentText.forPeople)
    return message.isEmpty ? (nil, title) : (title == message ? nil : title, message)
  }
}
