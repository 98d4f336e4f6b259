internal import CAdwaita

/// A closure that an animation retains and calls with each of its values.
@MainActor
final class AnimationStep {
  private let run: @MainActor (Double) -> Void

  init(_ run: @escaping @MainActor (Double) -> Void) {
    self.run = run
  }

  func callAsFunction(_ value: Double) {
    run(value)
  }

  /// The target for an animation, which takes ownership of the target.
  var target: OpaquePointer? {
    adw_callback_animation_target_new(
      { value, data in
        guard let data else { return }
        let step = Unmanaged<AnimationStep>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { step(value) }
      }, Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<AnimationStep>.fromOpaque($0).release() } })
  }
}
