extension ErrorExample {
  /// The example that is selected initially.
  static let first = ErrorExample(
    .reallyFailing, "A server that isn’t there", fail: RealFailures.connectToClosedPort)

  /// Operations that really fail on this device.
  static let reallyFailing: [ErrorExample] =
    [first]
    + ([
      ("A server that never answers", RealFailures.waitForTimeout),
      ("A host that doesn’t exist", RealFailures.lookUpMissingHost),
      ("A server that hangs up", RealFailures.readCutOffAnswer),
      ("A server that doesn’t speak HTTP", RealFailures.readInvalidHTTP),
      ("A response with a missing field", RealFailures.readIncompleteOrder),
      ("A truncated response", RealFailures.decodeBrokenOrder),
      ("A file that isn’t there", { _ = try await RealFailures.readMissingFile() }),
      ("A missing file to delete", RealFailures.deleteMissingFile),
      ("A folder without permission", RealFailures.writeWithoutPermission),
      ("A folder read as a file", RealFailures.readFolder),
      ("A file listed as a folder", RealFailures.listFile),
      ("A folder replaced by a file", RealFailures.replaceFolder),
      ("A folder that already exists", RealFailures.makeFolderTwice),
      ("A folder that isn’t empty", RealFailures.deleteFullFolder),
      ("A name that is taken", RealFailures.writeTwice),
      ("A name that is too long", RealFailures.writeLongName),
      ("A link to itself", RealFailures.readCyclicLink),
      ("A disk that is full", RealFailures.fillDisk),
      ("A picture read as text", RealFailures.readPictureAsText),
      ("A truncated property list", RealFailures.readBrokenPropertyList),
      ("An infinite price", RealFailures.encodeInfinitePrice),
    ] as [(String, @Sendable () async throws -> Void)])
    .map { ErrorExample(.reallyFailing, $0, fail: $1) }
}
