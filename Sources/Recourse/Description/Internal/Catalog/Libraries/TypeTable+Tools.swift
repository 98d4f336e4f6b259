extension TypeTable {
  /// The errors of system calls: a struct with rawValue, whose description is the system's in
  /// English.
  ///
  /// Read: apple/swift-system, Sources/System/Errno.swift.
  static let system: [TypeTable] = ["System.Errno", "SystemPackage.Errno"].map {
    TypeTable($0, at: "rawValue", codeOf: "NSPOSIXErrorDomain", texts: .forDevelopers)
  }

  /// Argument Parser.
  ///
  /// `ValidationError` has a message in words for the person, without being a `LocalizedError`;
  /// `CleanExit` and a success are an end that nobody needs to hear of.
  ///
  /// Read: apple/swift-argument-parser, Errors.swift, CommandParser.swift, ParserError.swift.
  static let argumentParser: [TypeTable] = [
    TypeTable("ArgumentParser.ValidationError", textAt: "message", [Case("", .inputInvalid)]),
    TypeTable("CleanExit", [Case("", .cancelled)]),
    TypeTable(
      "ArgumentParser.ExitCode", at: "rawValue",
      [
        Case("0", .cancelled),
        Case("", .general, .unknown),
      ]),
    TypeTable(
      "ArgumentParser.CommandError", at: "parserError", texts: .forDevelopers,
      [
        Case("helpRequested", .cancelled),
        Case("versionRequested", .cancelled),
        Case("dumpHelpRequested", .cancelled),
        Case("completionScriptRequested", .cancelled),
        Case("completionScriptCustomResponse", .cancelled),
        Case("missingValueForOption", .valueMissing),
        Case("missingValueOrUnknownCompositeOption", .valueMissing),
        Case("noValue", .valueMissing),
        Case("missingSubcommand", .valueMissing),
        Case("noArguments", .valueMissing),
        Case("unableToParseValue", .valueMalformed),
        Case("unsupportedShell", .unsupported),
        Case("notImplemented", .unsupported),
        Case("invalidState", .appMistake),
        Case("notParentCommand", .appMistake),
        Case("", .inputInvalid),
      ]),
    TypeTable("ArgumentParser.HelpRequested", texts: .forDevelopers, [Case("", .cancelled)]),
  ]

  /// Subprocess.
  ///
  /// Stored: code.storage (an enum with a number), underlyingError (an `Errno`, a cause) and
  /// context (paths); not a `LocalizedError`.
  ///
  /// Read: swiftlang/swift-subprocess 1.0.0-beta.1, Sources/Subprocess/Error.swift.
  static let subprocess: [TypeTable] = [
    TypeTable(
      "SubprocessError", at: "code.storage", texts: .forDevelopers,
      [
        Case("spawnFailed", .programFailed),
        Case("executableNotFound", .fileNotFound),
        Case("outputLimitExceeded", .tooLarge),
        Case("failedToReadFromSubprocess", .helperStopped),
        Case("failedToWriteToSubprocess", .helperStopped),
        Case("failedToChangeWorkingDirectory", .general),
        Case("failedToMonitorProcess", .general),
        Case("asyncIOFailed", .general),
        Case("processControlFailed", .general),
      ])
  ]

  /// swift-tools-support-core.
  ///
  /// All are `CustomNSError`s without a domain of their own, with a text for developers; the
  /// payload of "other" cases is an errno.
  ///
  /// Read: swiftlang/swift-tools-support-core, FileSystem.swift, misc.swift, Path.swift,
  /// Lock.swift, TemporaryFile.swift, Process.swift, ProcessSet.swift.
  static let toolsSupport: [TypeTable] = [
    TypeTable(
      "TSCBasic.FileSystemError", at: "kind", texts: .forDevelopers,
      [
        Case("noEntry", .fileNotFound),
        Case("invalidAccess", .noPermission),
        Case("alreadyExistsAtDestination", .fileExists),
        Case("isDirectory", .isFolder),
        Case("notDirectory", .notFolder),
        Case("mismatchedByteCount", .dataIncomplete),
        Case("unsupported", .unsupported),
        Case("ioError", codeOf: "NSPOSIXErrorDomain"),
        Case("couldNotChangeDirectory", .general),
        Case("unknownOSError", .general),
      ]),
    TypeTable(
      "TSCBasic.SystemError", texts: .forDevelopers,
      [
        Case("chdir", codeOf: "NSPOSIXErrorDomain"),
        Case("close", codeOf: "NSPOSIXErrorDomain"),
        Case("exec", codeOf: "NSPOSIXErrorDomain"),
        Case("pipe", codeOf: "NSPOSIXErrorDomain"),
        Case("posix_spawn", codeOf: "NSPOSIXErrorDomain"),
        Case("read", codeOf: "NSPOSIXErrorDomain"),
        Case("setenv", codeOf: "NSPOSIXErrorDomain"),
        Case("stat", codeOf: "NSPOSIXErrorDomain"),
        Case("symlink", codeOf: "NSPOSIXErrorDomain"),
        Case("unsetenv", codeOf: "NSPOSIXErrorDomain"),
        Case("waitpid", codeOf: "NSPOSIXErrorDomain"),
      ]),
    TypeTable("TSCBasic.ProcessSetError", texts: .forDevelopers, [Case("cancelled", .cancelled)]),
    TypeTable("PathValidationError", texts: .forDevelopers, [Case("", .nameInvalid)]),
    TypeTable("ProcessLockError", texts: .forDevelopers, [Case("", .fileBusy)]),
    TypeTable(
      "TSCBasic.Process.Error", texts: .forDevelopers,
      [
        Case("missingExecutableProgram", .fileNotFound),
        Case("workingDirectoryNotSupported", .unsupported),
        Case("stdinUnavailable", .general),
      ]),
    TypeTable(
      "TSCBasic.ProcessResult.Error", texts: .forDevelopers,
      [
        Case("nonZeroExit", .general),
        Case("systemError", .general),  // a cause
        Case("illegalUTF8Sequence", .textUnreadable),
      ]),
    TypeTable(
      "TempFileError", texts: .forDevelopers,
      [
        Case("other", codeOf: "NSPOSIXErrorDomain"),
        Case("couldNotCreateUniqueName", .writeFailed),
        Case("couldNotFindTmpDir", .writeFailed),
      ]),
    TypeTable(
      "MakeDirectoryError", texts: .forDevelopers,
      [
        Case("other", codeOf: "NSPOSIXErrorDomain"),
        Case("pathExists", .fileExists),
        Case("pathTooLong", .nameInvalid),
        Case("permissionDenied", .noPermission),
        Case("unresolvablePathComponent", .fileNotFound),
        Case("outOfMemory", .diskFull),  // the person's quota, or memory
      ]),
  ]

  /// Files and archives.
  ///
  /// `FilesError` is generic (a path, and reason: an enum, mostly with a cause); none has texts for
  /// people.
  ///
  /// Read: JohnSundell/Files, Files.swift; nvzqz/FileKit, FileKitError.swift;
  /// weichsel/ZIPFoundation, Archive.swift, Data+Serialization.swift; marmelroy/Zip, Zip.swift.
  static let files: [TypeTable] = [
    TypeTable(
      "Files.FilesError", at: "reason", texts: .forDevelopers,
      [
        Case("missing", .fileNotFound),
        Case("unresolvedSearchPath", .fileNotFound),
        Case("emptyFilePath", .nameInvalid),
        Case("emptyPath", .nameInvalid),
        Case("cannotRenameRoot", .noPermission),
        Case("stringEncodingFailed", .dataNotSaved),
        Case("stringDecodingFailed", .textUnreadable),
        Case("notAnInt", .dataUnreadable),
        Case("readFailed", .readFailed),
        Case("writeFailed", .writeFailed),
        Case("fileCreationFailed", .writeFailed),
        Case("folderCreationFailed", .writeFailed),
        Case("", .general),
      ]),
    TypeTable(
      "FileKitError", texts: .forDevelopers,
      [
        Case("fileDoesNotExist", .fileNotFound),
        Case("fileAlreadyExists", .fileExists),
        Case("readFromFileFail", .readFailed),
        Case("writeToFileFail", .writeFailed),
        Case("createFileFail", .writeFailed),
        Case("createDirectoryFail", .writeFailed),
        Case("", .general),
      ]),
    TypeTable(
      "FileKitError.ReasonError", texts: .forDevelopers,
      [
        Case("conversion", .dataUnreadable),
        Case("encoding", .dataNotSaved),
        Case("closed", .appMistake),
      ]),
    TypeTable(
      "Archive.ArchiveError", texts: .forDevelopers,
      [
        Case("cancelledOperation", .cancelled),
        Case("unwritableArchive", .writeFailed),
        Case("invalidEntryPath", .nameInvalid),
        Case("invalidCompressionMethod", .unsupported),
        Case("invalidBufferSize", .appMistake),
        Case("", .dataUnreadable),
      ]),
    // Declared in an extension: "(extension in ZIPFoundation):Foundation.Data.DataError".
    TypeTable(
      "Data.DataError", texts: .forDevelopers,
      [
        Case("unreadableFile", .readFailed),
        Case("unwritableFile", .writeFailed),
      ]),
    TypeTable("Data.CompressionError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
    TypeTable(
      "ZipError", texts: .forDevelopers,
      [
        Case("fileNotFound", .fileNotFound),
        Case("unzipFail", .dataUnreadable),
        Case("zipFail", .writeFailed),
      ]),
  ]
}
