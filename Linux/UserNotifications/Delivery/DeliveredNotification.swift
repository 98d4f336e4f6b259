/// A delivered notification as a value.
///
/// As on Apple's platforms, the user info is kept as a property list, so that a notification can
/// cross threads.
struct DeliveredNotification: Hashable, Sendable {
  let identifier: String
  let date: Date
  let texts: NotificationTexts
  private let userInfo: Data

  /// Creates a value from a request.
  ///
  /// - Throws: `CocoaError` if the user info is not a property list.
  init(_ request: UNNotificationRequest, at date: Date) throws {
    identifier = request.identifier
    self.date = date
    texts = request.content.values.texts
    let pairs = request.content.values.userInfo.map { ($0.key.base as? String, $0.value) }
    guard pairs.allSatisfy({ $0.0 != nil }) else { throw CocoaError(.propertyListWriteInvalid) }
    let properties = Dictionary(pairs.map { ($0.0 ?? "", $0.1) }) { $1 }
    userInfo = try PropertyListSerialization.data(
      fromPropertyList: properties, format: .binary, options: 0)
  }

  /// The contents.
  var values: NotificationValues {
    let properties = try? PropertyListSerialization.propertyList(from: userInfo, format: nil)
    return NotificationValues(texts: texts, userInfo: properties as? [String: Any] ?? [:])
  }
}
