extension CodeTable {
  /// The error codes of librdkafka and of Kafka's brokers.
  ///
  /// What the app itself took out of the queue is cancelled.
  ///
  /// Read: confluentinc/librdkafka, src/rdkafka.h.
  static let kafka = CodeTable(
    ["Kafka"], texts: .forDevelopers,
    [
      // Cancellations.
      Row(-152 ... -151, .cancelled),  // _PURGE_INFLIGHT, _PURGE_QUEUE

      // The connection and time.
      Row(-187, .cannotConnect),  // _ALL_BROKERS_DOWN
      Row(-195, .connectionLost),  // _TRANSPORT
      Row(13, .connectionLost),  // NETWORK_EXCEPTION
      Row(-193, .hostNotFound),  // _RESOLVE
      Row(-181, .notSecure),  // _SSL
      Row(-192, .timedOut),  // _MSG_TIMED_OUT
      Row(-185, .timedOut),  // _TIMED_OUT
      Row(-166, .timedOut),  // _TIMED_OUT_QUEUE
      Row(7, .timedOut),  // REQUEST_TIMED_OUT
      Row(-197, .connectionClosed),  // _DESTROY
      Row(-137, .connectionClosed),  // _DESTROY_BROKER
      Row(-184, .systemBusy),  // _QUEUE_FULL
      Row(-194, .systemBusy),  // _CRIT_SYS_RESOURCE
      Row(-178, .inProgress),  // _IN_PROGRESS
      Row(-177, .inProgress),  // _PREV_IN_PROGRESS
      Row(-153, .general, .transient),  // _RETRY
      Row(-163, .general, .transient),  // _INTR
      Row(-189, .writeFailed),  // _FS

      // Signing in and access.
      Row(-169, .signInFailed),  // _AUTHENTICATION
      Row(58, .passwordWrong),  // SASL_AUTHENTICATION_FAILED
      Row(93, .signInFailed),  // UNACCEPTABLE_CREDENTIAL
      Row(33...34, .signInFailed),  // UNSUPPORTED_SASL_MECHANISM, ILLEGAL_SASL_STATE
      Row(66, .signInNeeded),  // DELEGATION_TOKEN_EXPIRED
      Row(29...31, .notAllowed),  // TOPIC_, GROUP_, CLUSTER_AUTHORIZATION_FAILED
      Row(53, .notAllowed),  // TRANSACTIONAL_ID_AUTHORIZATION_FAILED
      Row(65, .notAllowed),  // DELEGATION_TOKEN_AUTHORIZATION_FAILED
      Row(44, .notAllowed),  // POLICY_VIOLATION

      // The state of the brokers, and quotas.
      Row(5...6, .serviceUnavailable),  // LEADER_NOT_AVAILABLE, NOT_LEADER_FOR_PARTITION
      Row(8...9, .serviceUnavailable),  // BROKER_, REPLICA_NOT_AVAILABLE
      Row(14...16, .serviceUnavailable),  // COORDINATOR_…, NOT_COORDINATOR
      Row(19...20, .serviceUnavailable),  // NOT_ENOUGH_REPLICAS…
      Row(27, .serviceUnavailable),  // REBALANCE_IN_PROGRESS
      Row(41, .serviceUnavailable),  // NOT_CONTROLLER
      Row(51, .serviceUnavailable),  // CONCURRENT_TRANSACTIONS
      Row(78, .serviceUnavailable),  // OFFSET_NOT_AVAILABLE
      Row(80, .serviceUnavailable),  // PREFERRED_LEADER_NOT_AVAILABLE
      Row(83, .serviceUnavailable),  // ELIGIBLE_LEADERS_NOT_AVAILABLE
      Row(89, .tooManyRequests),  // THROTTLING_QUOTA_EXCEEDED
      Row(81, .limitReached),  // GROUP_MAX_SIZE_REACHED
      Row(133, .limitReached),  // SHARE_SESSION_LIMIT_REACHED
      Row(56, .serverFailed),  // KAFKA_STORAGE_ERROR
      Row(-1, .serverFailed),  // UNKNOWN

      // What is or isn't there, and the data.
      Row(-190, .notFound),  // _UNKNOWN_PARTITION
      Row(-188, .notFound),  // _UNKNOWN_TOPIC
      Row(-179, .notFound),  // _UNKNOWN_GROUP
      Row(-156, .notFound),  // _NOENT
      Row(3, .notFound),  // UNKNOWN_TOPIC_OR_PART
      Row(69, .notFound),  // GROUP_ID_NOT_FOUND
      Row(91, .notFound),  // RESOURCE_NOT_FOUND
      Row(100, .notFound),  // UNKNOWN_TOPIC_ID
      Row(36, .alreadyExists),  // TOPIC_ALREADY_EXISTS
      Row(92, .alreadyExists),  // DUPLICATE_RESOURCE
      Row(4, .tooLarge),  // INVALID_MSG_SIZE
      Row(10, .tooLarge),  // MSG_SIZE_TOO_LARGE
      Row(12, .tooLarge),  // OFFSET_METADATA_TOO_LARGE
      Row(18, .tooLarge),  // RECORD_LIST_TOO_LARGE
      Row(-199 ... -198, .dataUnreadable),  // _BAD_MSG, _BAD_COMPRESSION
      Row(-160 ... -159, .dataUnreadable),  // _KEY_, _VALUE_DESERIALIZATION
      Row(-162 ... -161, .dataNotSaved),  // _KEY_, _VALUE_SERIALIZATION
      Row(2, .dataUnreadable),  // INVALID_MSG

      // Versions, mistakes and the rest.
      Row(-165, .unsupported),  // _UNSUPPORTED_FEATURE
      Row(-170, .unsupported),  // _NOT_IMPLEMENTED
      Row(35, .unsupported),  // UNSUPPORTED_VERSION
      Row(43, .unsupported),  // UNSUPPORTED_FOR_MESSAGE_FORMAT
      Row(76, .unsupported),  // UNSUPPORTED_COMPRESSION_TYPE
      Row(-186, .appMistake),  // _INVALID_ARG
      Row(-172, .appMistake),  // _STATE
      Row(-147, .appMistake),  // _MAX_POLL_EXCEEDED
      Row(-145, .appMistake),  // _NOT_CONFIGURED
      Row(17, .appMistake),  // TOPIC_EXCEPTION
      Row(37...40, .appMistake),  // INVALID_PARTITIONS … INVALID_CONFIG
      Row(42, .appMistake),  // INVALID_REQUEST
      Row(-196, .general),  // _FAIL
      Row(-150, .general, .permanent),  // _FATAL
    ])
}

extension TypeTable {
  /// swift-kafka-client.
  ///
  /// Stored: backing, an object with code.backingCode (an enum) and rdKafkaCode.rawValue; not a
  /// `LocalizedError`.
  ///
  /// Read: swift-server/swift-kafka-client, Sources/Kafka/KafkaError.swift.
  static let kafka: [TypeTable] = [
    TypeTable(
      "KafkaError", at: "backing.rdKafkaCode.rawValue", codeOf: "Kafka", texts: .forDevelopers),
    TypeTable(
      "KafkaError", at: "backing.code.backingCode", texts: .forDevelopers,
      [
        Case("connectionClosed", .connectionClosed),
        Case("client", .cannotConnect),
        Case("config", .appMistake),
        Case("topicConfig", .appMistake),
        Case("messageConsumption", .general),
        Case("topicCreation", .general),
        Case("topicDeletion", .general),
        Case("rdKafkaError", .general),
      ]),
  ]
}
