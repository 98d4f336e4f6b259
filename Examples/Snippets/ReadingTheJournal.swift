// Reads a journal: in the app, on the console, in a file, and as text to send.
import Foundation
import RecourseConsole
import RecourseUI
import SwiftUI

struct DeveloperScreen: View {
  let journal: ErrorJournal
  @State private var isOffline = false

  var body: some View {
    NavigationStack {
      ErrorConsole(journal) {
        Section("Our Own") {
          Toggle("Pretend to be offline", isOn: $isOffline)
        }
      }
      .navigationTitle("Errors")
    }
  }
}

struct SupportScreen: View {
  let journal: ErrorJournal
  @State private var isReading = false

  var body: some View {
    Button("Show Errors") { isReading = true }
      .sheet(isPresented: $isReading) {
        ErrorConsole(journal)
      }
  }
}

func makeJournal() -> ErrorJournal {
  let logs = URL.temporaryDirectory.appending(path: "Logs")
  return ErrorJournal(sinks: [ConsoleSink(), RotatingFileSink(directory: logs)])
}

@MainActor
func report(_ error: any Error, to journal: ErrorJournal) {
  let report = ErrorReport(error, origin: .background)
  let decision = ErrorPolicy.standard.decision(for: report)
  journal.record(report, as: .logged, path: decision.path)
}

@MainActor
func printEntries(of router: ErrorRouter) {
  for entry in router.journal.entries {
    print(entry)
    for rule in entry.path { print("because of \(rule)") }
  }
}

func mail(_ journal: ErrorJournal) -> String {
  journal.export().text
}

@MainActor
func pay(_ error: any Error, router: ErrorRouter, journal: ErrorJournal) {
  journal.addBreadcrumb("Opened the cart")
  router.report(error, origin: .userAction, details: ["screen": "cart"])
}

struct InvoiceModel {
  let api: InvoiceAPI
  let archive: InvoiceArchive

  func open() async throws {
    try await withErrorContext("opening the order") {
      let invoice = try await withErrorContext("loading invoice", 7) { try await api.invoice(7) }
      try await archive.add(invoice)
    }
  }
}

func makeJournal(for experiments: Experiments) -> ErrorJournal {
  let situation = ErrorSituation.app.adding("experiment") { experiments.variant }
  let journal = ErrorJournal(situation: situation)
  return journal
}

struct Experiments: Sendable {
  let variant: String
}

struct InvoiceAPI: Sendable {
  func invoice(_ number: Int) async throws -> String { "Invoice \(number)" }
}

struct InvoiceArchive: Sendable {
  func add(_ invoice: String) async throws {}
}
