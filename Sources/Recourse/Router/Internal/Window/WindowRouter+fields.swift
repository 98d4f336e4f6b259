// MARK: Errors of fields

extension WindowRouter {
  /// Shows the field errors of a report at those fields that are on screen.
  ///
  /// The report replaces all earlier field errors of the same forms. A person can't read what a
  /// field below a sheet shows, so such an error is presented as well, and so is an aggregate.
  ///
  /// - Parameter delivery: The report.
  /// - Returns: The report with the events that make it obsolete, and the report of the errors that
  ///   no field shows; nil if the fields show all.
  func showAtFields(_ delivery: Delivery) -> (whole: Delivery, rest: Delivery?) {
    let errors = delivery.report.classified.tree.fieldErrors
    guard !errors.isEmpty else { return (delivery, delivery) }
    var delivery = delivery
    if let repeated = delivery.repeated { router.discard(repeated) }
    delivery.intention?.follow(router)
    for key in Set(errors.map { ErrorReport.Key.fields(of: $0, in: self) }) {
      router.resolve(key)
      delivery.report = delivery.report.resolved(by: key)
    }
    let places = errors.map { error in
      (error: error, field: lastMember(ErrorField.self) { $0.keyPath == error.field })
    }
    show(places.compactMap { error, field in field.map { (error, $0) } }, of: delivery)
    let rest = places.filter { $0.field?.isCovered ?? true }.map(\.error)
    // An aggregate has failures of other elements as well.
    let isWhole = delivery.report.classified.tree.errors.contains { $0 is AggregateError }
    guard rest.count < errors.count, !isWhole else { return (delivery, delivery) }
    guard !rest.isEmpty else { return (delivery, nil) }
    var unclaimed = delivery
    unclaimed.report = delivery.report.replacing(FieldErrors(rest))
    return (delivery, unclaimed)
  }

  /// Returns the fields on screen of a value that show an error, in the order of the errors.
  package func failedFields<Root>(of type: Root.Type) -> [ErrorField] {
    fieldChange.observe()
    let fields = allMembers(ErrorField.self).filter { $0.isOnScreen && $0.edits(type) }
    return fields.compactMap { field in field.problem.map { (field, $0.position) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Removes the field errors that an event makes obsolete.
  func clearFields(resolvedBy key: ErrorReport.Key) {
    for field in allMembers(ErrorField.self)
    where field.problem?.resolvedBy.contains(key) == true { field.clear() }
  }

  /// Removes the field errors of an operation that has succeeded.
  func clearFields(of intention: Intention.ID) {
    for field in allMembers(ErrorField.self) where field.problem?.intention == intention {
      field.clear()
    }
  }

  /// Shows errors at their fields; the first field takes the focus.
  private func show(_ errors: [(FieldError, ErrorField)], of delivery: Delivery) {
    let report = delivery.report
    let text = settings.describer.text
    var messages = OrderedTable<ObjectIdentifier, (field: ErrorField, texts: [String])>()
    for (error, field) in errors {
      let texts = messages[ObjectIdentifier(field)]?.texts ?? []
      messages[ObjectIdentifier(field)] = (field, texts + [error.message(in: text)])
    }
    let shown = messages.values
    let first = shown.first { !$0.field.isCovered }?.field
    // The line breaks make VoiceOver pause in every language.
    let all = shown.flatMap(\.texts).joined(separator: "\n")
    for (position, (field, texts)) in shown.enumerated() {
      field.show(
        ErrorField.Problem(
          report: report.id, message: texts.joined(separator: "\n"),
          announcement: field === first ? all : nil, position: position,
          intention: delivery.intention?.id,
          resolvedBy: report.resolvedBy))
    }
  }
}

extension ErrorReport.Key {
  /// The event that a later report has errors of the same form in a window.
  @MainActor
  fileprivate static func fields(of error: FieldError, in window: WindowRouter) -> Self {
    let form = String(reflecting: type(of: error.field).rootType)
    return Self(rawValue: "Recourse.fields.\(ObjectIdentifier(window).hashValue).\(form)")
  }
}
