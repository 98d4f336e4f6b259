/// What the views around a report say about its way.
package struct ReportSurroundings {
  /// The policies of the parts of the app that the report has passed, from the innermost outward.
  package var policies: [ErrorPolicy] = []
  /// The routes whose handlers have presented the reporting view.
  package var handledRoutes: Set<ErrorRoute> = ErrorRoute.handled
}
