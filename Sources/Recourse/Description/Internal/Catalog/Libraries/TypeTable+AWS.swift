extension TypeTable {
  /// Soto.
  ///
  /// Stored: error (a private enum whose raw values are the codes) and context, with message,
  /// responseCode (an enum that describes itself) and headers; descriptions are for developers.
  ///
  /// Read: soto-project/soto-core, Errors/*.swift; soto-project/soto, S3_shapes.swift,
  /// DynamoDB_shapes.swift, CognitoIdentityProvider_shapes.swift (each service has one such type).
  static let soto: [TypeTable] = [
    TypeTable("AWSClientError", at: "error", texts: .forDevelopers, Case.aws),
    TypeTable("AWSServerError", at: "error", texts: .forDevelopers, Case.aws),
    TypeTable("AWSResponseError", at: "errorCode", texts: .forDevelopers, Case.aws),
    TypeTable("AWSRawError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("S3ErrorType", at: "error", texts: .forDevelopers, Case.aws),
    TypeTable("DynamoDBErrorType", at: "error", texts: .forDevelopers, Case.aws),
    TypeTable(
      "CognitoIdentityProviderErrorType", at: "error", texts: .forDevelopers,
      Case.cognito + Case.aws),
  ]

  /// AWS SDK for Swift: an error without a type of its own has typeName (a code) and httpResponse,
  /// an object whose _statusCode is an enum with the status as raw value.
  ///
  /// Read: awslabs/aws-sdk-swift, UnknownAWSHTTPServiceError.swift; smithy-lang/smithy-swift,
  /// UnknownHttpServiceError.swift, HTTPResponse.swift, ClientError.swift and others;
  /// awslabs/aws-crt-swift, CommonRuntimeError.swift.
  static let awsSDK: [TypeTable] = [
    TypeTable("UnknownAWSHTTPServiceError", at: "typeName", texts: .forDevelopers, Case.aws),
    TypeTable(
      "UnknownAWSHTTPServiceError", at: "httpResponse._statusCode", codeOf: "HTTP",
      texts: .forDevelopers),
    TypeTable("UnknownHTTPServiceError", at: "typeName", texts: .forDevelopers, Case.aws),
    TypeTable(
      "UnknownHTTPServiceError", at: "httpResponse._statusCode", codeOf: "HTTP",
      texts: .forDevelopers),
    TypeTable("CommonRunTimeError", at: "crtError.name", texts: .forDevelopers, Case.awsRuntime),
    TypeTable(
      "Smithy.ClientError", texts: .forDevelopers,
      [
        Case("authError", .signInNeeded),
        Case("dataNotFound", .dataIncomplete),
        Case("serializationFailed", .dataNotSaved),
        Case("invalidValue", .appMistake),
        Case("unknownError", .general),
      ]),
    TypeTable("SmithyHTTPAPI.HTTPClientError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "URLSessionHTTPClientError", texts: .forDevelopers,
      [
        Case("closedBeforeResponse", .connectionLost),
        Case("unresumedConnection", .connectionLost),
        Case("unclosedResponseStream", .connectionLost),
        Case("responseNotHTTP", .answerInvalid),
        Case("incompleteHTTPRequest", .appMistake),
      ]),
    TypeTable("ResponseDecodingError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("WaiterTimeoutError", texts: .forDevelopers, [Case("", .tookTooLong)]),
    TypeTable("EndpointError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "DefaultRetryStrategy.Error", texts: .forDevelopers,
      [Case("insufficientQuota", .tooManyRequests)]),
  ]

  /// AWS SDK for Swift: each error that a service declares is a struct in the service's module,
  /// with properties.message and httpResponse.
  ///
  /// These are of Cognito, DynamoDB and S3.
  ///
  /// Read: awslabs/aws-sdk-swift, AWSCognitoIdentityProvider/Models.swift (the form); the names are
  /// those of the shapes, as for Soto.
  static let awsSDKServices: [TypeTable] =
    [
      ("NotAuthorizedException", .signInFailed),
      ("UserNotFoundException", .passwordWrong),
      ("UserNotConfirmedException", .confirmationNeeded),
      ("PasswordResetRequiredException", .confirmationNeeded),
      ("CodeMismatchException", .codeInvalid),
      ("ExpiredCodeException", .codeInvalid),
      ("UsernameExistsException", .accountExists),
      ("AliasExistsException", .accountExists),
      ("InvalidPasswordException", .passwordWeak),
      ("PasswordHistoryPolicyViolationException", .passwordWeak),
      ("TooManyRequestsException", .tooManyRequests),
      ("TooManyFailedAttemptsException", .tooManyRequests),
      ("LimitExceededException", .limitReached),
      ("ForbiddenException", .notAllowed),
      ("AccessDeniedException", .notAllowed),
      ("InternalErrorException", .serverFailed),
      ("CodeDeliveryFailureException", .serverFailed),
      ("UserLambdaValidationException", .inputInvalid),
      ("InvalidParameterException", .inputInvalid),
      ("ResourceNotFoundException", .appMistake),
    ].map { service("AWSCognitoIdentityProvider", $0, $1) }
    + [
      ("ThrottlingException", .tooManyRequests),
      ("ProvisionedThroughputExceededException", .tooManyRequests),
      ("RequestLimitExceeded", .tooManyRequests),
      ("LimitExceededException", .limitReached),
      ("ItemCollectionSizeLimitExceededException", .limitReached),
      ("InternalServerError", .serverFailed),
      ("ConditionalCheckFailedException", .conflict),
      ("TransactionConflictException", .conflict),
      ("TransactionCanceledException", .conflict),
      ("TransactionInProgressException", .inProgress),
      ("DuplicateItemException", .alreadyExists),
      ("ResourceNotFoundException", .appMistake),
    ].map { service("AWSDynamoDB", $0, $1) }
    + [
      ("NoSuchKey", .notFound),
      ("NotFound", .notFound),
      ("NoSuchUpload", .notFound),
      ("NoSuchBucket", .notFound),
      ("BucketAlreadyExists", .alreadyExists),
      ("BucketAlreadyOwnedByYou", .alreadyExists),
      ("InvalidObjectState", .unsupported),
    ].map { service("AWSS3", $0, $1) }

  private static func service(
    _ module: String, _ name: String, _ meaning: ErrorMeaning
  ) -> TypeTable {
    TypeTable("\(module).\(name)", texts: .forDevelopers, [Case("", meaning)])
  }
}
