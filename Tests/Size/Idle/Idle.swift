import Foundation
import Recourse

/// A program with a router that has nothing to do.
@main
enum Idle {
  @MainActor static func main() {
    let router = ErrorRouter()
    print(URLError(.notConnectedToInternet).localizedDescription)
    fflush(nil)
    withExtendedLifetime(router) { _ = readLine() }
  }
}
