import Foundation
import Recourse
import RecourseTerminal
import Testing

@Suite struct ProgramStatusTests {
  private static let rows: [(any Error, ProgramStatus)] = [
    (URLError(.timedOut), .temporaryFailure),
    (URLError(.cannotFindHost), .noHost),
    (URLError(.notConnectedToInternet), .unavailable),
    (URLError(.badServerResponse), .protocolError),
    (URLError(.cancelled), .cancelled),
    (CancellationError(), .cancelled),
    (CocoaError(.fileNoSuchFile), .noInput),
    (CocoaError(.fileReadNoPermission), .noPermission),
    (CocoaError(.fileWriteOutOfSpace), .cannotCreate),
    (POSIXError(.EIO), .inputOutput),
    (POSIXError(.ENOMEM), .system),
    (ExitHTTPError(statusCode: 503), .unavailable),
    (ExitHTTPError(statusCode: 401), .noPermission),
    (ExitUsageError(), .usage),
    (ExitRemedyError(remedy: .transient), .temporaryFailure),
    (ExitRemedyError(remedy: .needsUser), .failure),
    (NSError(domain: "Shop", code: 3), .failure),
  ]

  @Test(arguments: rows)
  func `follows the meaning of an error, even if wrapped`(error: any Error, status: ProgramStatus) {
    #expect(ProgramStatus(error) == status)
    #expect(ProgramStatus(ExitWrapper(cause: error)) == status)
  }

  @Test func `the most specific known cause decides`() {
    let error = ExitWrapper(
      cause: NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileNoSuchFile.rawValue,
        userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)]))
    #expect(ProgramStatus(error) == .temporaryFailure)
  }

  @Test func `has the numbers of sysexits`() {
    let statuses: [ProgramStatus] = [
      .usage, .dataError, .noInput, .noHost, .unavailable, .software, .system, .cannotCreate,
      .inputOutput, .temporaryFailure, .protocolError, .noPermission, .configuration,
    ]
    #expect(statuses.map(\.code) == [64, 65, 66, 68, 69, 70, 71, 73, 74, 75, 76, 77, 78])
    #expect(ProgramStatus.success.code == 0)
    #expect(ProgramStatus.failure.code == 1)
    #expect(ProgramStatus.other(2).code == 2)
    #expect(ProgramStatus(code: 2) == .other(2))
    #expect(ProgramStatus(code: 75) == .temporaryFailure)
  }
}

private struct ExitUsageError: ProgramStatusProvider {
  var programStatus: ProgramStatus { .usage }
}

private struct ExitRemedyError: ErrorRemedyProvider {
  let remedy: ErrorRemedy
}

private struct ExitHTTPError: HTTPStatusProvider { let statusCode: Int }

private struct ExitWrapper: CauseProvider {
  let cause: any Error
  var causes: [any Error] { [cause] }
}
