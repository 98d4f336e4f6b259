public import Foundation

extension On {
  /// Creates a rule for a system error code.
  ///
  /// - Parameters:
  ///   - code: The code of the error or of one of its causes.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init<Code: SystemErrorCode>(
    _ code: Code, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init([code], disposition, inRelease: inRelease, fileID: fileID, line: line)
  }

  /// Creates a rule for several system error codes.
  ///
  /// - Parameters:
  ///   - codes: The codes to match in the error or in one of its causes. A rule with an empty set
  ///     never applies, and its policy writes a warning in a debug build.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init<Code: SystemErrorCode>(
    _ codes: Set<Code>, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: codes, fileID: fileID, line: line, answer: answer) { answer[$1] }
  }

  /// Creates a rule for a system error code, with a closure that chooses the disposition.
  ///
  /// - Parameters:
  ///   - code: The code of the error or of one of its causes.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init<Code: SystemErrorCode>(
    _ code: Code, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    self.init([code], fileID: fileID, line: line, disposition: disposition)
  }

  /// Creates a rule for several system error codes, with a closure that chooses the disposition.
  ///
  /// - Parameters:
  ///   - codes: The codes to match in the error or in one of its causes. A rule with an empty set
  ///     never applies, and its policy writes a warning in a debug build.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init<Code: SystemErrorCode>(
    _ codes: Set<Code>, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(for: codes, fileID: fileID, line: line) { report, _ in disposition(report) }
  }

  private static func rule<Code: SystemErrorCode>(
    for codes: Set<Code>, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping PolicyRule.Choice
  ) -> PolicyRule {
    let numbers = Set(codes.map { Int(clamping: $0.rawValue) })
    return rule(
      for: numbers, in: Code.errorDomain, subject: .codes(numbers, in: Code.errorDomain),
      fileID: fileID, line: line, answer: answer, disposition: disposition)
  }
}

/// A system error code that a policy's rule can name.
///
/// `URLError.Code`, `CocoaError.Code` and `POSIXErrorCode` conform. The codes of another framework
/// must declare their domain:
///
/// ```swift
/// extension CKError.Code: @retroactive SystemErrorCode {
///   public static var errorDomain: String { CKErrorDomain }
/// }
/// ```
public protocol SystemErrorCode: RawRepresentable, Hashable, Sendable
where RawValue: FixedWidthInteger {
  /// The domain of the errors that use this type of code.
  static var errorDomain: String { get }
}

extension URLError.Code: SystemErrorCode {
  /// The domain of URL loading errors: `NSURLErrorDomain`.
  public static var errorDomain: String { NSURLErrorDomain }
}

extension CocoaError.Code: SystemErrorCode {
  /// The domain of Foundation's own errors: `NSCocoaErrorDomain`.
  public static var errorDomain: String { NSCocoaErrorDomain }
}

extension POSIXErrorCode: SystemErrorCode {
  /// The domain of the operating system's errors: `NSPOSIXErrorDomain`.
  public static var errorDomain: String { NSPOSIXErrorDomain }
}
