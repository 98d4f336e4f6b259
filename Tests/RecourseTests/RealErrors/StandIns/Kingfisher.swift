import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Kingfisher 8.
///
/// Read: onevcat/Kingfisher, Sources/General/KingfisherError.swift.
enum Kingfisher {
  protocol ImageDataProvider: Sendable {
    var cacheKey: String { get }
  }

  struct FileProvider: ImageDataProvider {
    let cacheKey: String
  }

  final class SessionDataTask: Sendable {
    typealias CancelToken = Int
  }

  enum Source: Sendable {
    case network(URL)
    case provider(any ImageDataProvider)
  }

  struct LivePhotoSource: Sendable {
    let resources: [URL]
  }

  struct RetrieveImageResult: Sendable {
    let image: Data
    let source: Source
  }

  struct PropagationError: Sendable {
    let source: Source
    let error: KingfisherError
  }

  enum ImageProcessItem: Sendable {
    case data(Data)
  }

  struct Processor: Sendable {
    let identifier: String
  }

  enum KingfisherError: Error {
    enum RequestErrorReason: Sendable {
      case emptyRequest
      case invalidURL(request: URLRequest)
      case taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken)
      case livePhotoTaskCancelled(source: LivePhotoSource)
      case asyncTaskContextCancelled
      case dataProviderCancelled(provider: any ImageDataProvider)
    }

    enum ResponseErrorReason: Sendable {
      case invalidURLResponse(response: URLResponse)
      case invalidHTTPStatusCode(response: HTTPURLResponse)
      case URLSessionError(error: any Error)
      case dataModifyingFailed(task: SessionDataTask)
      case noURLResponse(task: SessionDataTask)
      case cancelledByDelegate(response: URLResponse)
    }

    enum CacheErrorReason: Sendable {
      case fileEnumeratorCreationFailed(url: URL)
      case invalidFileEnumeratorContent(url: URL)
      case invalidURLResource(error: any Error, key: String, url: URL)
      case cannotLoadDataFromDisk(url: URL, error: any Error)
      case cannotCreateDirectory(path: String, error: any Error)
      case imageNotExisting(key: String)
      case cannotConvertToData(object: any Sendable, error: any Error)
      case cannotSerializeImage(image: Data?, original: Data?, serializer: Processor)
      case cannotCreateCacheFile(fileURL: URL, key: String, data: Data, error: any Error)
      case cannotSetCacheFileAttribute(
        filePath: String, attributes: [FileAttributeKey: any Sendable], error: any Error)
      case diskStorageIsNotReady(cacheURL: URL)
      case missingLivePhotoResourceOnDisk(_ resource: URL)
    }

    enum ProcessorErrorReason: Sendable {
      case processingFailed(processor: Processor, item: ImageProcessItem)
    }

    enum ImageSettingErrorReason: Sendable {
      case emptySource
      case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
      case dataProviderError(provider: any ImageDataProvider, error: any Error)
      case alternativeSourcesExhausted([PropagationError])
      case notCurrentLivePhotoSourceTask(
        result: Data?, error: (any Error)?, source: LivePhotoSource)
      case livePhotoResultError(result: Data?, error: (any Error)?, source: LivePhotoSource)
    }

    case requestError(reason: RequestErrorReason)
    case responseError(reason: ResponseErrorReason)
    case cacheError(reason: CacheErrorReason)
    case processorError(reason: ProcessorErrorReason)
    case imageSettingError(reason: ImageSettingErrorReason)
  }
}

extension Kingfisher.KingfisherError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .requestError(let reason): "The image request failed. Reason: \(reason)"
    case .responseError(let reason): "The image response is not usable. Reason: \(reason)"
    case .cacheError(let reason): "The image cache failed. Reason: \(reason)"
    case .processorError(let reason): "Processing the image failed. Reason: \(reason)"
    case .imageSettingError(let reason): "The image wasn't set on the view. Reason: \(reason)"
    }
  }
}

extension Kingfisher.KingfisherError: CustomNSError {
  static var errorDomain: String { "Kingfisher.KingfisherError" }

  var errorCode: Int {
    switch self {
    case .requestError(let reason): 1000 + reason.number
    case .responseError(let reason): 2000 + reason.number
    case .cacheError(let reason): 3000 + reason.number
    case .processorError: 4001
    case .imageSettingError(let reason): 5000 + reason.number
    }
  }
}

extension Kingfisher.KingfisherError.RequestErrorReason {
  fileprivate var number: Int {
    switch self {
    case .emptyRequest: 1
    case .invalidURL: 2
    case .taskCancelled: 3
    case .livePhotoTaskCancelled: 4
    case .asyncTaskContextCancelled: 5
    case .dataProviderCancelled: 6
    }
  }
}

extension Kingfisher.KingfisherError.ResponseErrorReason {
  fileprivate var number: Int {
    switch self {
    case .invalidURLResponse: 1
    case .invalidHTTPStatusCode: 2
    case .URLSessionError: 3
    case .dataModifyingFailed: 4
    case .noURLResponse: 5
    case .cancelledByDelegate: 6
    }
  }
}

extension Kingfisher.KingfisherError.CacheErrorReason {
  fileprivate var number: Int {
    switch self {
    case .fileEnumeratorCreationFailed: 1
    case .invalidFileEnumeratorContent: 2
    case .invalidURLResource: 3
    case .cannotLoadDataFromDisk: 4
    case .cannotCreateDirectory: 5
    case .imageNotExisting: 6
    case .cannotConvertToData: 7
    case .cannotSerializeImage: 8
    case .cannotCreateCacheFile: 9
    case .cannotSetCacheFileAttribute: 10
    case .diskStorageIsNotReady: 11
    case .missingLivePhotoResourceOnDisk: 12
    }
  }
}

extension Kingfisher.KingfisherError.ImageSettingErrorReason {
  fileprivate var number: Int {
    switch self {
    case .emptySource: 1
    case .notCurrentSourceTask: 2
    case .dataProviderError: 3
    case .alternativeSourcesExhausted: 4
    case .notCurrentLivePhotoSourceTask: 5
    case .livePhotoResultError: 6
    }
  }
}
