import SwiftUI

/// The screens of the Gallery, one for each capability.
public enum GalleryScreen: String, CaseIterable, Identifiable, Sendable {
  case alerts = "Alerts"
  case sheets = "Sheets"
  case toasts = "Toasts"
  case overSheets = "OverSheets"
  case asyncErrors = "AsyncErrors"
  case errors = "Errors"
  case retryView = "RetryView"
  case loadingList = "LoadingList"
  case resilience = "Resilience"
  case modules = "Modules"
  case uploads = "Uploads"
  case signIn = "SignIn"
  case crashAndReturn = "CrashAndReturn"
  case policies = "Policies"
  case flood = "Flood"
  case whatFailed = "WhatFailed"
  case inbox = "Inbox"
  case form = "Form"
  case offline = "Offline"
  case animals = "Animals"
  case shoppingCart = "ShoppingCart"
  case console = "Console"

  /// The screen itself.
  public var id: Self { self }

  /// The title in the sidebar and the title bar.
  var title: String {
    switch self {
    case .alerts: "Alerts"
    case .sheets: "Sheets"
    case .toasts: "Toasts"
    case .overSheets: "Over Sheets"
    case .asyncErrors: "Async Errors"
    case .errors: "Errors in Words"
    case .retryView: "Retry View"
    case .loadingList: "Loading List"
    case .resilience: "Resilience"
    case .modules: "Modules"
    case .uploads: "Uploads"
    case .signIn: "Sign-In"
    case .crashAndReturn: "Crash and Return"
    case .policies: "Policies"
    case .flood: "Flood"
    case .whatFailed: "What Failed"
    case .inbox: "Inbox"
    case .form: "Form"
    case .offline: "Offline"
    case .animals: "Animals"
    case .shoppingCart: "Shopping Cart"
    case .console: "Console"
    }
  }

  var symbol: String {
    switch self {
    case .alerts: "exclamationmark.bubble"
    case .sheets: "rectangle.stack"
    case .toasts: "bell"
    case .overSheets: "rectangle.on.rectangle"
    case .asyncErrors: "bolt"
    case .errors: "exclamationmark.triangle"
    case .retryView: "arrow.clockwise"
    case .loadingList: "list.bullet.rectangle"
    case .resilience: "chart.bar"
    case .modules: "network"
    case .uploads: "square.and.arrow.up"
    case .signIn: "key"
    case .crashAndReturn: "power"
    case .policies: "list.number"
    case .flood: "cloud"
    case .whatFailed: "questionmark.circle"
    case .inbox: "tray"
    case .form: "square.and.pencil"
    case .offline: "wifi.slash"
    case .animals: "pawprint"
    case .shoppingCart: "cart"
    case .console: "terminal"
    }
  }

  @MainActor
  @ViewBuilder
  var content: some View {
    switch self {
    case .alerts: AlertsScreen()
    case .sheets: SheetsScreen()
    case .toasts: ToastsScreen()
    case .overSheets: OverSheetsScreen()
    case .asyncErrors: AsyncErrorsScreen()
    case .errors: ErrorsScreen()
    case .retryView: RetryViewScreen()
    case .loadingList: LoadingListScreen()
    case .resilience: ResilienceScreen()
    case .modules: ModulesScreen()
    case .uploads: UploadsScreen()
    case .signIn: SignInScreen()
    case .crashAndReturn: CrashAndReturnScreen()
    case .policies: PoliciesScreen()
    case .flood: FloodScreen()
    case .whatFailed: WhatFailedScreen()
    case .inbox: InboxScreen()
    case .form: FormScreen()
    case .offline: OfflineScreen()
    case .animals: AnimalsScreen()
    case .shoppingCart: ShoppingCartScreen()
    case .console: ConsoleScreen()
    }
  }
}
