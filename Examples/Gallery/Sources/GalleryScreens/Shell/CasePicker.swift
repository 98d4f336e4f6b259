import SwiftUI

/// Lets a person choose among all cases of a type, by the names that they have in the code.
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
