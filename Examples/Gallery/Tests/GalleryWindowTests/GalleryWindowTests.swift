import Testing

/// The screens of the Gallery in a real window.
@Suite(.serialized) enum GalleryWindowTests {}

/// What holds for the Gallery as a whole, in a real window.
///
/// The tests can run beside those of the screens, on another virtual screen.
@Suite(.serialized) enum GalleryShellTests {}
