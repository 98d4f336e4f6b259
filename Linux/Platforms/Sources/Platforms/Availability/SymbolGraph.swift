import Foundation

/// A declaration that not all versions or platforms have.
struct Declaration: Hashable, Sendable {
  /// The name with the types around it, for example `Task.immediate(name:priority:operation:)`.
  let name: String
  let availability: Availability
}

/// The declarations of a module that not all versions or platforms have.
///
/// The keys are USRs, the compiler's identifiers of declarations.
struct SymbolGraph {
  let declarations: [String: Declaration]

  /// Reads a symbol graph that the compiler wrote.
  ///
  /// A requirement of a protocol is left out if it has a default implementation without versions:
  /// for older systems, the compiler uses that implementation.
  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    var declarations: [String: Declaration] = [:]
    for symbol in file.symbols {
      let availability = symbol.availability?.reduce(into: Availability()) { $1.add(to: &$0) }
      guard let availability, !availability.isEverywhere else { continue }
      declarations[symbol.identifier.precise] = Declaration(
        name: symbol.pathComponents.joined(separator: "."), availability: availability)
    }
    for relationship in file.relationships
    where relationship.kind == "defaultImplementationOf"
      && declarations[relationship.source] == nil
    {
      declarations[relationship.target] = nil
    }
    self.declarations = declarations
  }

  /// Reads all symbol graphs in a folder.
  static func declarations(in folder: URL) throws -> [String: Declaration] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.reduce(into: [:]) { declarations, file in
      declarations.merge(try SymbolGraph(Data(contentsOf: file)).declarations) { first, _ in first }
    }
  }

  private struct File: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }

  private struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }

    let identifier: Identifier
    let pathComponents: [String]
    let availability: [Item]?
  }

  private struct Item: Decodable {
    struct Introduced: Decodable {
      let major: Int
      let minor: Int?
    }

    let domain: String?
    let introduced: Introduced?
    let isUnconditionallyUnavailable: Bool?

    func add(to availability: inout Availability) {
      // Symbol graphs have their own name for the domains of app extensions.
      guard let domain = domain?.replacing("AppExtension", with: "ApplicationExtension"),
        Availability.domains.contains(domain)
      else { return }
      if isUnconditionallyUnavailable == true { availability.exclude(domain) }
      guard let introduced else { return }
      availability.require(Version(introduced.major, introduced.minor ?? 0), in: domain)
    }
  }
}

extension Availability {
  /// The domains of Apple's platforms and of their app extensions.
  static let domains = Set(
    Platform.allCases.flatMap { [$0.rawValue, "\($0.rawValue)ApplicationExtension"] })
}
