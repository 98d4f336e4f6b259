import Foundation
import Recourse

/// Nuke 13.
///
/// The errors are no `LocalizedError`.
///
/// Read: kean/Nuke, Sources/Nuke/Pipeline/ImagePipeline+Error.swift, Loading/DataLoader.swift.
enum Nuke {
  protocol ImageDecoding: Sendable {}

  struct Decoder: ImageDecoding {}

  protocol ImageProcessing: Sendable {}

  struct Resize: ImageProcessing {
    let width: Int
  }

  struct ImageDecodingContext: Sendable {
    let request: URL
    let data: Data
  }

  struct ImageProcessingContext: Sendable {
    let request: URL
  }

  enum ImageDecodingError: Error, CustomStringConvertible {
    case unknown

    var description: String { "Unknown" }
  }

  enum DataLoader {
    enum Error: Swift.Error, CustomStringConvertible {
      case statusCodeUnacceptable(Int)

      var description: String {
        switch self {
        case .statusCodeUnacceptable(let code): "The status code is unacceptable: \(code)"
        }
      }
    }
  }

  enum ImagePipeline {
    enum Error: Swift.Error, CustomStringConvertible, Sendable {
      case dataMissingInCache
      case dataLoadingFailed(error: any Swift.Error)
      case dataIsEmpty
      case decoderNotRegistered(context: ImageDecodingContext)
      case decodingFailed(
        decoder: any ImageDecoding, context: ImageDecodingContext, error: any Swift.Error)
      case processingFailed(
        processor: any ImageProcessing, context: ImageProcessingContext, error: any Swift.Error)
      case imageRequestMissing
      case pipelineInvalidated
      case dataDownloadExceededMaximumSize
      case cancelled

      var description: String {
        switch self {
        case .dataMissingInCache: "No data in the cache, and downloads are disabled."
        case .dataLoadingFailed(let error): "Loading the data failed. Underlying error: \(error)."
        case .dataIsEmpty: "The data loader returned no data."
        case .decoderNotRegistered: "No decoder is registered for the data."
        case .decodingFailed(let decoder, _, let error): "\(decoder) failed to decode: \(error)."
        case .processingFailed(let processor, _, let error): "\(processor) failed: \(error)."
        case .imageRequestMissing: "There's no image request or no URL."
        case .pipelineInvalidated: "The pipeline is invalidated."
        case .dataDownloadExceededMaximumSize: "The data exceeds the maximum size."
        case .cancelled: "The image task was cancelled."
        }
      }
    }
  }
}

extension RealError {
  private typealias NukeError = Nuke.ImagePipeline.Error

  private static let source = "kean/Nuke Sources/Nuke/Pipeline/ImagePipeline+Error.swift"
  private static let decoding = Nuke.ImageDecodingContext(request: Sample.url, data: Data([0]))

  static let nuke: [RealError] = [
    RealError(source, NukeError.cancelled, .cancelled, cancelled: true),
    RealError(
      source, NukeError.dataLoadingFailed(error: URLError(.cancelled)), .cancelled,
      cancelled: true),
    RealError(
      source, NukeError.dataLoadingFailed(error: CancellationError()), .cancelled,
      cancelled: true),
    RealError(
      source, NukeError.dataLoadingFailed(error: URLError(.notConnectedToInternet)),
      .notConnected),
    RealError(
      source, NukeError.dataLoadingFailed(error: URLError(.secureConnectionFailed)), .notSecure,
      .transient),
    RealError(
      source, NukeError.dataLoadingFailed(error: Nuke.DataLoader.Error.statusCodeUnacceptable(404)),
      .notFound),
    RealError(
      source, NukeError.dataLoadingFailed(error: Nuke.DataLoader.Error.statusCodeUnacceptable(500)),
      .serverFailed),
    RealError(source, NukeError.dataIsEmpty, .answerInvalid),
    RealError(
      source,
      NukeError.decodingFailed(
        decoder: Nuke.Decoder(), context: decoding, error: Nuke.ImageDecodingError.unknown),
      .dataUnreadable, hides: ["s3cr3t"]),
    RealError(
      source, NukeError.decoderNotRegistered(context: decoding), .dataUnreadable,
      hides: ["s3cr3t"]),
    RealError(source, NukeError.imageRequestMissing, .appMistake),
    RealError(source, NukeError.dataDownloadExceededMaximumSize, .tooLarge),
  ]
}
