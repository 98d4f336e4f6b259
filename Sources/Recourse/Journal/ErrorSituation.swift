import Foundation

/// What was true of the app and of the device when an error was reported, in words that anyone may
/// read.
///
/// A journal adds the situation to each record. Values that change, such as feature flags, are
/// asked for at each report.
///
/// ```swift
/// let situation = ErrorSituation.app
///   .adding("experiment") { experiments.variant }
///   .adding("cart") { flags.hasNewCart ? "new" : "old" }
/// let journal = ErrorJournal(situation: situation)
/// ```
public struct ErrorSituation: Sendable {
  private var values: [(name: String, value: @Sendable () -> String?)] = []

  /// Creates a situation without values.
  public init() {}

  /// The app with its version and build, the system, the device's model or architecture and memory,
  /// the language, and an identity of this run of the app.
  public static let app: ErrorSituation = {
    let info = Bundle.main.infoDictionary ?? [:]
    let name = info["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    let version = info["CFBundleShortVersionString"] as? String
    let build = info["CFBundleVersion"] as? String
    let app = [name, version, build.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let memory = "\(ProcessInfo.processInfo.physicalMemory >> 20) MiB"
    let session = UUID().uuidString
    return ErrorSituation()
      .adding("app") { app }
      .adding("device") { machine }
      .adding("language") { Locale.preferredLanguages.first }
      .adding("memory") { memory }
      .adding("session") { session }
      .adding("system") { system }
  }()

  /// Returns the situation with a further value.
  ///
  /// - Parameters:
  ///   - name: The name of the value; a later value of the same name takes precedence.
  ///   - value: Returns the value at a report, on the thread that reports; nil if there is none. It
  ///     must contain nothing private, and must not report to the journal.
  /// - Returns: The situation with the value.
  public func adding(
    _ name: String, value: @escaping @Sendable () -> String?
  ) -> ErrorSituation {
    var situation = self
    situation.values.append((name, value))
    return situation
  }

  /// The values at this moment, each as "name: value", sorted by name, at most 20.
  var lines: [String] {
    let pairs = values.compactMap { name, value in value().map { (name, $0) } }
    let details = Dictionary(pairs, uniquingKeysWith: { _, later in later })
    return PublicDetail.all(in: details).map(\.description)
  }

  /// The model of the device, such as "iPhone17,3"; on a Mac and on Linux the architecture.
  private static let machine: String? = {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return withUnsafeBytes(of: name.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }()
}

extension ErrorSituation: SafelyDescribed {
  /// The names of the values.
  package var safeText: String { values.map(\.name).joined(separator: ", ") }
}
