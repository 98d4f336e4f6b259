import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The errors of the domains of the system and its frameworks.
enum SystemErrors {
  /// An error for each code of `URLError` that the system defines.
  static let url: [URLError] = (-5_000...0).compactMap { URLError.Code(existing: $0) }
    .map { URLError($0) }

  /// An error for each code of `POSIXError`.
  static let posix: [POSIXError] = (0...200).compactMap { POSIXErrorCode(rawValue: $0) }
    .map { POSIXError($0) }

  /// An error for each code of `CocoaError` that has a name on some platform.
  ///
  /// The type accepts any number, so the named codes cannot be enumerated.
  static let cocoa: [CocoaError] = [
    [4, 255...264, 512...514, 516...518, 640, 642, 768, 769, 1_024],
    [1_550, 1_551, 1_560, 1_570, 1_580, 1_590, 1_600, 1_610, 1_620, 1_630, 1_640, 1_650, 1_660],
    [1_670, 1_680, 1_690, 2_048, 3_072, 3_328, 3_584...3_588, 3_840...3_842, 3_851, 3_852],
    [4_097, 4_099, 4_101, 4_102, 4_353...4_355, 4_608...4_611, 4_864...4_866, 4_992...4_994],
    [5_120...5_124, 5_375...5_377, 65_806, 66_062, 133_000, 133_010, 133_020, 133_021],
    [134_000, 134_010, 134_020, 134_030, 134_040, 134_050, 134_060, 134_070, 134_080, 134_090],
    [134_091, 134_100, 134_110, 134_111, 134_120, 134_130, 134_140, 134_150, 134_160, 134_170],
    [134_180, 134_190, 134_200],
  ].flatMap { (codes: [any CodeRange]) in codes.flatMap(\.codes) }
    .map { CocoaError(CocoaError.Code(rawValue: $0)) }

  /// The codes that Foundation names on all platforms.
  static let named: [CocoaError.Code] = [
    .fileNoSuchFile, .fileLocking, .fileReadUnknown, .fileReadNoPermission,
    .fileReadInvalidFileName, .fileReadCorruptFile, .fileReadNoSuchFile,
    .fileReadInapplicableStringEncoding, .fileReadUnsupportedScheme, .fileReadTooLarge,
    .fileReadUnknownStringEncoding, .fileWriteUnknown, .fileWriteNoPermission,
    .fileWriteInvalidFileName, .fileWriteFileExists, .fileWriteInapplicableStringEncoding,
    .fileWriteUnsupportedScheme, .fileWriteOutOfSpace, .fileWriteVolumeReadOnly,
    .keyValueValidation, .formatting, .userCancelled, .featureUnsupported,
    .executableNotLoadable, .executableArchitectureMismatch, .executableRuntimeMismatch,
    .executableLoad, .executableLink, .propertyListReadCorrupt,
    .propertyListReadUnknownVersion, .propertyListReadStream, .propertyListWriteStream,
    .propertyListWriteInvalid, .coderReadCorrupt, .coderValueNotFound, .coderInvalidValue,
  ]

  /// The most common errors of Apple's frameworks.
  static let frameworks: [NSError] = [
    ("CKErrorDomain", 1...37), ("SKErrorDomain", 0...20),
    ("com.apple.LocalAuthentication", -14 ... -1), ("kCLErrorDomain", 0...18),
    ("PHPhotosErrorDomain", 3_072...3_072), ("PHPhotosErrorDomain", 3_300...3_311),
    ("MKErrorDomain", 1...6), ("CNErrorDomain", 1...2),
    ("com.apple.AuthenticationServices.AuthorizationError", 1_000...1_005),
    ("com.apple.AuthenticationServices.WebAuthenticationSession", 1...3),
  ].flatMap { domain, codes in codes.map { NSError(domain: domain, code: $0) } }

  static let all: [any Error] = url + posix + cocoa + frameworks
}

extension URLError.Code {
  /// Creates the code with this number, or returns `nil` if the system does not define the code.
  fileprivate init?(existing number: Int) {
    #if canImport(Darwin)
      // On Apple platforms, the type accepts any number. A code counts as defined if its localized
      // description differs from the description of an undefined code.
      guard number < -995 || number == -1 else { return nil }
      let texts = [number, -4_999].map { URLError(.init(rawValue: $0)).localizedDescription }
      guard texts[0] != texts[1].replacingOccurrences(of: "-4999", with: "\(number)") else {
        return nil
      }
    #endif
    self.init(rawValue: number)
  }
}

/// A code or a range of codes.
private protocol CodeRange {
  var codes: [Int] { get }
}

extension Int: CodeRange {
  var codes: [Int] { [self] }
}

extension ClosedRange<Int>: CodeRange {
  var codes: [Int] { Array(self) }
}
