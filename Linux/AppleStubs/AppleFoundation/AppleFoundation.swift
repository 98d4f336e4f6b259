// Foundation as `import Foundation` brings it on Apple's systems: with the C library, and with what
// has a module of its own elsewhere.
@_exported public import Darwin
@_exported public import Foundation
@_exported public import FoundationNetworking
