/// Presents toasts or banners, one at a time.
///
/// ```swift
/// @State private var toast = ToastContext()
///
/// Button("Save") { toast.present(ToastContent(title: "Saved", severity: .success)) }
///   .toast(toast)
/// ```
public typealias ToastContext = PresentationContext<ToastContent>
