// Foundation as `import Foundation` exports it on Apple's platforms: with the C library, and with
// the parts that are separate modules elsewhere.
@_exported public import Darwin
@_exported public import Foundation
@_exported public import FoundationNetworking
