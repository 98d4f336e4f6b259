import SwiftUI

/// A picker of all cases of a type, titled by their raw values.
struct CasePicker<Value>: View
where
  Value: RawRepresentable<String> & CaseIterable & Hashable,
  Value.AllCases: RandomAccessCollection
{
  private let title: LocalizedStringKey
  @Binding private var selection: Value

  init(_ title: LocalizedStringKey, selection: Binding<Value>) {
    self.title = title
    _selection = selection
  }

  var body: some View {
    Picker(title, selection: $selection) {
      ForEach(Value.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}
