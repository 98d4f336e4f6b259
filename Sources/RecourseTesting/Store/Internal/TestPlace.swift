/// The source location of an assertion.
struct TestPlace {
  let fileID: String
  let line: Int

  func failure(_ reason: TestStoreFailure.Reason) -> TestStoreFailure {
    TestStoreFailure(reason: reason, fileID: fileID, line: line)
  }
}
