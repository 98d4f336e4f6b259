extension ErrorExample {
  /// Responses other than success, sent by a real server on this device.
  static let servers: [ErrorExample] =
    ([
      (400, "Bad Request"), (401, "Unauthorized"), (402, "Payment Required"), (403, "Forbidden"),
      (404, "Not Found"), (405, "Method Not Allowed"), (408, "Request Timeout"),
      (409, "Conflict"), (410, "Gone"), (413, "Content Too Large"),
      (415, "Unsupported Media Type"), (422, "Unprocessable Content"), (423, "Locked"),
      (426, "Upgrade Required"), (429, "Too Many Requests"),
      (451, "Unavailable For Legal Reasons"), (500, "Internal Server Error"),
      (502, "Bad Gateway"), (503, "Service Unavailable"), (504, "Gateway Timeout"),
      (507, "Insufficient Storage"),
    ] as [(Int, String)])
    .map { status, reason in
      ErrorExample(.servers, "\(status) \(reason)") {
        try await RealFailures.ask(forStatus: status)
      }
    } + delays

  /// Responses with a Retry-After field.
  private static let delays: [ErrorExample] =
    ([(429, "1"), (429, "30"), (503, "120"), (503, "7200"), (503, "soon")] as [(Int, String)])
    .map { status, delay in
      ErrorExample(.servers, "\(status), Retry-After: \(delay)") {
        try await RealFailures.ask(forStatus: status, retryAfter: delay)
      }
    }
}
