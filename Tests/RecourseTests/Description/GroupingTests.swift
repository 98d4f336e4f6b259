import Foundation
import Recourse
import Testing

@Suite struct GroupingTests {
  @Test(
    arguments: [
      (GroupedError.declined, "RecourseTests.GroupedError.declined"),
      (GroupedError.refused(card: "1234"), "RecourseTests.GroupedError.refused"),
      (GroupedTalking.closed, "RecourseTests.GroupedTalking.closed"),
      (GroupedStatus(statusCode: 404), "RecourseTests.GroupedStatus.1.HTTP.404"),
      (GroupedDetails(), "RecourseTests.GroupedDetails.1"),
      (URLError(.timedOut), "NSURLErrorDomain.-1001"),
      (NSError(domain: "Shop", code: 3), "Shop.3"),
    ] as [(any Error, String)])
  func `the domain names the type and the case, or the domain and the code`(
    error: any Error, domain: String
  ) {
    #expect(NSError(grouping: error).domain == domain)
  }

  @Test func `the code is the number of the support code`() {
    let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    for number in 0..<500 {
      let error = NSError(domain: "Shop", code: number)
      let code = NSError(grouping: error).code
      let signs = (0..<6).map { String(alphabet[code >> (5 * $0) & 31]) }
      let text = signs[..<4].joined() + "-" + signs[4...].joined()
      #expect(ErrorDescriber().describe(error).supportCode.description == text)
      #expect((0..<(1 << 30)).contains(code))
    }
  }

  @Test func `a payload changes neither the domain nor the code`() {
    let first = NSError(grouping: GroupedError.refused(card: "1234"))
    let second = NSError(grouping: GroupedError.refused(card: "9876"))
    #expect(first.domain == second.domain && first.code == second.code)
  }

  @Test func `a cause changes the code, and the domain stays that of the error`() {
    let first = NSError(grouping: GroupedError.caused(by: URLError(.timedOut)))
    let second = NSError(grouping: GroupedError.caused(by: URLError(.badURL)))
    #expect(first.domain == second.domain)
    #expect(first.code != second.code)
  }

  @Test func `the user info has the support code and public details, and nothing private`() {
    let error = GroupedError.caused(by: GroupedDetails())
    let info = NSError(grouping: error).userInfo
    let code = ErrorDescriber().describe(error).supportCode
    #expect(info["recourse.support_code"] as? String == code.description)
    #expect(info["recourse.detail.attempt"] as? String == "3")
    #expect(info["NSDebugDescription"] as? String == Fingerprint(of: error).text)
    #expect(!"\(NSError(grouping: error)) \(info)".contains("Smith"))
  }

  @Test func `a snapshot has the group of its error`() {
    let error = GroupedError.caused(by: URLError(.timedOut))
    let snapshot = ErrorReport(error, origin: .userAction).snapshot()
    #expect(NSError(grouping: snapshot).domain == NSError(grouping: error).domain)
    #expect(NSError(grouping: snapshot).code == NSError(grouping: error).code)
  }

  #if os(Linux)
    @Test(.timeLimit(.minutes(10)), .enabled(if: AppBuild.objects != nil))
    func `500 error types keep their groups over three builds, and no two share one`() throws {
      var groups: [String: Set<String>] = [:]
      var lines = 0
      for build in 0..<3 {
        // The last build is a release, and the others are for debugging.
        let output = try AppBuild.output(
          of: GeneratedBuilds.program(build), flags: [build == 2 ? "-O" : "-Onone"])
        for line in output.split(separator: "\n") {
          let parts = line.split(separator: "\t", maxSplits: 1)
          try #require(parts.count == 2, "\(line)")
          groups[String(parts[0]), default: []].insert(String(parts[1]))
          lines += 1
        }
      }
      #expect(Set(groups.keys.map { $0.prefix { $0 != "." } }).count == GeneratedBuilds.count)
      #expect(lines > 2 * groups.count)
      for (problem, found) in groups { #expect(found.count == 1, "\(problem): \(found)") }
      #expect(Set(groups.values.flatMap(\.self)).count == groups.count)
      let codes = groups.values.flatMap { $0.map { $0.split(separator: "\t")[1] } }
      #expect(Set(codes).count == groups.count)
    }

    @Test(.timeLimit(.minutes(10)), .enabled(if: AppBuild.objects != nil))
    func `without reflection metadata, the number of a case stands in and no payload is shown`()
      throws
    {
      let program = """
        import Foundation
        import Recourse

        enum Plain: Error { case one, two }
        enum Full: Error { case file([String]), other(String) }
        for error in [Plain.one, Plain.two, Full.file(["tax.pdf"]), Full.other("Smith")] as [any Error] {
          print(NSError(grouping: error).domain, Fingerprint(of: error).text)
        }
        """
      let output = try AppBuild.output(
        of: program, flags: ["-O", "-Xfrontend", "-disable-reflection-metadata"])
      #expect(
        output == """
          Shop.Plain.0 Shop.Plain.#0
          Shop.Plain.1 Shop.Plain.#1
          Shop.Full.0 Shop.Full.#0
          Shop.Full.1 Shop.Full.#1

          """)
    }
  #endif
}

#if os(Linux)
  /// A build of an app that uses the library.
  private enum AppBuild {
    /// The folder of the library's objects, beside the program of the tests; nil if the build
    /// system has another layout.
    static let objects: URL? = {
      let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
      let objects = folder.appending(path: "Recourse.build")
      return FileManager.default.fileExists(atPath: objects.path) ? objects : nil
    }()

    /// Compiles and runs a program, and returns its output.
    static func output(of program: String, flags: [String]) throws -> String {
      let objects = try #require(objects)
      let folder = URL.temporaryDirectory.appending(path: "Recourse-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { _ = try? FileManager.default.removeItem(at: folder) }
      let source = folder.appending(path: "main.swift")
      try program.write(to: source, atomically: true, encoding: .utf8)
      let library = try FileManager.default.contentsOfDirectory(atPath: objects.path)
        .filter { $0.hasSuffix(".o") }.map { objects.appending(path: $0).path }
      let app = folder.appending(path: "Shop").path
      let modules = objects.deletingLastPathComponent().appending(path: "Modules").path
      _ = try run(
        "/usr/bin/env",
        ["swiftc", "-module-name", "Shop", "-swift-version", "6", "-suppress-warnings"] + flags
          + ["-I", modules, "-o", app, source.path] + library)
      return try run(app, [])
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(program) \(arguments.first ?? "")")
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif

private enum GroupedError: Error {
  case declined
  case refused(card: String)
  case caused(by: any Error)
}

private enum GroupedTalking: Error, CustomStringConvertible {
  case open, closed

  var description: String { "Mr. Smith" }
}

private struct GroupedStatus: HTTPStatusProvider {
  let statusCode: Int
}

private struct GroupedDetails: PublicDetailsProvider {
  var name = "Smith"
  var publicDetails: [String: String] { ["attempt": "3"] }
}
