import RecourseUI

extension Driver {
  /// Creates a router that sends all reports to one place, on the window's clock.
  func makeRouter(sendingTo disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { Otherwise(disposition) }, clock: clock)
  }
}
