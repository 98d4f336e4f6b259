import Testing

/// The Gallery in a real window.
@Suite(.serialized) enum GalleryWindowTests {}
