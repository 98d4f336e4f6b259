import Foundation
public import Observation
public import RecourseUI

/// Shows one error at a time, in one place: the words of every meaning, on every surface.
@MainActor
@Observable
public final class MeaningsModel {
  /// The places of an error in the pictures.
  public enum Place: String, CaseIterable, Sendable {
    case alert, toast, view
  }

  /// An error that is on screen.
  struct Shown: Hashable {
    let meaning: ErrorMeaning
    let place: Place
  }

  private(set) var shown: Shown?
  let language: ErrorLanguage
  let describer: ErrorDescriber

  /// Creates a model with errors in a language; nil is the app's language.
  public nonisolated init(language: String? = nil) {
    let language = language.map(ErrorLanguage.init) ?? .ofGallery
    self.language = language
    describer = ErrorDescriber(
      locale: language.locale,
      catalog: Self.meanings.enumerated().reduce(ErrorCatalog()) { catalog, entry in
        catalog.mapping(domain: Self.domain, codes: [entry.offset], to: entry.element)
      })
  }

  /// The meanings that a person sees; a cancellation is not presented.
  public nonisolated static let meanings = ErrorMeaning.allCases.filter { $0 != .cancelled }

  private nonisolated static let domain = "Meaning"

  /// Shows an error in a place, instead of the previous one.
  public func show(_ meaning: ErrorMeaning, as place: Place) {
    shown = Shown(meaning: meaning, place: place)
  }

  /// Returns the title and the message of a meaning.
  public func words(for meaning: ErrorMeaning) -> (title: String, message: String) {
    let words = describer.describe(Self.error(of: meaning))
    return (words.title, words.fullMessage)
  }

  /// Returns an error with a meaning.
  static func error(of meaning: ErrorMeaning) -> any Error {
    NSError(domain: domain, code: meanings.firstIndex(of: meaning) ?? 0)
  }
}
