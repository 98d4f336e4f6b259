public import Foundation

extension NSError {
  /// Creates an error for a crash service, which groups errors by their domain and code.
  ///
  /// The code that Foundation gives a Swift error is the number of its case, so a build that adds,
  /// removes or reorders cases mixes the groups of a service. This error has the same domain and
  /// code in every build and for every payload, and contains only what the error marks as public:
  ///
  /// - The domain is the type and the case, such as "Shop.PaymentError.declined", or the domain and
  ///   the code of an `NSError`, such as "NSURLErrorDomain.-1001".
  /// - The code is a number of at most 30 bits, derived from the ``Fingerprint``: the one that the
  ///   first six characters of the ``SupportCode`` stand for.
  /// - The user info has ``ErrorDetails/attributes``, among them the support code, and the
  ///   fingerprint as the debug description.
  ///
  /// ```swift
  /// crashReporter.record(NSError(grouping: error))
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error to report.
  ///   - catalog: The catalog that knows the error. The default is the built-in one.
  public convenience init(grouping error: any Error, catalog: ErrorCatalog = ErrorCatalog()) {
    let tree = CauseTree(error, in: catalog)
    let fingerprint = Fingerprint(of: tree)
    var details: [String: Any] = tree.logAttributes(fingerprint, SupportCode(of: tree))
    details["NSDebugDescription"] = fingerprint.text
    // A service may reject a domain with spaces.
    let domain = fingerprint.labels.identity.split(separator: " ").joined(separator: ".")
    self.init(domain: domain, code: SupportCode.number(of: fingerprint), userInfo: details)
  }
}
