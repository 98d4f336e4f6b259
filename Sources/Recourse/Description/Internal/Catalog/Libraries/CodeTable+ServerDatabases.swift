extension CodeTable {
  /// The error numbers of MySQL servers; texts contain SQL and values.
  ///
  /// 1644 (SIGNAL) has no row: its text is the server's own.
  ///
  /// Read: vapor/mysql-nio, Sources/MySQLNIO/Protocol/MySQLProtocol+ErrorCode.swift.
  static let mySQL = CodeTable(
    ["MySQL"], texts: .forDevelopers,
    [
      // Cancellations.
      Row(1317, .cancelled),  // QUERY_INTERRUPTED
      Row(2050, .cancelled),  // FETCH_CANCELED

      // The connection and the state of the server.
      Row(1040, .serviceUnavailable),  // CON_COUNT_ERROR
      Row(1041, .serviceUnavailable),  // OUT_OF_RESOURCES
      Row(1203, .serviceUnavailable),  // TOO_MANY_USER_CONNECTIONS
      Row(1042, .cannotConnect),  // BAD_HOST_ERROR
      Row(1043, .cannotConnect),  // HANDSHAKE_ERROR
      Row(1053, .serviceUnavailable),  // SERVER_SHUTDOWN
      Row(1079, .serviceUnavailable),  // SHUTDOWN_COMPLETE
      Row(1080, .connectionClosed),  // FORCING_CLOSE
      Row(1081, .cannotConnect),  // IPSOCK_ERROR
      Row(1129, .notAllowed),  // HOST_IS_BLOCKED
      Row(1130, .notAllowed),  // HOST_NOT_PRIVILEGED
      Row(1152, .connectionLost),  // ABORTING_CONNECTION
      Row(1184, .connectionLost),  // NEW_ABORTING_CONNECTION
      Row(1154, .connectionLost),  // NET_READ_ERROR_FROM_PIPE
      Row(1156, .connectionLost),  // NET_PACKETS_OUT_OF_ORDER
      Row(1157, .answerInvalid),  // NET_UNCOMPRESS_ERROR
      Row(1158, .connectionLost),  // NET_READ_ERROR
      Row(1159, .timedOut),  // NET_READ_INTERRUPTED
      Row(1160, .connectionLost),  // NET_ERROR_ON_WRITE
      Row(1161, .timedOut),  // NET_WRITE_INTERRUPTED
      Row(1226, .limitReached),  // USER_LIMIT_REACHED
      Row(1836, .serviceUnavailable),  // READ_ONLY_MODE
      Row(1874, .serviceUnavailable),  // INNODB_READ_ONLY
      Row(1207, .serviceUnavailable),  // READ_ONLY_TRANSACTION
      Row(1290, .serviceUnavailable),  // OPTION_PREVENTS_STATEMENT
      Row(1792, .serviceUnavailable),  // CANT_EXECUTE_IN_READ_ONLY_TRANSACTION
      Row(3024, .timedOut),  // QUERY_TIMEOUT
      Row(3032, .serviceUnavailable),  // SERVER_OFFLINE_MODE
      Row(3169, .connectionClosed),  // SESSION_WAS_KILLED
      Row(2002, .cannotConnect),  // CONNECTION_ERROR
      Row(2003, .cannotConnect),  // CONN_HOST_ERROR
      Row(2005, .hostNotFound),  // UNKNOWN_HOST
      Row(2006, .connectionLost),  // SERVER_GONE_ERROR
      Row(2008, .outOfMemory),  // OUT_OF_MEMORY
      Row(2012, .cannotConnect),  // SERVER_HANDSHAKE_ERR
      Row(2013, .connectionLost),  // SERVER_LOST
      Row(2026, .notSecure),  // SSL_CONNECTION_ERROR
      Row(2027, .answerInvalid),  // MALFORMED_PACKET_CLIENT
      Row(2055, .connectionLost),  // SERVER_LOST_EXTENDED

      // Signing in and access.
      Row(1045, .passwordWrong),  // ACCESS_DENIED_ERROR
      Row(1698, .passwordWrong),  // ACCESS_DENIED_NO_PASSWORD_ERROR
      Row(1873, .passwordWrong),  // ACCESS_DENIED_CHANGE_USER_ERROR
      Row(1133, .passwordWrong),  // PASSWORD_NO_MATCH
      Row(3118, .accountDisabled),  // ACCOUNT_HAS_BEEN_LOCKED
      Row(1820, .signInFailed),  // MUST_CHANGE_PASSWORD
      Row(1862, .signInFailed),  // MUST_CHANGE_PASSWORD_LOGIN
      Row(2049, .signInFailed),  // SECURE_AUTH
      Row(2059, .signInFailed),  // AUTH_PLUGIN_CANNOT_LOAD
      Row(2061, .signInFailed),  // AUTH_PLUGIN_ERR
      Row(1819, .passwordWeak),  // NOT_VALID_PASSWORD
      Row(1044, .notAllowed),  // DBACCESS_DENIED_ERROR
      Row(1142, .notAllowed),  // TABLEACCESS_DENIED_ERROR
      Row(1143, .notAllowed),  // COLUMNACCESS_DENIED_ERROR
      Row(1211, .notAllowed),  // NO_PERMISSION_TO_CREATE_USER
      Row(1227, .notAllowed),  // SPECIFIC_ACCESS_DENIED_ERROR
      Row(1370, .notAllowed),  // PROCACCESS_DENIED_ERROR
      Row(1095, .notAllowed),  // KILL_DENIED_ERROR

      // Others work at the same time.
      Row(1205, .locked),  // LOCK_WAIT_TIMEOUT
      Row(1206, .serviceUnavailable),  // LOCK_TABLE_FULL
      Row(1213, .serviceUnavailable),  // LOCK_DEADLOCK
      Row(1613, .timedOut),  // XA_RBTIMEOUT
      Row(1614, .serviceUnavailable),  // XA_RBDEADLOCK
      Row(1689, .locked),  // LOCK_ABORTED
      Row(3058, .serviceUnavailable),  // USER_LOCK_DEADLOCK
      Row(3101, .serviceUnavailable),  // TRANSACTION_ROLLBACK_DURING_COMMIT
      Row(3132, .serviceUnavailable),  // LOCKING_SERVICE_DEADLOCK
      Row(3133, .locked),  // LOCKING_SERVICE_TIMEOUT
      Row(1020, .conflict),  // CHECKREAD

      // What a person has entered.
      Row(1022, .alreadyExists),  // DUP_KEY
      Row(1062, .alreadyExists),  // DUP_ENTRY
      Row(1169, .alreadyExists),  // DUP_UNIQUE
      Row(1586, .alreadyExists),  // DUP_ENTRY_WITH_KEY_NAME
      Row(1761, .alreadyExists),  // FOREIGN_DUPLICATE_KEY_WITH_CHILD_INFO
      Row(1762, .alreadyExists),  // FOREIGN_DUPLICATE_KEY_WITHOUT_CHILD_INFO
      Row(1859, .alreadyExists),  // DUP_UNKNOWN_IN_INDEX
      Row(1048, .valueMissing),  // BAD_NULL_ERROR
      Row(1364, .valueMissing),  // NO_DEFAULT_FOR_FIELD
      Row(1406, .valueTooLong),  // DATA_TOO_LONG
      Row(1264, .valueOutOfRange),  // WARN_DATA_OUT_OF_RANGE
      Row(1690, .valueOutOfRange),  // DATA_OUT_OF_RANGE
      Row(1441, .valueOutOfRange),  // DATETIME_FUNCTION_OVERFLOW
      Row(1265, .valueMalformed),  // N_DATA_TRUNCATED
      Row(1292, .valueMalformed),  // TRUNCATED_WRONG_VALUE
      Row(1366, .valueMalformed),  // TRUNCATED_WRONG_VALUE_FOR_FIELD
      Row(1411, .valueMalformed),  // WRONG_VALUE_FOR_TYPE
      Row(1525, .valueMalformed),  // WRONG_VALUE
      Row(3140, .valueMalformed),  // INVALID_JSON_TEXT
      Row(3141, .valueMalformed),  // INVALID_JSON_TEXT_IN_PARAM
      Row(1216, .notFound),  // NO_REFERENCED_ROW
      Row(1452, .notFound),  // NO_REFERENCED_ROW_2
      Row(1217, .general, .permanent),  // ROW_IS_REFERENCED
      Row(1451, .general, .permanent),  // ROW_IS_REFERENCED_2
      Row(1153, .tooLarge),  // NET_PACKET_TOO_LARGE
      Row(1162, .tooLarge),  // TOO_LONG_STRING
      Row(2020, .tooLarge),  // NET_PACKET_TOO_LARGE_CLIENT

      // The server's storage.
      Row(1021, .serviceUnavailable),  // DISK_FULL
      Row(1114, .serviceUnavailable),  // RECORD_FILE_FULL
      Row(1037, .serviceUnavailable),  // OUTOFMEMORY
      Row(1038, .serviceUnavailable),  // OUT_OF_SORTMEMORY
      Row(1023, .serverFailed),  // ERROR_ON_CLOSE
      Row(1024, .serverFailed),  // ERROR_ON_READ
      Row(1026, .serverFailed),  // ERROR_ON_WRITE
      Row(1030, .serverFailed),  // GET_ERRNO
      Row(1194, .serverFailed),  // CRASHED_ON_USAGE
      Row(1195, .serverFailed),  // CRASHED_ON_REPAIR

      // Mistakes and the rest.
      Row(1032, .notFound),  // KEY_NOT_FOUND
      Row(1046, .appMistake),  // NO_DB_ERROR
      Row(1047, .appMistake),  // UNKNOWN_COM_ERROR
      Row(1049, .appMistake),  // BAD_DB_ERROR
      Row(1050, .appMistake),  // TABLE_EXISTS_ERROR
      Row(1051, .appMistake),  // BAD_TABLE_ERROR
      Row(1052, .appMistake),  // NON_UNIQ_ERROR
      Row(1054, .appMistake),  // BAD_FIELD_ERROR
      Row(1058, .appMistake),  // WRONG_VALUE_COUNT
      Row(1064, .appMistake),  // PARSE_ERROR
      Row(1065, .appMistake),  // EMPTY_QUERY
      Row(1104, .appMistake),  // TOO_BIG_SELECT
      Row(1136, .appMistake),  // WRONG_VALUE_COUNT_ON_ROW
      Row(1146, .appMistake),  // NO_SUCH_TABLE
      Row(1149, .appMistake),  // SYNTAX_ERROR
      Row(1210, .appMistake),  // WRONG_ARGUMENTS
      Row(1235, .unsupported),  // NOT_SUPPORTED_YET
      Row(1305, .appMistake),  // SP_DOES_NOT_EXIST
      Row(1365, .appMistake),  // DIVISION_BY_ZERO
      Row(2014, .appMistake),  // COMMANDS_OUT_OF_SYNC
      Row(1105, .general),  // UNKNOWN_ERROR
      Row(2000, .general),  // UNKNOWN_ERROR_CLIENT
    ])

  /// The error codes of MongoDB servers.
  ///
  /// 11601, 237 and 46841 are operations that were stopped by somebody; shutting down is none.
  ///
  /// Read: mongodb/mongo, src/mongo/base/error_codes.yml.
  static let mongoDB = CodeTable(
    ["MongoDB"], texts: .forDevelopers,
    [
      // Cancellations.
      Row(90, .cancelled),  // CallbackCanceled
      Row(237, .cancelled),  // CursorKilled
      Row(11601, .cancelled),  // Interrupted
      Row(46841, .cancelled),  // ClientMarkedKilled

      // The connection, time and the state of the server.
      Row(6, .cannotConnect),  // HostUnreachable
      Row(7, .hostNotFound),  // HostNotFound
      Row(230, .hostNotFound),  // DNSHostNotFound
      Row(89, .timedOut),  // NetworkTimeout
      Row(202, .timedOut),  // NetworkInterfaceExceededTimeLimit
      Row(50, .timedOut),  // MaxTimeMSExpired
      Row(262, .timedOut),  // ExceededTimeLimit
      Row(290, .timedOut),  // TransactionExceededLifetimeLimitSeconds
      Row(407, .timedOut),  // PooledConnectionAcquisitionExceededTimeLimit
      Row(64, .timedOut, .unknown),  // WriteConcernTimeout (it may have been written)
      Row(279, .connectionLost),  // ClientDisconnect
      Row(384, .connectionLost),  // ConnectionError
      Row(9001, .connectionLost),  // SocketException
      Row(172, .connectionClosed),  // TransportSessionClosed
      Row(303, .connectionClosed),  // SplitHorizonChange
      Row(141, .notSecure),  // SSLHandshakeFailed
      Row(299, .notSecure),  // OCSPCertificateStatusRevoked
      Row(302, .notSecure),  // OCSPCertificateStatusUnknown
      Row(91, .serviceUnavailable),  // ShutdownInProgress
      Row(133, .serviceUnavailable),  // FailedToSatisfyReadPreference
      Row(134, .serviceUnavailable),  // ReadConcernMajorityNotAvailableYet
      Row(189, .serviceUnavailable),  // PrimarySteppedDown
      Row(216, .serviceUnavailable),  // ElectionInProgress
      Row(365, .serviceUnavailable),  // TemporarilyUnavailable
      Row(371, .serviceUnavailable),  // UserWritesBlocked
      Row(402, .serviceUnavailable),  // ResourceExhausted
      Row(433, .serviceUnavailable),  // AdmissionQueueOverflow
      Row(449, .tooManyRequests),  // RateLimitExceeded
      Row(462, .tooManyRequests),  // IngressRequestRateLimitExceeded
      Row(10058, .serviceUnavailable),  // LegacyNotPrimary
      Row(10107, .serviceUnavailable),  // NotWritablePrimary
      Row(11600, .serviceUnavailable),  // InterruptedAtShutdown
      Row(11602, .serviceUnavailable),  // InterruptedDueToReplStateChange
      Row(13435...13436, .serviceUnavailable),  // NotPrimaryNoSecondaryOk, NotPrimaryOrSecondary
      Row(146, .serviceUnavailable),  // ExceededMemoryLimit
      Row(14031, .serviceUnavailable),  // OutOfDiskSpace

      // Signing in and access.
      Row(18, .passwordWrong),  // AuthenticationFailed
      Row(11, .signInFailed),  // UserNotFound
      Row(214, .notAllowed),  // AuthenticationRestrictionUnmet
      Row(391, .signInNeeded),  // ReauthenticationRequired
      Row(392, .signInNeeded),  // InvalidJWT
      Row(13, .notAllowed),  // Unauthorized

      // Others work at the same time.
      Row(24, .locked),  // LockTimeout
      Row(46, .locked),  // LockBusy
      Row(107, .locked),  // LockFailed
      Row(112, .serviceUnavailable),  // WriteConflict
      Row(117, .inProgress),  // ConflictingOperationInProgress
      Row(225, .serviceUnavailable),  // TransactionTooOld
      Row(251, .serviceUnavailable),  // NoSuchTransaction

      // What a person has entered, and what is or isn't there.
      Row(11000, .alreadyExists),  // DuplicateKey
      Row(48, .alreadyExists),  // NamespaceExists
      Row(121, .inputInvalid),  // DocumentValidationFailure
      Row(10334, .tooLarge),  // BSONObjectTooLarge
      Row(257, .tooLarge),  // TransactionTooLarge
      Row(26, .notFound),  // NamespaceNotFound
      Row(47, .notFound),  // NoMatchingDocument
      Row(43, .timedOut, .transient),  // CursorNotFound: left for too long

      // The data, versions, mistakes and the rest.
      Row(22, .dataUnreadable),  // InvalidBSON
      Row(301, .dataUnreadable),  // DataCorruptionDetected
      Row(101, .versionTooOld),  // OutdatedClient
      Row(188, .unsupported),  // IncompatibleServerVersion
      Row(115, .unsupported),  // CommandNotSupported
      Row(238, .unsupported),  // NotImplemented
      Row(2, .appMistake),  // BadValue
      Row(9, .appMistake),  // FailedToParse
      Row(14, .appMistake),  // TypeMismatch
      Row(20, .appMistake),  // IllegalOperation
      Row(59, .appMistake),  // CommandNotFound
      Row(66, .appMistake),  // ImmutableField
      Row(72...73, .appMistake),  // InvalidOptions, InvalidNamespace
      Row(1, .serverFailed),  // InternalError
      Row(8, .general),  // UnknownError
      Row(65, .general),  // MultipleErrorsOccurred
      Row(96, .general),  // OperationFailed
      Row(125, .general),  // CommandFailed
    ])
}
