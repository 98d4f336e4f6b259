extension GalleryScreen {
  /// A group of screens in the sidebar, with one purpose.
  enum Group: String, CaseIterable, Identifiable {
    case show = "Show"
    case load = "Load"
    case decide = "Decide"
    case observe = "Observe"
    case wholeApps = "Whole Apps"

    /// The group itself.
    var id: Self { self }

    /// The screens of the group, the simplest one first.
    var screens: [GalleryScreen] { GalleryScreen.allCases.filter { $0.group == self } }
  }

  /// The group in the sidebar; nil for the first screen, which is above all groups.
  var group: Group? {
    switch self {
    case .start: nil
    case .alerts, .toasts, .sheets, .asyncErrors, .form, .whatFailed, .errors, .overSheets: .show
    case .retryView, .loadingList, .partialResults, .uploads, .offline, .resilience, .guards: .load
    case .policies, .signIn, .inbox: .decide
    case .console, .crashAndReturn, .problemReports, .notifications, .flood: .observe
    case .modules, .animals, .shoppingCart: .wholeApps
    }
  }
}
