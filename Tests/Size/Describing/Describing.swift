import Foundation
import Recourse

/// A program that only describes an error.
@main
enum Describing {
  static func main() {
    print(ErrorDescriber().describe(URLError(.notConnectedToInternet)).message)
  }
}
