/// Selects the plural form of a text for a whole number.
///
/// The rules are CLDR's cardinal rules, "Language Plural Rules"
/// (unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html). CLDR's form for whole
/// millions in Romance languages is omitted: no count here is that large, and all texts would use
/// `other` for that form.
enum PluralRule: Sendable, Hashable {
  /// A single form.
  case none
  /// A separate form for one.
  case one
  /// A form for zero and one, and another for the rest.
  case upToOne
  case arabic
  case czech
  case hebrew
  case latvian
  case lithuanian
  case polish
  case romanian
  case russian
  case serbian
  case slovenian

  /// A plural form, named like the suffix of the text's key.
  enum Form: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
  }

  /// Returns the rule for a language.
  init(language: String) {
    self =
      switch language.lowercased() {
      case "id", "ja", "ko", "ms", "th", "vi", "zh-hans", "zh-hant": .none
      case "bn", "fa", "fr", "hi", "pt-br": .upToOne
      case "ar": .arabic
      case "cs", "sk": .czech
      case "he": .hebrew
      case "lv": .latvian
      case "lt": .lithuanian
      case "pl": .polish
      case "ro": .romanian
      case "ru", "uk": .russian
      case "hr", "sr": .serbian
      case "sl": .slovenian
      default: .one
      }
  }

  /// The forms that this rule requires of a text.
  ///
  /// In Polish, Russian and Ukrainian, `other` is the form for fractions and never selected for a
  /// whole number.
  var forms: [Form] {
    switch self {
    case .none: [.other]
    case .one, .upToOne: [.one, .other]
    case .arabic: Form.allCases
    case .czech, .lithuanian, .romanian, .serbian: [.one, .few, .other]
    case .hebrew: [.one, .two, .other]
    case .latvian: [.zero, .one, .other]
    case .polish, .russian: [.one, .few, .many, .other]
    case .slovenian: [.one, .two, .few, .other]
    }
  }

  /// Returns the form for a number.
  func form(of number: Int) -> Form {
    let number = number.magnitude
    let (tens, ones) = (number % 100, number % 10)
    let isTeen = (11...19).contains(tens)
    return switch self {
    case .none: .other
    case .one: number == 1 ? .one : .other
    case .upToOne: number <= 1 ? .one : .other
    case .arabic:
      switch (number, tens) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...): .many
      default: .other
      }
    case .czech: number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .hebrew: number == 1 ? .one : number == 2 ? .two : .other
    case .latvian: ones == 0 || isTeen ? .zero : ones == 1 ? .one : .other
    case .lithuanian: isTeen || ones == 0 ? .other : ones == 1 ? .one : .few
    case .polish: number == 1 ? .one : (2...4).contains(ones) && !isTeen ? .few : .many
    case .romanian: number == 1 ? .one : number == 0 || (1...19).contains(tens) ? .few : .other
    case .russian: isTeen ? .many : ones == 1 ? .one : (2...4).contains(ones) ? .few : .many
    case .serbian: isTeen ? .other : ones == 1 ? .one : (2...4).contains(ones) ? .few : .other
    case .slovenian:
      switch tens {
      case 1: .one
      case 2: .two
      case 3, 4: .few
      default: .other
      }
    }
  }
}
