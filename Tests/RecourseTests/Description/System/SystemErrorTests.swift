import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct SystemErrorTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test(arguments: StringsFile.languages)
  func `describes every system code with complete texts in every language`(_ language: String)
    throws
  {
    let file = try StringsFile(language)
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let titles = Set(file.words.filter { $0.key.hasPrefix("problem.") }.values)
    for error in SystemErrors.all {
      let description = describer.describe(error)
      let texts = [description.title, description.message, description.fullMessage]
      for text in texts {
        #expect(!text.isEmpty)
        #expect(!text.contains("%") && !text.contains("problem.") && !text.contains("suggestion."))
        #expect(!text.contains("Domain") && !text.contains("Error "), "\(text)")
      }
      #expect(titles.contains(description.title), "\(error)")
      #expect(titles.contains(description.message), "\(error)")
      #expect(description.title.count <= 60)
      #expect(description.fullMessage.count <= 240)
      #expect(description.message.endsSentence || language == "th")
    }
  }

  @Test func `describes every code specifically, except those that mean nothing to the user`() {
    let general = describer.describe(Unknown())
    let unknown = SystemErrors.all.filter { describer.describe($0).title == general.title }
      .map { $0 as NSError }
    #expect([[-2_000], [-2_000, -1]].contains(codes(of: unknown, in: NSURLErrorDomain)))
    #expect(codes(of: unknown, in: NSCocoaErrorDomain) == [5_375, 134_060, 134_070])
    #expect(codes(of: unknown, in: "CKErrorDomain") == [1, 2, 13, 21, 22])
    #expect(codes(of: unknown, in: "kCLErrorDomain") == [5, 17])
    #expect(codes(of: unknown, in: "SKErrorDomain") == [])
    #expect(codes(of: unknown, in: "com.apple.LocalAuthentication") == [])
  }

  @Test func `describes every POSIX code that the user can encounter`() {
    let general = describer.describe(Unknown())
    let unknown = SystemErrors.posix.filter { describer.describe($0).title == general.title }
    let met: Set<Int32> = [
      EPERM, ENOENT, EIO, E2BIG, ENOEXEC, EBADF, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, ENODEV,
      ENOTDIR, EISDIR, EINVAL, ENFILE, EMFILE, EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ENOLCK,
      ENOSYS, ENOTEMPTY, ELOOP, EILSEQ, EOPNOTSUPP, EADDRNOTAVAIL, ENETDOWN, ENETUNREACH,
      ENETRESET, ECONNABORTED, ECONNRESET, ENOBUFS, ENOTCONN, ETIMEDOUT, ECONNREFUSED, EHOSTDOWN,
      EHOSTUNREACH, ESTALE, EDQUOT, ECANCELED,
    ]
    #expect(met.isDisjoint(with: unknown.map(\.code.rawValue)))
    #expect(unknown.count < SystemErrors.posix.count / 3)
  }

  @Test func `the lists of codes contain every code that Foundation names on all platforms`() {
    #expect(Set(SystemErrors.named).isSubset(of: SystemErrors.cocoa.map(\.code)))
    #expect(SystemErrors.url.count > 40)
    #expect(SystemErrors.posix.count > 90)
  }

  @Test(
    arguments: [
      (
        URLError(.dataNotAllowed), "Mobile data isn’t available", "You can change this in Settings."
      ),
      (URLError(.serverCertificateHasBadDate), "The server’s certificate isn’t valid now", nil),
      (CocoaError(.fileWriteOutOfSpace), "There’s no space left", nil),
      (CocoaError(.fileWriteFileExists), "The name is already taken", nil),
      (CocoaError(.fileReadTooLarge), "The file is too large", nil),
      (POSIXError(.ENOTEMPTY), "The folder isn’t empty", nil),
      (POSIXError(.ENAMETOOLONG), "The name can’t be used", "Choose another name and try again."),
      (NSError(domain: "CKErrorDomain", code: 25), "Your iCloud storage is full", nil),
      (NSError(domain: "SKErrorDomain", code: 4), "Purchases aren’t allowed", nil),
      (NSError(domain: "com.apple.LocalAuthentication", code: -8), "Too many attempts", nil),
      (NSError(domain: "kCLErrorDomain", code: 1), "Your location isn’t available", nil),
      (NSError(domain: "PHPhotosErrorDomain", code: 3_311), "Your photos aren’t available", nil),
      (NSError(domain: "kCFErrorDomainCFNetwork", code: -1_001), "This took too long", nil),
    ] as [(any Error, String, String?)])
  func `describes each code by its meaning`(_ error: any Error, title: String, suggestion: String?)
  {
    let description = describer.describe(error)
    #expect(description.title == title)
    if let suggestion { #expect(description.recoverySuggestion == suggestion) }
  }

  @Test func `describes a generic failure by its cause if the cause has a description`() {
    for code in [CocoaError.Code.fileReadUnknown, .fileWriteUnknown] {
      let error = CocoaError(code, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
      #expect(describer.describe(error).title == "There’s no space left")
      let other = CocoaError(code, userInfo: [NSUnderlyingErrorKey: POSIXError(.ESRCH)])
      #expect(describer.describe(other).title.hasPrefix("The file can’t be"))
    }
  }

  @Test(arguments: [Int.min, -9_999, 0, 7, 99_999, Int(Int32.max) + 3, .max])
  func `describes an unknown code of any domain generally`(_ code: Int) {
    let general = describer.describe(Unknown())
    for domain in [
      NSURLErrorDomain, NSCocoaErrorDomain, NSPOSIXErrorDomain, "MKErrorDomain", "Nobody’s",
    ] where domain != NSPOSIXErrorDomain || !(1...200).contains(code) {
      let description = describer.describe(NSError(domain: domain, code: code))
      #expect(description.title == general.title, "\(domain)")
    }
  }

  private func codes(of errors: [NSError], in domain: String) -> [Int] {
    errors.filter { $0.domain == domain }.map(\.code).sorted()
  }
}

private struct Unknown: Error {}
