import Observation
@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ObservationTests {
  struct Name: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  struct Count: View {
    let model: Model
    var body: some View { Text("\(model.count)") }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      Name(model: model)
      Count(model: model)
    }
  }

  @Test func `only the bodies that read a property are evaluated when it changes`() {
    let model = Model()
    let host = HeadlessHost(Screen(model: model))
    host.resetEvaluations()
    model.count = 1
    #expect(host.screen.texts == ["first", "1"])
    #expect(host.evaluations(of: Count.self) == 1)
    #expect(host.evaluations == 1)
  }

  @Test func `an equal value of a model's property causes no evaluation`() {
    let model = Model()
    let host = HeadlessHost(Screen(model: model))
    host.resetEvaluations()
    model.name = "first"
    #expect(host.evaluations == 0)
  }

  @Test func `a write of a value that is not Equatable always evaluates the readers`() {
    struct Failure: View {
      let model: Failing
      var body: some View { Text(model.error == nil ? "well" : "failed") }
    }
    let model = Failing()
    let host = HeadlessHost(Failure(model: model))
    host.resetEvaluations()
    model.error = nil
    #expect(host.evaluations == 1)
  }

  @Test func `a property that a body no longer reads causes no evaluation`() {
    struct Partial: View {
      let model: Model
      var body: some View { Text(model.count == 0 ? model.name : "counting") }
    }
    let model = Model()
    let host = HeadlessHost(Partial(model: model))
    model.count = 1
    host.resetEvaluations()
    model.name = "second"
    #expect(host.evaluations == 0)
    model.count = 2
    #expect(host.evaluations == 1)
  }

  @Test func `a computed property is observed through the properties that it reads`() {
    struct Sum: View {
      let model: Derived
      var body: some View { Text("\(model.sum)") }
    }
    let model = Derived()
    let host = HeadlessHost(Sum(model: model))
    model.second = 5
    #expect(host.screen.texts == ["6"])
  }

  @MainActor
  @Observable
  final class Failing {
    var error: (any Error)?
  }

  @MainActor
  @Observable
  final class Derived {
    var first = 1
    var second = 2
    var sum: Int { first + second }
  }
}
