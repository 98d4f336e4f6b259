#if canImport(UIKit) && !os(watchOS)
  public import Foundation
  public import UIKit

  /// A UIKit view controller that hosts a SwiftUI view.
  @MainActor
  @preconcurrency
  open class UIHostingController<Content: View>: UIViewController {
    /// The hosted view.
    public var rootView: Content

    /// Creates a controller that hosts a view.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) { nil }
  }
#endif
