import CAtspi

/// An element of a window, as a screen reader finds it; each property is read on access.
///
/// The properties of an element that no longer exists are empty.
@AccessibilityActor
final class AccessibleElement {
  private let pointer: UnsafeMutablePointer<AtspiAccessible>

  /// Takes ownership of a reference that the library returned.
  init?(_ pointer: UnsafeMutablePointer<AtspiAccessible>?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  func isSame(as other: AccessibleElement) -> Bool { pointer == other.pointer }

  var processID: Int32 { Int32(bitPattern: atspi_accessible_get_process_id(pointer, nil)) }

  var name: String { String(owned: atspi_accessible_get_name(pointer, nil)) }

  /// The accessible description, in addition to the name.
  var hint: String { String(owned: atspi_accessible_get_description(pointer, nil)) }

  var role: Role { Role(rawValue: atspi_accessible_get_role(pointer, nil).rawValue) }

  var parent: AccessibleElement? {
    AccessibleElement(atspi_accessible_get_parent(pointer, nil))
  }

  var children: [AccessibleElement] {
    let count = atspi_accessible_get_child_count(pointer, nil)
    return (0..<max(count, 0)).compactMap {
      AccessibleElement(atspi_accessible_get_child_at_index(pointer, $0, nil))
    }
  }

  func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(pointer) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  /// Whether the element has a non-empty frame.
  var isLaidOut: Bool { frame.width > 0 && frame.height > 0 }

  /// The element's frame in its window.
  var frame: AtspiRect { frame(in: ATSPI_COORD_TYPE_WINDOW) }

  /// The element's frame on the screen, which GTK 4 doesn't know.
  var frameOnScreen: AtspiRect { frame(in: ATSPI_COORD_TYPE_SCREEN) }

  private func frame(in space: AtspiCoordType) -> AtspiRect {
    withInterface(atspi_accessible_get_component_iface) { component in
      guard let frame = atspi_component_get_extents(component, space, nil) else {
        return AtspiRect()
      }
      defer { g_free(frame) }
      return frame.pointee
    } ?? AtspiRect()
  }

  /// The text that can be edited or read; nil if there is none.
  var text: String? {
    withInterface(atspi_accessible_get_text_iface) { text in
      // GTK interprets the customary -1 for "to the end" as a position before the beginning.
      let end = atspi_text_get_character_count(text, nil)
      return String(owned: atspi_text_get_text(text, 0, end, nil))
    }
  }

  /// Replaces the text; returns whether that is possible.
  func setText(_ text: String) -> Bool {
    withInterface(atspi_accessible_get_editable_text_iface) { editable in
      atspi_editable_text_set_text_contents(editable, text, nil) != 0
    } ?? false
  }

  /// Performs the action of a click; returns whether that is possible.
  func press() -> Bool {
    withInterface(atspi_accessible_get_action_iface) { action in
      atspi_action_do_action(action, 0, nil) != 0
    } ?? false
  }

  /// Selects one of the children; returns whether that is possible.
  func selectChild(at index: Int) -> Bool {
    withInterface(atspi_accessible_get_selection_iface) { selection in
      atspi_selection_select_child(selection, gint(index), nil) != 0
    } ?? false
  }

  /// Makes the library read properties of the element and its descendants anew, except their roles,
  /// which don’t change.
  func forgetsWhatWasRead() {
    atspi_accessible_set_cache_mask(pointer, ATSPI_CACHE_ROLE)
  }

  private func withInterface<Interface, Result>(
    _ interface: (UnsafeMutablePointer<AtspiAccessible>?) -> UnsafeMutablePointer<Interface>?,
    _ action: (UnsafeMutablePointer<Interface>) -> Result
  ) -> Result? {
    guard let interface = interface(pointer) else { return nil }
    defer { g_object_unref(interface) }
    return action(interface)
  }
}

extension String {
  /// Takes ownership of a text that the library returned.
  fileprivate init(owned text: UnsafeMutablePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
    g_free(text)
  }
}
