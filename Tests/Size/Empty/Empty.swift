import Foundation

/// A program without the library, to compare the others with.
@main
enum Empty {
  static func main() {
    print(URLError(.notConnectedToInternet).localizedDescription)
    fflush(nil)
    _ = readLine()
  }
}
