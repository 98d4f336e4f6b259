#pragma once

#include <adwaita.h>
#include <glib-unix.h>

// Integrates Dispatch's main queue with another run loop; not in Dispatch's public headers.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Wrappers for GLib's type macros, which Swift can't import.
static inline GType recourse_type_string(void) { return G_TYPE_STRING; }
static inline GType recourse_type_int(void) { return G_TYPE_INT; }
static inline GType recourse_type_boolean(void) { return G_TYPE_BOOLEAN; }

// An alert for assistive technology, without content to see. Swift can't call variadic functions,
// and GTK accepts a role only when it creates the widget.
static inline GtkWidget *recourse_alert_new(void) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
}
