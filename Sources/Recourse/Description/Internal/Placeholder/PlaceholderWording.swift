import Foundation

/// Foundation's sentence for an error without a description, in the languages of the system.
///
/// The wording differs between systems and their versions.
enum PlaceholderWording {
  /// The sentences, without punctuation after the last word.
  static let sentences: [[Unicode.Scalar]] = ([ofThisSystem] + known)
    .map { $0.unicodeScalars.map(\.folded) }

  private static let wholeSentences = Set(
    sentences.map { String(String.UnicodeScalarView($0)) })

  /// Returns whether a text is such a sentence alone.
  static func isWholeSentence(_ text: some StringProtocol) -> Bool {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines.union(.punctuationCharacters))
    return words.utf8.count < 400 && wholeSentences.contains(words.folded)
  }

  /// The sentence of this system's Foundation, in the app's language.
  private static var ofThisSystem: String {
    let text = NSError(domain: "Recourse.Probe", code: 1).localizedDescription
    let end = text.lastIndex { $0 == "(" || $0 == "（" } ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
  }

  private static let known = [
    // Arabic, Catalan, Croatian, Czech, Danish, Dutch.
    "تعذر إكمال العملية", "تعذّر إكمال العملية", "لم يتم إكمال العملية",
    "No s’ha pogut completar l’operació", "No s’ha pogut dur a terme l’operació",
    "Operaciju nije moguće dovršiti", "Operacija se nije mogla dovršiti",
    "Operaci nelze dokončit", "Operaci nebylo možné dokončit", "Operaci se nepodařilo dokončit",
    "Handlingen kunne ikke udføres", "Handlingen kunne ikke fuldføres",
    "Operationen kunne ikke fuldføres",
    "De bewerking kan niet worden voltooid", "De bewerking kon niet worden voltooid",
    // English, Finnish, French, German, Greek.
    "The operation couldn’t be completed", "The operation could not be completed",
    "Toimintoa ei voitu suorittaa", "Toimintoa ei voitu suorittaa loppuun",
    "L’opération n’a pas pu s’achever", "L’opération n’a pu s’achever",
    "L’opération n’a pas pu être effectuée", "L’opération n’a pas pu être réalisée",
    "L’opération n’a pas pu être terminée", "Impossible de terminer l’opération",
    "Der Vorgang konnte nicht abgeschlossen werden",
    "Δεν ήταν δυνατή η ολοκλήρωση της λειτουργίας", "Δεν ήταν δυνατή η ολοκλήρωση της ενέργειας",
    "Η λειτουργία δεν ήταν δυνατό να ολοκληρωθεί", "Η λειτουργία δεν ολοκληρώθηκε",
    // Hebrew, Hindi, Hungarian, Indonesian and Malay, Italian, Japanese, Korean.
    "לא ניתן להשלים את הפעולה", "לא ניתן היה להשלים את הפעולה", "הפעולה לא הושלמה",
    "ऑपरेशन पूरा नहीं हो सका", "ऑपरेशन पूरा नहीं किया जा सका", "कार्रवाई पूरी नहीं की जा सकी",
    "A műveletet nem sikerült befejezni", "A művelet nem fejezhető be",
    "A művelet nem hajtható végre",
    "Operasi tidak dapat diselesaikan", "Operasi tidak boleh diselesaikan",
    "Pengoperasian tidak dapat diselesaikan",
    "Impossibile completare l’operazione", "L’operazione non può essere completata",
    "L’operazione non è stata completata",
    "操作を完了できませんでした", "작업을 완료할 수 없습니다", "작업을 완료할 수 없음",
    // Norwegian, Polish, Portuguese, Romanian, Russian.
    "Operasjonen kunne ikke fullføres", "Handlingen kunne ikke fullføres",
    "Nie można dokończyć operacji", "Nie można ukończyć operacji",
    "Nie można było dokończyć operacji",
    "A operação não pôde ser concluída", "Não foi possível concluir a operação",
    "Não foi possível completar a operação",
    "Operația nu a putut fi finalizată", "Operațiunea nu a putut fi finalizată",
    "Operațiunea nu a putut fi terminată",
    "Операцию не удалось завершить", "Не удалось завершить операцию",
    "Операция не может быть завершена", "Не удается завершить операцию",
    // Slovak, Spanish, Swedish, Thai, Turkish, Ukrainian, Vietnamese.
    "Operáciu nie je možné dokončiť", "Operáciu nebolo možné dokončiť",
    "Operáciu sa nepodarilo dokončiť",
    "No se ha podido completar la operación", "La operación no se ha podido completar",
    "La operación no se pudo completar", "No se pudo completar la operación",
    "No se puede completar la operación",
    "Åtgärden kunde inte slutföras", "Åtgärden kunde inte utföras",
    "ไม่สามารถทำงานให้เสร็จได้", "ไม่สามารถดำเนินการให้เสร็จสมบูรณ์ได้",
    "İşlem tamamlanamadı",
    "Не вдалося завершити операцію", "Операцію не вдалося завершити",
    "Không thể hoàn tất thao tác", "Không thể hoàn thành thao tác",
    "Thao tác không thể hoàn tất", "Không thể hoàn tất hoạt động",
    // Chinese, in both scripts.
    "未能完成操作", "这项操作无法完成", "未能完成该操作", "无法完成操作", "操作无法完成", "操作未能完成",
    "作業無法完成", "無法完成作業", "無法完成操作", "無法完成此操作", "未能完成此操作",
  ]

  /// The word for "error" as a separate word.
  static let errors: Set<String> = [
    "error", "fehler", "erreur", "errore", "erro", "fout", "fel", "fejl", "feil", "virhe", "błąd",
    "chyba", "hiba", "eroare", "greška", "pogreška", "ошибка", "помилка", "σφάλμα", "hata",
    "hatası", "خطأ", "שגיאה", "त्रुटि", "ข้อผิดพลาด", "lỗi", "ralat", "kesalahan", "エラー", "错误",
    "錯誤", "오류",
  ]

  /// Words at the end of a text whose continuation was a placeholder, so that nothing is said.
  static let danglingWords: Set<String> = errors.union([
    "by", "because", "due", "reason", "to", "with",
  ])

  /// The word for "error" as the end of a compound.
  static let endings = [
    "-fehler", "-fout", "-fel", "-fejl", "-feil", "-virhe", "エラー", "错误", "錯誤", "오류",
  ]

  /// Prepositions that can precede the domain.
  static let prepositions: Set<Substring> = ["de", "del", "di", "do", "da", "van", "של"]
}

extension Unicode.Scalar {
  /// The lowercase form, with all apostrophes unified.
  var folded: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(value) | 0x20) : self }
    if self == "’" { return "'" }
    return properties.lowercaseMapping.unicodeScalars.first ?? self
  }
}

extension StringProtocol {
  /// The text in lowercase, mapped scalar by scalar.
  var folded: String { String(String.UnicodeScalarView(unicodeScalars.map(\.folded))) }
}
