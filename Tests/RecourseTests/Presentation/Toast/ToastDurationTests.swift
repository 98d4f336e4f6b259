import Recourse
import Testing

@Suite struct ToastDurationTests {
  private func time(_ content: ToastContent) -> Duration? {
    content.duration.time(for: content)
  }

  @Test(arguments: [(5, 4_000), (30, 4_000), (31, 4_100), (90, 10_000), (500, 10_000)])
  func `the duration follows the reading time of the title`(length: Int, milliseconds: Int) {
    let title = String(repeating: "a", count: length)
    #expect(time(ToastContent(title: title)) == .milliseconds(milliseconds))
  }

  @Test func `the duration includes the reading time of the message`() {
    let message = String(repeating: "a", count: 50)
    #expect(time(ToastContent(title: "Saved", message: message)) == .milliseconds(6_500))
  }

  @Test func `an ideograph takes longer to read than a letter`() {
    let chinese = ToastContent(title: "文件已经保存到您的设备中")
    let latin = ToastContent(title: "abcdefghijkl")
    #expect(time(chinese) == .milliseconds(4_600))
    #expect(time(latin) == .seconds(4))
  }

  @Test func `an action adds time to decide, regardless of the text's length`() {
    let undo = AlertAction("Undo")
    #expect(time(ToastContent(title: "Deleted", action: undo)) == .seconds(8))
    let long = String(repeating: "a", count: 500)
    #expect(time(ToastContent(title: long, action: undo)) == .seconds(14))
  }

  @Test func `an app can set a duration or none`() {
    let undo = AlertAction("Undo")
    let short = ToastContent(title: "a", action: undo, duration: .after(.seconds(2)))
    #expect(time(short) == .seconds(2))
    #expect(time(ToastContent(title: "a", duration: .untilDismissed)) == nil)
  }
}
