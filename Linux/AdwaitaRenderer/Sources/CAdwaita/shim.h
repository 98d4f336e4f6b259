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
