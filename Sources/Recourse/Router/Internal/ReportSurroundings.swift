/// What the views around a report say about its way.
package struct ReportSurroundings {
  /// The policies of the parts of the app that the report has passed, from the innermost outward.
  package var policies: [ErrorPolicy] = []
  /// The routes whose handlers have presented the reporting view.
  package var handledRoutes: Set<ErrorRoute> = ErrorRoute.handled
  /// The moment at which the innermost page around the view appeared; nil without a known page.
  ///
  /// A page is the content of a sheet, a cover or a popover.
  package var page: Moment?
  /// The failures that stand in for the operations of the innermost part of the app; nil for none.
  package var simulation: FailureSimulation?
}
