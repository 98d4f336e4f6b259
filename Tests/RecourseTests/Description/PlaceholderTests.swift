import Foundation
import Recourse
import Testing

@Suite struct PlaceholderTests {
  @Test(arguments: [
    "The operation couldn’t be completed. (App.MyError error 0.)",
    "The operation couldn't be completed. (NSCocoaErrorDomain error -12)",
    "The operation could not be completed. (App error 1.)",
    "The operation couldn’t be completed. (Cocoa error 3840.)",
    "The operation couldn’t be completed (App.MyError error 0).",
    "The operation couldn’t be completed. (Photo Library error 7.)",
    "The operation couldn’t be completed. (App.Pair<Swift.Int, Swift.String> error 2.)",
    "The operation couldn’t be completed. (OSStatus error -10810 - The file is locked.)",
    "Der Vorgang konnte nicht abgeschlossen werden. (App.MyError-Fehler 0.)",
    "L’opération n’a pas pu s’achever. (App.MyError erreur 0.)",
    "No se ha podido completar la operación. (App.MyError error 0.)",
    "No se ha podido completar la operación. (Error de App.GroupError 10.)",
    "A operação não pôde ser concluída. (kCLErrorDomain erro 4.)",
    "操作を完了できませんでした。（App.MyErrorエラー0）",
    "操作を完了できませんでした。（NSPOSIXErrorDomainエラー-2）",
    "未能完成操作。（App.MyError错误0。）",
    "未能完成该操作。（NSURLErrorDomain 错误 -999。）",
    "작업을 완료할 수 없습니다. (App.MyError 오류 0.)",
    "작업을 완료할 수 없습니다.(AMSServerErrorDomain 오류 -5000.)",
    "تعذر إكمال العملية. (App.MyError خطأ ٠.)",
    "تعذر إكمال العملية. (\u{2068}App.MyError\u{2069} خطأ ٠.)",
    "לא ניתן להשלים את הפעולה. (שגיאה 0 של App.MyError.)",
    "Åtgärden kunde inte slutföras. (Tests.(unknown context at $1043a).MyError-fel 0.)",
    "Операцию не удалось завершить. (App.Module.MyError, ошибка 0.)",
  ])
  func `Foundation's placeholder text is never presented, in any language`(_ text: String) {
    let errors: [any Error] = [
      LocalizedExample(errorDescription: text, failureReason: text),
      SpokenError(errorTitle: text, errorMessage: text),
      ForeignError(errorUserInfo: [NSLocalizedDescriptionKey: text]),
      NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: text]),
      Caused(NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: text])),
      Caused(LocalizedExample(failureReason: text)),
    ]
    for error in errors {
      let description = describer.describe(error)
      #expect(description.title == "Something went wrong")
      #expect(description.message == "This couldn’t be completed.")
    }
    let written = ErrorDescription(title: text, message: text)
    #expect(written == ErrorDescription(title: "", message: ""))
  }

  @Test func `Foundation's placeholder on this system is never presented, however it is wrapped`() {
    enum Local: Error { case quiet }
    let mute: [any Error] = [
      MuteError.quiet, Local.quiet, NSError(domain: "App", code: 1),
      NSError(domain: "Photo Library", code: -7), LocalizedExample(),
      NSError(domain: String(repeating: "Long", count: 60), code: 1),
      NSError(domain: String(repeating: "Long", count: 600), code: 1),
    ]
    for error in mute {
      let text = (error as NSError).localizedDescription
      let wrappers: [any Error] = [
        error, LocalizedExample(errorDescription: text), LocalizedExample(failureReason: text),
        LocalizedExample(errorDescription: "Oh", recoverySuggestion: text),
        SpokenError(errorTitle: text, errorMessage: text),
        NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: text]),
        NSError(domain: "Shop", code: 3, userInfo: [NSUnderlyingErrorKey: error]),
        Caused(error), Caused(LocalizedExample(errorDescription: text)),
      ]
      let mapping = describer.mapping(MuteError.self) { _ in
        ErrorDescription(title: text, message: text, recoverySuggestion: text)
      }
      let descriptions =
        wrappers.map(describer.describe) + [mapping.describe(MuteError.quiet)]
      for description in descriptions {
        let read = description.title + description.fullMessage
        #expect(!read.contains("operation"), "\(read)")
        #expect(!read.contains("Long"), "\(read)")
      }
    }
  }

  @Test(arguments: [
    ("Upload failed: %@", "Upload failed"),
    ("Upload failed – %@", "Upload failed"),
    ("The server said “%@”.", "The server said."),
    ("Upload failed (%@)", "Upload failed"),
    ("%@ Try it at home.", "Try it at home."),
    ("Upload failed. %@ Try it at home.", "Upload failed. Try it at home."),
    ("%@ %@", nil),
  ])
  func `keeps the app's own text around a placeholder`(_ format: String, words: String?) {
    let made = NSError(domain: "App.MyError", code: 0).localizedDescription
    let text = format.replacing("%@", with: made)
    let description = describer.describe(LocalizedExample(failureReason: text))
    #expect(description.message == words ?? "This couldn’t be completed.")
  }

  @Test(arguments: [
    ("The operation couldn’t be completed. \u{2068}(App.MyError error 0.) Sorry\u{2069}", "Sorry"),
    ("\u{2068}The operation couldn’t be completed. (App.MyError error 0.)\u{2069} Sorry", "Sorry"),
    ("\u{2067}\u{2067}The operation couldn’t be completed. (App.A error 0.) א", "א"),
  ])
  func `removing a placeholder keeps directional marks balanced`(_ text: String, words: String) {
    let message = describer.describe(LocalizedExample(failureReason: text)).message
    let marks: Set<Unicode.Scalar> = ["\u{2067}", "\u{2068}", "\u{2069}"]
    let visible = message.unicodeScalars.filter { !marks.contains($0) }
    #expect(String(String.UnicodeScalarView(visible)).trimmingCharacters(in: .whitespaces) == words)
    let depth = message.unicodeScalars.reduce(0) {
      marks.contains($1) ? $0 + ($1 == "\u{2069}" ? -1 : 1) : $0
    }
    #expect(depth == 0)
  }

  @Test(arguments: [
    ("Der Vorgang ging schief. (Shop.Cart-Problem 3.)", "Der Vorgang ging schief."),
    ("Λάθος (Shop.Cart σφάλμα 3).", "Λάθος."), ("خطأ ما. (Shop.Cart ٣)", "خطأ ما."),
    ("何か（Shop.Cart・3）", "何か"),
  ])
  func `never presents the domain and the code of an error, in any wording`(
    _ text: String, words: String
  ) {
    let same = NSError(domain: "Shop.Cart", code: 3, userInfo: [NSLocalizedDescriptionKey: text])
    #expect(describer.describe(same).title == words)
    let other = NSError(domain: "Shop.Cart", code: 4, userInfo: [NSLocalizedDescriptionKey: text])
    #expect(describer.describe(other).title == text)
  }

  @Test(arguments: [
    "Could not reserve your table (No. 5)",
    "Payment failed (Order No. 12345)",
    "This isn’t allowed (Art. 12)",
    "Call us (Tel. 0123)",
    "Ask at the desk (Room B.12)",
    "See the manual (Fig. 3.1)",
    "Sync failed (CloudKit error 7)",
    "Sync failed (CKErrorDomain error 7)",
    "Your picture couldn’t be saved. (Photos.Editor error 5.)",
    "Die Zahlung ist gescheitert (Bestellung Nr. 5)",
    "Zahlung fehlgeschlagen (Fehler 12)",
    "支払いに失敗しました（注文番号5）",
    "支付失败（订单号 5）",
    "결제에 실패했습니다 (주문 번호 5)",
    "فشل الدفع (طلب رقم ٥)",
    "The operation could damage your hearing.",
    "The operation could not be completed because the printer is out of paper.",
    "The operation could not be completed. No such file or directory",
    "The operation could not be completed (No. 5).",
    "The operation could not be completed. (Error 5)",
    "The operation could not be completed. (Please report error 5.)",
    "The operation could not be completed. (Ask Tom.)",
    "Der Vorgang konnte nicht abgeschlossen werden. (Auftrag Nr. 5)",
    "The server can’t be reached (server.example.com 503)",
    "The picture is damaged. (IMG_01.JPG, 3)",
    "Only some photos were saved (3 of 20).",
    "Version 2.1 is needed (you have 2.0).",
    "Open it in the other app. (Acme.Editor)",
    "（第3章）",
    "(404)",
    "((((",
    "The operation could not be completed. (App.MyError error 0.",
  ])
  func `presents an app's own text word for word`(_ text: String) {
    let errors: [any Error] = [
      LocalizedExample(failureReason: text),
      LocalizedExample(errorDescription: text, failureReason: text, recoverySuggestion: text),
      SpokenError(errorTitle: text, errorMessage: text),
      ForeignError(errorUserInfo: [
        NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: text,
      ]),
      NSError(
        domain: "Shop", code: 5,
        userInfo: [NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: text]),
    ]
    for error in errors {
      let description = describer.describe(error)
      #expect(description.message == text)
      #expect(error is LocalizedExample || description.title == text)
      #expect([nil, text].contains(description.recoverySuggestion))
    }
    let mapping = describer.mapping(MuteError.self) { _ in
      ErrorDescription(
        title: text, message: text, recoverySuggestion: text, helpAnchor: text,
        recoveryOptions: [RecoveryOption(text) { true }])
    }
    let mapped = mapping.describe(MuteError.quiet)
    #expect(mapped.title == text)
    #expect(mapped.message == text)
    #expect(mapped.recoverySuggestion == text)
    #expect(mapped.helpAnchor == text)
    #expect(mapped.recoveryOptions.map(\.title) == [text])
  }

  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
}
