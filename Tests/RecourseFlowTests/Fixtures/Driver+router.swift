import RecourseUI

extension Driver {
  /// Creates a router that gives all reports one disposition, on the window's clock.
  func makeRouter(sendingTo disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { Otherwise(disposition) }, clock: clock)
  }
}
