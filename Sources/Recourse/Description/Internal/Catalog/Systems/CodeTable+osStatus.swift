extension CodeTable {
  /// The status codes of Apple's C frameworks; Core Foundation's constant has the same value.
  static let osStatus = CodeTable(
    ["NSOSStatusErrorDomain", "kCFErrorDomainOSStatus"],
    classicRows + keychainRows + trustRows + secureTransportRows + automationRows + soundRows
      + videoRows)

  /// The codes of the file manager, of file servers and of memory.
  ///
  /// Read: madsmtm/objc2-generated CoreServices/CarbonCore/MacErrors.rs,
  /// ApplicationServices/PrintCore.
  static let classicRows: [Row] = [
    Row(128, .cancelled),  // kPMCancel
    Row(-4, .unsupported),  // unimpErr
    Row(-27, .cancelled),  // abortErr
    Row(-33, .diskFull),  // dirFulErr
    Row(-34, .diskFull),  // dskFulErr
    Row(-35, .fileNotFound),  // nsvErr
    Row(-36, .deviceFailed),  // ioErr
    Row(-37, .nameInvalid),  // bdNamErr
    Row(-38, .appMistake),  // fnOpnErr
    Row(-39, .dataIncomplete),  // eofErr
    Row(-40, .appMistake),  // posErr
    Row(-41, .outOfMemory),  // mFulErr
    Row(-42, .systemBusy),  // tmfoErr
    Row(-43, .fileNotFound),  // fnfErr
    Row(-44, .readOnly),  // wPrErr
    Row(-45, .fileBusy),  // fLckdErr
    Row(-46, .readOnly),  // vLckdErr
    Row(-47, .fileBusy),  // fBsyErr
    Row(-48, .fileExists),  // dupFNErr
    Row(-49, .fileBusy),  // opWrErr
    Row(-50, .appMistake),  // paramErr
    Row(-51, .appMistake),  // rfNumErr
    Row(-52, .general),  // gfpErr
    Row(-53, .deviceFailed),  // volOffLinErr
    Row(-54, .noPermission),  // permErr
    Row(-55, .general),  // volOnLinErr
    Row(-56, .deviceFailed),  // nsDrvErr
    Row(-57, .dataUnreadable),  // noMacDskErr
    Row(-58, .general),  // extFSErr
    Row(-59, .writeFailed),  // fsRnErr
    Row(-60, .dataUnreadable),  // badMDBErr
    Row(-61, .noPermission),  // wrPermErr
    Row(-108, .outOfMemory),  // memFullErr
    Row(-120, .fileNotFound),  // dirNFErr
    Row(-121, .systemBusy),  // tmwdoErr
    Row(-122, .general),  // badMovErr
    Row(-123, .unsupported),  // wrgVolTypErr
    Row(-124, .connectionLost),  // volGoneErr
    Row(-128, .cancelled),  // userCanceledErr
    Row(-909, .appMistake),  // errSecBadReq
    Row(-1300, .fileNotFound),  // fidNotFound
    Row(-1301, .alreadyExists),  // fidExists
    Row(-1302, .isFolder),  // notAFileErr
    Row(-1303, .general),  // diffVolErr
    Row(-1304, .conflict),  // catChangedErr
    Row(-1305, .dataUnreadable),  // desktopDamagedErr
    Row(-1306, .general),  // sameFileErr
    Row(-1307, .appMistake),  // badFidErr
    Row(-1308, .general),  // notARemountErr
    Row(-1309, .fileTooLarge),  // fileBoundsErr
    Row(-1310, .fileTooLarge),  // fsDataTooBigErr
    Row(-1311, .diskBusy),  // volVMBusyErr
    Row(-1327, .appMistake),  // badFCBErr
    Row(-1400, .unsupported),  // errFSUnknownCall
    Row(-1406 ... -1401, .appMistake),  // errFSMissingCatInfo to errFSBadFSRef
    Row(-1407, .notFolder),  // errFSNotAFolder
    Row(-1409, .fileNotFound),  // errFSForkNotFound
    Row(-1410, .nameInvalid),  // errFSNameTooLong
    Row(-1411, .nameInvalid),  // errFSMissingName
    Row(-1413 ... -1412, .appMistake),  // errFSBadAllocFlags, errFSBadPosMode
    Row(-1417, .general),  // errFSNoMoreItems
    Row(-1419 ... -1418, .appMistake),  // errFSBadSearchParams, errFSBadItemCount
    Row(-1420, .general),  // errFSRefsDifferent
    Row(-1421, .alreadyExists),  // errFSForkExists
    Row(-1422, .appMistake),  // errFSBadIteratorFlags
    Row(-1424 ... -1423, .general),  // errFSIteratorNotSupported, errFSIteratorNotFound
    Row(-1425, .diskFull),  // errFSQuotaExceeded
    Row(-1426, .unsupported),  // errFSOperationNotSupported
    Row(-1428 ... -1427, .general),  // errFSPropertyNotValid, errFSAttributeNotFound
    Row(-1429, .diskFull),  // errFSNotEnoughSpaceForOperation
    Row(-2070, .general),  // errSecInternalComponent
    Row(-4960, .general),  // errSecCoreFoundationUnknown
    Row(-5000, .noPermission),  // afpAccessDenied
    Row(-5006, .fileBusy),  // afpDenyConflict
    Row(-5007, .folderNotEmpty),  // afpDirNotEmpty
    Row(-5008, .diskFull),  // afpDiskFull
    Row(-5010, .fileBusy),  // afpFileBusy
    Row(-5012, .fileNotFound),  // afpItemNotFound
    Row(-5013, .fileBusy),  // afpLockErr
    Row(-5016, .cannotConnect),  // afpNoServer
    Row(-5017, .fileExists),  // afpObjectExists
    Row(-5018, .fileNotFound),  // afpObjectNotFound
    Row(-5022, .connectionClosed),  // afpSessClosed
    Row(-5023, .signInFailed),  // afpUserNotAuth
    Row(-5024, .unsupported),  // afpCallNotSupported
    Row(-5026, .systemBusy),  // afpTooManyFilesOpen
    Row(-5027, .serviceUnavailable),  // afpServerGoingDown
    Row(-5029, .fileNotFound),  // afpDirNotFound
    Row(-5031, .readOnly),  // afpVolLocked
    Row(-5032, .fileBusy),  // afpObjectLocked
    Row(-5041, .passwordWeak),  // afpPwdTooShortErr
    Row(-5046, .passwordWeak),  // afpPwdPolicyErr
    Row(-9643, .cancelled),  // kPMJobCanceled
  ]

  /// The codes of authorization, Apple events and Launch Services.
  ///
  /// Read: madsmtm/objc2-generated Security/Authorization.rs, CoreServices/CarbonCore/MacErrors.rs,
  /// CoreServices/AE/AppleEvents.rs, CoreServices/LaunchServices/LSConstants.rs.
  static let automationRows: [Row] = [
    Row(-60004 ... -60001, .appMistake),  // errAuthorizationInvalidPointer to …InvalidSet
    Row(-60005, .noPermission),  // errAuthorizationDenied
    Row(-60006, .cancelled),  // errAuthorizationCanceled
    Row(-60007, .confirmationNeeded),  // errAuthorizationInteractionNotAllowed
    Row(-60008, .general),  // errAuthorizationInternal
    Row(-60011 ... -60009, .appMistake),  // errAuthorizationInvalidFlags to …ExternalizeNotAllowed
    Row(-60031, .programFailed),  // errAuthorizationToolExecuteFailure
    Row(-60032, .programFailed),  // errAuthorizationToolEnvironmentError
    Row(-60501 ... -60500, .appMistake),  // errSessionInvalidAttributes, errSessionInvalidId
    Row(-60502, .noPermission),  // errSessionAuthorizationDenied
    Row(-600, .general),  // procNotFound
    Row(-609, .helperStopped),  // connectionInvalid
    Row(-610, .general),  // noUserInteractionAllowed
    Row(-1708, .unsupported),  // errAEEventNotHandled
    Row(-1711, .cancelled),  // errAEWaitCanceled
    Row(-1712, .tookTooLong),  // errAETimeout
    Row(-1713, .general),  // errAENoUserInteraction
    Row(-1728, .notFound),  // errAENoSuchObject
    Row(-1742, .noPermission),  // errAETargetAddressNotPermitted
    Row(-1743, .accessDenied),  // errAEEventNotPermitted
    Row(-1744, .accessDenied),  // errAEEventWouldRequireUserConsent
    Row(-10000, .general),  // errAEEventFailed
    Row(-10003, .readOnly),  // errAENotModifiable
    Row(-10004, .noPermission),  // errAEPrivilegeError
    Row(-10660, .programFailed),  // kLSAppInTrashErr
    Row(-10661, .programFailed),  // kLSExecutableIncorrectFormat
    Row(-10664, .programFailed),  // kLSIncompatibleApplicationVersionErr
    Row(-10665, .programFailed),  // kLSNoRosettaEnvironmentErr
    Row(-10810, .general),  // kLSUnknownErr
    Row(-10811, .programFailed),  // kLSNotAnApplicationErr
    Row(-10813, .general),  // kLSDataUnavailableErr
    Row(-10814, .unsupported),  // kLSApplicationNotFoundErr
    Row(-10815, .unsupported),  // kLSUnknownTypeErr
    Row(-10818, .inProgress),  // kLSLaunchInProgressErr
    Row(-10820, .unsupported),  // kLSAppDoesNotClaimTypeErr
    Row(-10822, .helperStopped),  // kLSServerCommunicationErr
    Row(-10825, .programFailed),  // kLSIncompatibleSystemVersionErr
    Row(-10826, .noPermission),  // kLSNoLaunchPermissionErr
    Row(-10827, .programFailed),  // kLSNoExecutableErr
    Row(-10828, .programFailed),  // kLSNoClassicEnvironmentErr
    Row(-10829, .programFailed),  // kLSMultipleSessionsNotSupportedErr
  ]
}
