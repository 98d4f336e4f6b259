import RecourseTesting
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `generates the published numbers of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `generates other numbers for another seed`() {
    var first = SeededGenerator(seed: 1)
    var second = SeededGenerator(seed: 2)
    #expect(first.next() != second.next())
  }
}
