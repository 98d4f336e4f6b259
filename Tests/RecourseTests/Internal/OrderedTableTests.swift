import RecourseTesting
import Testing

@testable import Recourse  // The table is internal.

@Suite struct OrderedTableTests {
  @Test(arguments: UInt64(1)...50)
  func `behaves like an ordered list of pairs`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = OrderedTable<Int, String>()
    var list: [(key: Int, value: String)] = []
    for step in 0..<500 {
      let key = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let value = "\(step)"
        table[key] = value
        if let place = list.firstIndex(where: { $0.key == key }) {
          list[place].value = value
        } else {
          list.append((key, value))
        }
      case 2:
        table[key] = nil
        list.removeAll { $0.key == key }
      default:
        #expect(table.removeFirst() == (list.isEmpty ? nil : list.removeFirst().value))
      }
      #expect(table.count == list.count)
      #expect(table[key] == list.first { $0.key == key }?.value)
    }
    #expect(table.values == list.map(\.value))
    #expect(table.last { $0.hasSuffix("1") } == list.last { $0.value.hasSuffix("1") }?.value)
    table.removeAll()
    #expect(table.isEmpty)
  }
}
