import Foundation

extension ErrorExample {
  /// Errors of reading and writing files, named by their codes; some exist on Apple platforms only.
  static let files: [ErrorExample] =
    ([
      ("fileNoSuchFile", 4),
      ("fileLocking", 255),
      ("fileReadUnknown", 256),
      ("fileReadNoPermission", 257),
      ("fileReadInvalidFileName", 258),
      ("fileReadCorruptFile", 259),
      ("fileReadInapplicableStringEncoding", 261),
      ("fileReadUnsupportedScheme", 262),
      ("fileReadTooLarge", 263),
      ("fileWriteUnknown", 512),
      ("fileWriteNoPermission", 513),
      ("fileWriteInvalidFileName", 514),
      ("fileWriteFileExists", 516),
      ("fileWriteInapplicableStringEncoding", 517),
      ("fileWriteOutOfSpace", 640),
      ("fileWriteVolumeReadOnly", 642),
      ("fileManagerUnmountBusy", 769),
      ("propertyListReadUnknownVersion", 3_841),
      ("propertyListWriteStream", 3_851),
      ("ubiquitousFileUnavailable", 4_353),
      ("ubiquitousFileNotUploadedDueToQuota", 4_354),
      ("decompressionFailed", 5_377),
    ] as [(String, Int)])
    .map { ErrorExample(.files, $0, CocoaError(.init(rawValue: $1))) }
}
