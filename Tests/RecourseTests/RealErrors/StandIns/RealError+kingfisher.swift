import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RealError {
  private typealias KFError = Kingfisher.KingfisherError

  private static let source = "onevcat/Kingfisher Sources/General/KingfisherError.swift"
  private static let image = Kingfisher.Source.network(Sample.url)

  static let kingfisher: [RealError] = kingfisherCancelled + kingfisherFailures

  private static let kingfisherCancelled: [RealError] = [
    RealError(
      "REAL_WORLD R1",
      KFError.requestError(
        reason: .taskCancelled(task: Kingfisher.SessionDataTask(), token: 3)),
      .cancelled, cancelled: true),
    RealError(
      "onevcat/Kingfisher#2520", KFError.requestError(reason: .asyncTaskContextCancelled),
      .cancelled, cancelled: true),
    RealError(
      source,
      KFError.requestError(
        reason: .livePhotoTaskCancelled(source: .init(resources: [Sample.url]))),
      .cancelled, cancelled: true),
    RealError(
      source,
      KFError.requestError(
        reason: .dataProviderCancelled(provider: Kingfisher.FileProvider(cacheKey: "avatar"))),
      .cancelled, cancelled: true),
    RealError(
      "onevcat/Kingfisher#2020",
      KFError.responseError(reason: .URLSessionError(error: URLError(.cancelled))), .cancelled,
      cancelled: true),
    RealError(
      source,
      KFError.responseError(reason: .cancelledByDelegate(response: Sample.response(200))),
      .cancelled, cancelled: true),
    RealError(
      "onevcat/Kingfisher#1438",
      KFError.imageSettingError(
        reason: .notCurrentSourceTask(
          result: .init(image: Data(), source: image), error: nil, source: image)),
      .cancelled, cancelled: true),
    RealError(
      "onevcat/Kingfisher#1294",
      KFError.imageSettingError(
        reason: .notCurrentSourceTask(
          result: nil,
          error: KFError.responseError(reason: .URLSessionError(error: URLError(.timedOut))),
          source: image)),
      .cancelled, cancelled: true),
    RealError(
      source,
      KFError.imageSettingError(
        reason: .notCurrentLivePhotoSourceTask(
          result: Data(), error: nil, source: .init(resources: []))),
      .cancelled, cancelled: true),
  ]

  private static let kingfisherFailures: [RealError] = [
    RealError(
      "onevcat/Kingfisher#809",
      KFError.responseError(reason: .URLSessionError(error: URLError(.timedOut))), .timedOut,
      hides: ["URL session"]),
    RealError(
      source,
      KFError.responseError(reason: .URLSessionError(error: URLError(.notConnectedToInternet))),
      .notConnected),
    RealError(
      source,
      KFError.responseError(reason: .URLSessionError(error: Sample.offline(reason: 2))),
      .lowDataMode),
    RealError(
      "onevcat/Kingfisher#245",
      KFError.responseError(reason: .invalidHTTPStatusCode(response: Sample.response(404))),
      .notFound, hides: ["s3cr3t"]),
    RealError(
      "onevcat/Kingfisher#245",
      KFError.responseError(reason: .invalidHTTPStatusCode(response: Sample.response(403))),
      .notAllowed),
    RealError(
      source, KFError.responseError(reason: .noURLResponse(task: Kingfisher.SessionDataTask())),
      .answerInvalid),
    RealError(
      source, KFError.requestError(reason: .invalidURL(request: URLRequest(url: Sample.url))),
      .addressInvalid, hides: ["s3cr3t"]),
    RealError(
      source, KFError.cacheError(reason: .diskStorageIsNotReady(cacheURL: Sample.file)),
      .diskFull, hides: ["/private"]),
    RealError(
      source,
      KFError.cacheError(
        reason: .cannotCreateCacheFile(
          fileURL: Sample.file, key: "avatar", data: Data(), error: Sample.cocoa(640))),
      .diskFull),
    RealError(
      source,
      KFError.cacheError(
        reason: .cannotLoadDataFromDisk(url: Sample.file, error: Sample.cocoa(257))),
      .noPermission, hides: ["/private"]),
    RealError(
      source,
      KFError.cacheError(
        reason: .cannotCreateDirectory(
          path: Sample.file.path,
          error: Sample.cocoa(
            513, [NSUnderlyingErrorKey: Sample.posix(EACCES)]))),
      .noPermission),
    RealError(
      source,
      KFError.processorError(
        reason: .processingFailed(
          processor: .init(identifier: "com.example.blur"), item: .data(Data([1, 2])))),
      .dataUnreadable, hides: ["com.example.blur"]),
    RealError(
      source,
      KFError.imageSettingError(
        reason: .dataProviderError(
          provider: Kingfisher.FileProvider(cacheKey: "avatar"), error: Sample.cocoa(260))),
      .fileNotFound),
    RealError(
      source,
      KFError.imageSettingError(
        reason: .alternativeSourcesExhausted([
          .init(
            source: image,
            error: .responseError(reason: .URLSessionError(error: URLError(.cannotFindHost)))),
          .init(
            source: image,
            error: .responseError(reason: .URLSessionError(error: URLError(.cannotFindHost)))),
        ])),
      .hostNotFound),
  ]
}
