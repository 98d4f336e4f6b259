import SwiftUI

/// The screens of the Gallery, one for each capability, in the order of the sidebar.
public enum GalleryScreen: String, CaseIterable, Identifiable, Sendable {
  case start = "Start"
  case alerts = "Alerts"
  case toasts = "Toasts"
  case sheets = "Sheets"
  case asyncErrors = "AsyncErrors"
  case form = "Form"
  case whatFailed = "WhatFailed"
  case errors = "Errors"
  case overSheets = "OverSheets"
  case retryView = "RetryView"
  case loadingList = "LoadingList"
  case partialResults = "PartialResults"
  case uploads = "Uploads"
  case offline = "Offline"
  case resilience = "Resilience"
  case guards = "Guards"
  case policies = "Policies"
  case signIn = "SignIn"
  case inbox = "Inbox"
  case console = "Console"
  case crashAndReturn = "CrashAndReturn"
  case problemReports = "ProblemReports"
  case notifications = "Notifications"
  case flood = "Flood"
  case modules = "Modules"
  case animals = "Animals"
  case shoppingCart = "ShoppingCart"

  /// The screen itself.
  public var id: Self { self }

  /// The title in the sidebar and the title bar.
  var title: String {
    switch self {
    case .start: "Start"
    case .alerts: "Alerts"
    case .toasts: "Toasts"
    case .sheets: "Sheets"
    case .asyncErrors: "Async Errors"
    case .form: "Form"
    case .whatFailed: "What Failed"
    case .errors: "Errors in Words"
    case .overSheets: "Over Sheets"
    case .retryView: "Retry View"
    case .loadingList: "Loading List"
    case .partialResults: "Partial Results"
    case .uploads: "Uploads"
    case .offline: "Offline"
    case .resilience: "Resilience"
    case .guards: "Guards"
    case .policies: "Policies"
    case .signIn: "Sign-In"
    case .inbox: "Inbox"
    case .console: "Console"
    case .crashAndReturn: "Crash and Return"
    case .problemReports: "Problem Reports"
    case .notifications: "Notifications"
    case .flood: "Flood"
    case .modules: "Modules"
    case .animals: "Animals"
    case .shoppingCart: "Shopping Cart"
    }
  }

  var symbol: String {
    switch self {
    case .start: "house"
    case .alerts: "exclamationmark.bubble"
    case .toasts: "bell"
    case .sheets: "rectangle.stack"
    case .asyncErrors: "bolt"
    case .form: "square.and.pencil"
    case .whatFailed: "questionmark.circle"
    case .errors: "exclamationmark.triangle"
    case .overSheets: "rectangle.on.rectangle"
    case .retryView: "arrow.clockwise"
    case .loadingList: "list.bullet.rectangle"
    case .partialResults: "checkmark.circle"
    case .uploads: "square.and.arrow.up"
    case .offline: "wifi.slash"
    case .resilience: "chart.bar"
    case .guards: "shield"
    case .policies: "list.number"
    case .signIn: "key"
    case .inbox: "tray"
    case .console: "terminal"
    case .crashAndReturn: "power"
    case .problemReports: "envelope"
    case .notifications: "lock"
    case .flood: "cloud"
    case .modules: "network"
    case .animals: "pawprint"
    case .shoppingCart: "cart"
    }
  }

  /// Returns the screen's view, with errors in a language and the cart of the Shopping Cart screen.
  @MainActor
  @ViewBuilder
  func content(in language: ErrorLanguage, cart: ShoppingCartModel) -> some View {
    switch self {
    case .start: StartScreen()
    case .alerts: AlertsScreen()
    case .toasts: ToastsScreen()
    case .sheets: SheetsScreen()
    case .asyncErrors: AsyncErrorsScreen()
    case .form: FormScreen()
    case .whatFailed: WhatFailedScreen()
    case .errors: ErrorsScreen(language: language)
    case .overSheets: OverSheetsScreen()
    case .retryView: RetryViewScreen()
    case .loadingList: LoadingListScreen()
    case .partialResults: PartialResultsScreen()
    case .uploads: UploadsScreen()
    case .offline: OfflineScreen()
    case .resilience: ResilienceScreen()
    case .guards: GuardsScreen()
    case .policies: PoliciesScreen()
    case .signIn: SignInScreen()
    case .inbox: InboxScreen()
    case .console: ConsoleScreen()
    case .crashAndReturn: CrashAndReturnScreen()
    case .problemReports: ProblemReportsScreen()
    case .notifications: NotificationsScreen()
    case .flood: FloodScreen()
    case .modules: ModulesScreen()
    case .animals: AnimalsScreen(model: AnimalsModel(language: language))
    case .shoppingCart: ShoppingCartScreen(model: cart)
    }
  }
}
