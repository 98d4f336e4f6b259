import RecourseUI
import SwiftUI

struct Address: Equatable {
  var street = "", postcode = ""

  func validate() throws {
    var errors: [FieldError] = []
    if street.isEmpty { errors.append(FieldError(\Address.street, "Enter a street.")) }
    if postcode.count != 5 { errors.append(FieldError(\Address.postcode, "Enter 5 digits.")) }
    if !errors.isEmpty { throw FieldErrors(errors) }
  }
}

struct AddressForm: View {
  let save: @MainActor (Address) async throws -> Void
  @State private var address = Address()

  var body: some View {
    Form {
      TextField("Street", text: $address.street).errorField(\.street, of: address)
      TextField("Postcode", text: $address.postcode).errorField(\.postcode, of: address)
      ThrowingButton("Save") {
        try address.validate()
        try await save(address)
      }
    }
  }
}
