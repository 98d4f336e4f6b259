import Testing

@testable import Platforms  // The evaluation of conditions is internal.

@Suite struct ConditionalSourceTests {
  @Test(arguments: [
    ("os(tvOS)", "true"),
    ("os(iOS)", "false"),
    ("!os(tvOS) && !os(watchOS)", "false"),
    ("os(iOS) || os(tvOS)", "true"),
    ("(os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)", "true"),
    ("canImport(UIKit) && !canImport(AppKit)", "true"),
    ("canImport(FoundationNetworking)", "false"),
    ("os(iOS) || DEBUG && SDK_27", "DEBUG"),
    ("!(DEBUG || os(iOS))", "!(DEBUG)"),
    ("compiler(>=6.4) && os(tvOS)", "true"),
    ("compiler(>=6.5) && os(tvOS)", "compiler(>=6.5)"),
  ])
  func `a condition keeps only the operands that the platform does not decide`(
    condition: String, expected: String
  ) throws {
    #expect(try Condition(condition, for: Destination(.tvOS, sdk: 27)).text == expected)
  }

  @Test func `lines for other platforms are blank, and all lines keep their numbers`() throws {
    let source = """
      #if os(iOS)
        one
      #elseif os(tvOS)
        two
        #if DEBUG
          three
        #else
          four
        #endif
      #else
        five
      #endif
      six
      """
    let expected = """
      #if false

      #elseif true
        two
      #if DEBUG
          three
      #else
          four
      #endif
      #else

      #endif
      six
      """
    #expect(try text(source, .tvOS) == expected)
  }

  @Test func `conditions in a string literal are left unchanged`() throws {
    let source = ["let text = \"\"\"", "  #if os(iOS)", "  \"\"\"", "let two = 2"]
    #expect(try text(source.joined(separator: "\n"), .tvOS) == source.joined(separator: "\n"))
  }

  @Test func `an unknown module in a condition is reported with its line`() {
    #expect {
      try text("one\n#if canImport(PencilKit)\n#endif", .iOS)
    } throws: { error in
      let error = error as? ConditionError
      return error?.line == 2 && error?.operand == "canImport(PencilKit)"
    }
  }

  @Test func `an environment that the check never compiles is reported with its line`() {
    #expect {
      try text("one\n#if targetEnvironment(simulator)\n#endif", .iOS)
    } throws: { error in
      let error = error as? ConditionError
      return error?.line == 2 && error?.operand == "targetEnvironment(simulator)"
    }
  }

  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS)", "false"), ("targetEnvironment(macCatalyst)", "true"),
    ("canImport(UIKit)", "true"), ("canImport(AppKit)", "true"),
  ])
  func `Mac Catalyst is an iOS that can import AppKit`(condition: String, expected: String) throws {
    #expect(try Condition(condition, for: Destination(.macCatalyst, sdk: 27)).text == expected)
  }

  private func text(_ source: String, _ platform: Platform) throws -> String {
    try ConditionalSource(source, for: Destination(platform, sdk: 27)).text
  }
}
