// Shows what has succeeded, names what has failed, and tries only that again.
import Foundation
import RecourseUI
import SwiftUI

struct Invoice: Identifiable, Sendable {
  let id: Int
  var title: String { "Invoice \(id)" }
}

struct InvoiceServer: Sendable {
  func invoice(_ id: Int) async throws -> Invoice { Invoice(id: id) }
}

struct InvoiceList: View {
  let server: InvoiceServer
  @State private var kept = KeptValues<Int, Invoice>()

  var body: some View {
    ThrowingView {
      try await withAll(1...20, keeping: kept) { id in try await server.invoice(id) }
    } content: { invoices in
      List(invoices) { Text($0.title) }
    }
  }
}

struct Address: Sendable {
  let name: String
  let city: String
}

struct AddressForm {
  var name = ""
  var city = ""

  func address() throws -> Address {
    let (name, city) = try accumulate({ try checkedName() }, { try checkedCity() })
    return Address(name: name, city: city)
  }

  private func checkedName() throws -> String {
    if name.isEmpty { throw FieldError(\Self.name, "Enter a name.") }
    return name
  }

  private func checkedCity() throws -> String {
    if city.isEmpty { throw FieldError(\Self.city, "Enter a city.") }
    return city
  }
}

func importContacts(_ lines: [String], parse: (String) throws -> String) throws -> [String] {
  var contacts: [String] = []
  var failures: [any Error] = []
  for line in lines {
    do { contacts.append(try parse(line)) } catch { failures.append(error) }
  }
  guard failures.isEmpty else {
    throw AggregateError(failures, total: lines.count, value: contacts)
  }
  return contacts
}
