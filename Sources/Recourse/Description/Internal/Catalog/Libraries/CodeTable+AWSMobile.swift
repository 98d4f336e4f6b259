extension CodeTable {
  /// AWS's former SDK: the codes that its services share.
  ///
  /// Read: aws-amplify/aws-sdk-ios AWSService.h, AWSService.m.
  static let awsService = CodeTable(
    ["com.amazonaws.AWSServiceErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .general),  // Unknown
      // The clock is wrong, or the credentials are.
      Row(1, .requestInvalid, .needsUser),  // RequestTimeTooSkewed
      Row(2...3, .appMistake),  // InvalidSignatureException, SignatureDoesNotMatch
      Row(4, .requestInvalid, .needsUser),  // RequestExpired
      Row(5, .signInNeeded),  // AuthFailure
      Row(6, .notAllowed),  // AccessDeniedException
      Row(7...9, .appMistake),  // UnrecognizedClientException to InvalidClientTokenId
      Row(10, .signInNeeded),  // MissingAuthenticationToken
      Row(11, .notAllowed),  // AccessDenied
      Row(12, .signInNeeded),  // ExpiredToken
      Row(13, .appMistake),  // InvalidAccessKeyId
      Row(14...15, .signInNeeded),  // InvalidToken, TokenRefreshRequired
      Row(16, .notAllowed),  // AccessFailure
      Row(17, .signInNeeded),  // AuthMissingFailure
      Row(18...19, .tooManyRequests),  // Throttling, ThrottlingException
    ])

  /// AWS's former SDK: its requests.
  ///
  /// Read: aws-amplify/aws-sdk-ios AWSNetworking.h, AWSNetworking.m.
  static let awsNetworking = CodeTable(
    ["com.amazonaws.AWSNetworkingErrorDomain"], texts: .forDevelopers,
    [
      Row(1, .cancelled),  // Cancelled
      Row(0, .general),  // Unknown
    ])

  /// AWS's former SDK: transfers to and from S3.
  ///
  /// Read: aws-amplify/aws-sdk-ios AWSS3TransferUtility.h, AWSS3TransferUtility.m.
  static let awsTransfer = CodeTable(
    ["com.amazonaws.AWSS3TransferUtilityErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .general),  // Unknown
      Row(1, .answerInvalid),  // Redirection
      Row(2, .requestInvalid),  // ClientError
      Row(3, .serverFailed),  // ServerError
      Row(4, .fileNotFound),  // LocalFileNotFound
    ])

  /// AWS's former SDK: Cognito's user pools.
  ///
  /// Only the first numbers stayed the same; the others moved from version to version.
  ///
  /// Read: aws-amplify/aws-sdk-ios AWSCognitoIdentityProviderModel.h of four versions.
  static let awsCognito = CodeTable(
    ["com.amazonaws.AWSCognitoIdentityProviderErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .general),  // Unknown
      Row(1, .accountExists),  // AliasExists
      Row(2, .serverFailed),  // CodeDeliveryFailure
      Row(3, .codeInvalid),  // CodeMismatch
      Row(4, .conflict),  // ConcurrentModification
    ])
}
