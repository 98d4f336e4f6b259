import Foundation
import Recourse
import Testing

@Suite struct PlaceholderTests {
  @Test(arguments: [
    "The operation couldn’t be completed. (App.MyError error 0.)",
    "The operation couldn't be completed. (NSCocoaErrorDomain error -12)",
    "The operation could not be completed. No such file or directory",
    "The operation couldn’t be completed.",
    "The operation couldn’t be completed",
    "Der Vorgang konnte nicht abgeschlossen werden. (App.MyError-Fehler 0.)",
    "L’opération n’a pas pu s’achever. (App.MyError erreur 0.)",
    "No se ha podido completar la operación. (App.MyError error 0.)",
    "操作を完了できませんでした。（App.MyErrorエラー0）",
    "操作を完了できませんでした。（NSPOSIXErrorDomainエラー2）",
    "未能完成操作。（App.MyError错误0。）",
    "작업을 완료할 수 없습니다. (App.MyError 오류 0.)",
    "تعذر إكمال العملية. (App.MyError خطأ ٠.)",
    "לא ניתן להשלים את הפעולה. (שגיאה 0 של App.MyError.)",
    "Åtgärden kunde inte slutföras. (Tests.(unknown context at $1043a).MyError-fel 0.)",
    "Операцию не удалось завершить. (App.Module.MyError, ошибка 0.)",
  ])
  func `never shows what Foundation makes up, in whichever language`(_ text: String) {
    let description = describer.describe(
      LocalizedExample(errorDescription: text, failureReason: text))
    #expect(description.title == "Something went wrong")
    #expect(description.message == "This couldn’t be completed.")
    #expect(ErrorDescription(title: text, message: text).title == description.title)
  }

  @Test func `never shows what Foundation makes up for errors here`() {
    for error in [MuteError.quiet, NSError(domain: "App", code: 1), LocalizedExample()]
      as [any Error]
    {
      let text = (error as NSError).localizedDescription
      #expect(describer.describe(LocalizedExample(errorDescription: text)).message != text)
      #expect(!describer.describe(error).fullMessage.contains(text))
    }
  }

  @Test(arguments: [
    "The operation could damage your hearing.",
    "The operation could not be completed because the printer is out of paper.",
    "The server can’t be reached (server.example.com 503)",
    "The picture is damaged. (IMG_01.JPG, 3)",
    "Only some photos were saved (3 of 20).",
    "Version 2.1 is needed (you have 2.0).",
    "Open it in the other app. (Acme.Editor)",
    "（第3章）",
    "(404)",
  ])
  func `leaves a text alone that only looks a little like that`(_ text: String) {
    #expect(describer.describe(LocalizedExample(failureReason: text)).message == text)
  }

  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
}
