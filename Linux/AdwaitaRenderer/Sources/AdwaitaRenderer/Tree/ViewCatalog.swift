@_spi(Rendering) internal import SwiftUI

/// Maps each kind of element to the class of its view.
enum ViewCatalog {
  @MainActor
  static func view(of node: ElementNode, asRow: Bool) -> NodeView.Type {
    switch node.element.kind {
    case .text: LabelView.self
    case .symbol: SymbolView.self
    case .divider: DividerView.self
    case .spacer: SpacerView.self
    case .color: ColorView.self
    case .progress(nil): SpinnerView.self
    case .progress: ProgressBarView.self
    // A button with a custom style draws no row of its own.
    case .button: asRow && !node.hasCustomStyle ? ButtonRow.self : ButtonView.self
    case .textField(_, _, isSecure: false): asRow ? EntryRow.self : EntryView.self
    case .textField: asRow ? PasswordRow.self : PasswordView.self
    case .toggle: asRow ? ToggleRow.self : ToggleView.self
    case .picker: asRow ? PickerRow.self : PickerView.self
    case .horizontalStack: HorizontalStackView.self
    case .verticalStack, .navigationStack: VerticalStackView.self
    case .depthStack: DepthStackView.self
    case .overlaid: OverlaidView.self
    case .scrollView: ScrollingView.self
    case .list(.some): SelectionListView.self
    case .list, .form: ListView.self
    case .section: SectionView.self
    case .label: LabelPairView.self
    case .labeledContent: asRow ? LabeledContentRow.self : LabeledContentView.self
    case .contentUnavailable: StatusPageView.self
    case .splitView: SplitView.self
    // Presentations are never children of another element.
    case .window, .sheet, .fullScreenCover, .alert, .confirmationDialog, .foreign:
      VerticalStackView.self
    }
  }
}
