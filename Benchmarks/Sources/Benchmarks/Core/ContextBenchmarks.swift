import Recourse

/// The cost of presenting without a view.
enum ContextBenchmarks {
  static let all = [
    Benchmark(name: "present-dismiss", unit: "ns") {
      let context = AlertContext()
      let content = AlertContent(title: "Saved", message: "Your changes are safe.")
      let flag = PlainFlag()
      return Measurement().nanoseconds {
        context.present(content)
        context.dismiss()
        blackHole(context)
      } against: {
        flag.content = content
        flag.isPresented.toggle()
        blackHole(flag)
      }
    }
  ]

  /// The state that a view without a context would set.
  @MainActor
  private final class PlainFlag {
    var content: AlertContent?
    var isPresented = false
  }
}
