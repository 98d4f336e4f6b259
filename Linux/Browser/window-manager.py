#!/usr/bin/python3
"""Places the windows of one app on a page of a web browser.

The app's window fills the screen, which is as large as the page. A window over another window is
centred. The newest window has the keyboard. No window has a frame, and no window can be moved.
It prints "ready" when it takes windows, and "shown" for each window.
"""

from Xlib import X, Xatom, display, error

server = display.Display()
root = server.screen().root
# The windows on the screen from bottom to top, each with the size that it asks for.
sizes = {}


def place(window):
    """Gives a window its place on the screen as the screen is now."""
    screen = root.get_geometry()
    width, height = screen.width, screen.height
    if window.get_wm_transient_for():
        width, height = min(sizes[window][0], width), min(sizes[window][1], height)
    window.configure(
        x=(screen.width - width) // 2, y=(screen.height - height) // 2,
        width=width, height=height)


def focus():
    """Gives the keyboard to the topmost window."""
    for window in list(sizes)[-1:]:
        window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)


def maximize(window):
    """Tells a window that it fills the screen, so that it draws no frame."""
    states = ["_NET_WM_STATE_MAXIMIZED_HORZ", "_NET_WM_STATE_MAXIMIZED_VERT"]
    window.change_property(
        server.intern_atom("_NET_WM_STATE"), Xatom.ATOM, 32,
        [server.intern_atom(state) for state in states])


def appear(window):
    geometry = window.get_geometry()
    sizes[window] = (geometry.width, geometry.height)
    place(window)
    window.map()
    if not window.get_wm_transient_for():
        maximize(window)
    server.sync()
    focus()
    print("shown", flush=True)


def ask(event):
    """Answers the request of a window for another place or size."""
    window = event.window
    if window not in sizes:
        # A window that is not on the screen yet takes its size along when it appears.
        window.configure(x=event.x, y=event.y, width=event.width, height=event.height)
        return
    width, height = sizes[window]
    if event.value_mask & X.CWWidth:
        width = event.width
    if event.value_mask & X.CWHeight:
        height = event.height
    sizes[window] = (width, height)
    place(window)


def disappear(window):
    if sizes.pop(window, None):
        focus()


def handle(event):
    if event.type == X.MapRequest:
        appear(event.window)
    elif event.type == X.ConfigureRequest:
        ask(event)
    elif event.type in (X.UnmapNotify, X.DestroyNotify):
        disappear(event.window)
    elif event.type == X.ConfigureNotify and event.window == root:
        for window in sizes:
            place(window)


# A window may be gone by the time that a request about it arrives.
server.set_error_handler(lambda *_: None)
root.change_attributes(
    event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask | X.StructureNotifyMask)
server.sync()
print("ready", flush=True)
while True:
    event = server.next_event()
    try:
        handle(event)
    except (error.BadWindow, error.BadDrawable):
        disappear(event.window)
