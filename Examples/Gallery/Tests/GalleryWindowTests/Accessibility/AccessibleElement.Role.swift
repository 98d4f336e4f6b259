import CAtspi

extension AccessibleElement {
  /// The role of an element.
  struct Role: RawRepresentable, Equatable {
    let rawValue: AtspiRole.RawValue

    static let alert = Role(rawValue: ATSPI_ROLE_DIALOG.rawValue)
    static let button = Role(rawValue: ATSPI_ROLE_PUSH_BUTTON.rawValue)
    static let field = Role(rawValue: ATSPI_ROLE_TEXT.rawValue)
    static let image = Role(rawValue: ATSPI_ROLE_IMAGE.rawValue)
    static let label = Role(rawValue: ATSPI_ROLE_LABEL.rawValue)
    static let list = Role(rawValue: ATSPI_ROLE_LIST.rawValue)
    static let notification = Role(rawValue: ATSPI_ROLE_ALERT.rawValue)
    static let panel = Role(rawValue: ATSPI_ROLE_PANEL.rawValue)
    static let picker = Role(rawValue: ATSPI_ROLE_COMBO_BOX.rawValue)
    static let row = Role(rawValue: ATSPI_ROLE_LIST_ITEM.rawValue)
    static let scrollView = Role(rawValue: ATSPI_ROLE_SCROLL_PANE.rawValue)
    static let secureField = Role(rawValue: ATSPI_ROLE_PASSWORD_TEXT.rawValue)
    static let toggle = Role(rawValue: ATSPI_ROLE_CHECK_BOX.rawValue)
    static let window = Role(rawValue: ATSPI_ROLE_FRAME.rawValue)

    /// The role's name.
    var name: String {
      let name = atspi_role_get_name(AtspiRole(rawValue))
      defer { g_free(name) }
      return name.map { String(cString: $0) } ?? ""
    }

    /// Whether a screen reader reads such an element as a unit.
    var isRead: Bool { [.button, .label, .picker].contains(self) }
  }
}
