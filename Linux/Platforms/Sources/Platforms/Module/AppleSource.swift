/// A source file for one destination, and the modules that it imports.
struct AppleSource {
  let text: String
  let imports: Set<String>

  /// Reads a file.
  ///
  /// Imports of Foundation are replaced by Apple's Foundation: a stub that extends the one on
  /// Linux.
  init(
    _ source: String, _ kind: Module.Kind, _ destination: Destination
  ) throws(ConditionError) {
    let source = try ConditionalSource(source, for: destination).text
    text =
      kind == .standIn
      ? source
      : source.replacing(/(?m)^([ \t]*(?:\w+ )?import )Foundation$/) {
        "\($0.output.1)AppleFoundation"
      }
    imports = Set(
      text.matches(of: /(?m)^[^\/\n"]*\bimport (?:struct |class |enum |func |protocol )?(\w+)/)
        .map { String($0.output.1) })
  }
}
