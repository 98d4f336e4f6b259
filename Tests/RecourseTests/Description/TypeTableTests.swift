import Testing

@testable import Recourse  // The tables are internal, and no error has every case of a table.

struct TypeTableTests {
  @Test func `no table has two rows for one case`() {
    for table in TypeTable.all {
      let names = table.cases.flatMap {
        $0.name.split(separator: "|", omittingEmptySubsequences: false)
      }
      #expect(Set(names).count == names.count, "\(table.name)")
    }
  }
}
