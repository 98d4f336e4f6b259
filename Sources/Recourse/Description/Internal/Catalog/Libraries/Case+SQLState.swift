extension TypeTable.Case {
  /// PostgreSQL's SQLSTATE codes as texts, and the classes of the rest ("08*": any code that begins
  /// so).
  ///
  /// P0001 (raise_exception) and PTxyz have no row: their texts are the server's own words.
  ///
  /// Read: vapor/postgres-nio, PostgresError+Code.swift; PostgREST docs/references/errors.rst.
  static let sqlStates: [TypeTable.Case] = [
    // What a person has entered.
    .init("22*", .inputInvalid),  // data exception
    .init("22001", .valueTooLong),  // string_data_right_truncation
    .init("22003", .valueOutOfRange),  // numeric_value_out_of_range
    .init("22008", .valueOutOfRange),  // datetime_field_overflow
    .init("22015", .valueOutOfRange),  // interval_field_overflow
    .init("22004", .valueMissing),  // null_value_not_allowed
    .init("22007", .valueMalformed),  // invalid_datetime_format
    .init("22018", .valueMalformed),  // invalid_character_value_for_cast
    .init("22P02", .valueMalformed),  // invalid_text_representation
    .init("22P03", .valueMalformed),  // invalid_binary_representation
    .init("2201B", .valueMalformed),  // invalid_regular_expression
    .init("22012", .appMistake),  // division_by_zero
    .init("22021", .textUnreadable),  // character_not_in_repertoire
    .init("22P05", .textUnreadable),  // untranslatable_character
    .init("23*", .inputInvalid),  // integrity constraint violation
    .init("23502", .valueMissing),  // not_null_violation
    .init("23505", .alreadyExists),  // unique_violation
    .init("23P01", .alreadyExists),  // exclusion_violation
    .init("23001", .general, .permanent),  // restrict_violation
    .init("23503", .general, .permanent),  // foreign_key_violation
    .init("44*", .inputInvalid),  // with check option violation
    .init("54000", .tooLarge),  // program_limit_exceeded

    // Access.
    .init("42501", .notAllowed),  // insufficient_privilege, row level security
    .init("0L*", .notAllowed),  // invalid grantor
    .init("0P*", .notAllowed),  // invalid role specification
    .init("28*", .signInFailed),  // invalid authorization specification
    .init("28P01", .passwordWrong),  // invalid_password

    // Others work at the same time.
    .init("40*", .serviceUnavailable),  // transaction rollback: serialization, deadlock
    .init("40002", .inputInvalid),  // transaction_integrity_constraint_violation
    .init("40003", .general),  // statement_completion_unknown
    .init("55006", .locked),  // object_in_use
    .init("55P03", .locked),  // lock_not_available

    // Time and the state of the server.
    .init("57014", .timedOut),  // query_canceled: the server's own time limit
    .init("25P03", .timedOut),  // idle_in_transaction_session_timeout
    .init("08*", .serviceUnavailable),  // connection exception
    .init("08P01", .general),  // protocol_violation
    .init("25006", .serviceUnavailable),  // read_only_sql_transaction
    .init("53*", .serviceUnavailable),  // insufficient resources
    .init("53400", .serverFailed),  // configuration_limit_exceeded
    .init("57*", .serviceUnavailable),  // operator intervention, shutting down
    .init("57P04", .serverFailed),  // database_dropped
    .init("25*", .serverFailed),  // invalid transaction state
    .init("09*", .serverFailed),  // triggered action exception
    .init("27*", .serverFailed),  // triggered data change violation
    .init("2D*", .serverFailed),  // invalid transaction termination
    .init("2F*", .serverFailed),  // SQL routine exception
    .init("38*", .serverFailed),  // external routine exception
    .init("39*", .serverFailed),  // external routine invocation exception
    .init("3B*", .serverFailed),  // savepoint exception
    .init("55*", .serverFailed),  // object not in prerequisite state
    .init("58*", .serverFailed),  // system error
    .init("72*", .serverFailed),  // snapshot failure
    .init("F0*", .serverFailed),  // configuration file error
    .init("HV*", .serverFailed),  // foreign data wrapper error
    .init("XX*", .serverFailed),  // internal error
    .init("P0000", .serverFailed),  // plpgsql_error
    .init("P0004", .serverFailed),  // assert_failure

    // Nothing there, and mistakes of the developer.
    .init("02*", .notFound),  // no data
    .init("P0002", .notFound),  // no_data_found
    .init("P0003", .appMistake),  // too_many_rows
    .init("0A*", .appMistake),  // feature not supported
    .init("0B*", .appMistake),  // invalid transaction initiation
    .init("0F*", .appMistake),  // locator exception
    .init("0Z*", .appMistake),  // diagnostics exception
    .init("20*", .appMistake),  // case not found
    .init("21*", .appMistake),  // cardinality violation
    .init("24*", .appMistake),  // invalid cursor state
    .init("26*", .appMistake),  // invalid SQL statement name
    .init("2B*", .appMistake),  // dependent objects still exist
    .init("34*", .appMistake),  // invalid cursor name
    .init("3D*", .appMistake),  // invalid catalog name
    .init("3F*", .appMistake),  // invalid schema name
    .init("42*", .appMistake),  // syntax error or access rule violation
    .init("54*", .appMistake),  // program limit exceeded
  ]

  /// PostgREST's own codes; the first digit after the prefix is a group.
  ///
  /// Read: PostgREST/postgrest, docs/references/errors.rst.
  static let postgREST: [TypeTable.Case] = [
    .init("PGRST0*", .serviceUnavailable),  // no connection to the database
    .init("PGRST003", .timedOut),  // waited too long for a connection
    .init("PGRST1*", .appMistake),  // the request
    .init("PGRST111", .serverFailed),  // invalid response.headers
    .init("PGRST112", .serverFailed),  // invalid response.status
    .init("PGRST116", .notFound),  // no row, or several, where one was asked for
    .init("PGRST121", .serverFailed),  // RAISE without readable JSON
    .init("PGRST2*", .appMistake),  // the schema cache: no such table, column, function
    .init("PGRST3*", .signInNeeded),  // the token is invalid, has expired or is missing
    .init("PGRST300", .serverFailed),  // no JWT secret is configured
    .init("PGRST*", .serverFailed),  // X00: internal
  ]
}
