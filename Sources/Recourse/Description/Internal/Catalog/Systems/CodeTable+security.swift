extension CodeTable {
  /// The codes of the keychain, of keys and of code signatures.
  ///
  /// Read: madsmtm/objc2-generated Security/SecBase.rs, Security/CSCommon.rs.
  static let keychainRows: [Row] = [
    Row(-25240, .general),  // errSecACLNotSimple
    Row(-25241, .general),  // errSecPolicyNotFound
    Row(-25242, .appMistake),  // errSecInvalidTrustSetting
    Row(-25243, .noPermission),  // errSecNoAccessForItem
    Row(-25244, .noPermission),  // errSecInvalidOwnerEdit
    Row(-25245, .general),  // errSecTrustNotAvailable
    Row(-25257 ... -25256, .dataUnreadable),  // errSecUnknownFormat, errSecUnsupportedFormat
    Row(-25258, .appMistake),  // errSecKeyIsSensitive
    Row(-25259, .dataUnreadable),  // errSecMultiplePrivKeys
    Row(-25260, .valueMissing),  // errSecPassphraseRequired
    Row(-25261, .appMistake),  // errSecInvalidPasswordRef
    Row(-25262, .dataUnreadable),  // errSecInvalidTrustSettings
    Row(-25263, .general),  // errSecNoTrustSettings
    Row(-25264, .passwordWrong),  // errSecPkcs12VerifyFailure
    Row(-25291, .general, .transient),  // errSecNotAvailable
    Row(-25292, .noPermission),  // errSecReadOnly
    Row(-25293, .passwordWrong),  // errSecAuthFailed
    Row(-25294, .notFound),  // errSecNoSuchKeychain
    Row(-25295, .dataUnreadable),  // errSecInvalidKeychain
    Row(-25296, .alreadyExists),  // errSecDuplicateKeychain
    Row(-25298 ... -25297, .appMistake),  // errSecInvalidCallback, errSecDuplicateCallback
    Row(-25299, .alreadyExists),  // errSecDuplicateItem
    Row(-25300, .nothingFound),  // errSecItemNotFound
    Row(-25301, .appMistake),  // errSecBufferTooSmall
    Row(-25302, .tooLarge),  // errSecDataTooLarge
    Row(-25306 ... -25303, .appMistake),  // errSecNoSuchClass to errSecNoSuchAttr
    Row(-25307, .notFound),  // errSecNoDefaultKeychain
    Row(-25308, .deviceLocked),  // errSecInteractionNotAllowed
    Row(-25309, .appMistake),  // errSecReadOnlyAttr
    Row(-25310, .unsupported),  // errSecWrongSecVersion
    Row(-25311, .unsupported),  // errSecKeySizeNotAllowed
    Row(-25314 ... -25312, .unsupported),  // errSecNoPolicyModule to errSecNoStorageModule
    Row(-25315, .confirmationNeeded),  // errSecInteractionRequired
    Row(-25316, .general),  // errSecDataNotAvailable
    Row(-25317, .noPermission),  // errSecDataNotModifiable
    Row(-25318, .notSecure),  // errSecCreateChainFailed
    Row(-25319, .appMistake),  // errSecInvalidPrefsDomain
    Row(-25320, .general, .transient),  // errSecInDarkWake
    Row(-26267, .notSecure),  // errSecNotSigner
    Row(-26275, .dataUnreadable),  // errSecDecode
    Row(-34018, .appMistake),  // errSecMissingEntitlement
    Row(-34020, .appMistake),  // errSecRestrictedAPI
    Row(-67006, .cancelled),  // errSecCSCancelled
    Row(-67050, .programFailed),  // errSecCSReqFailed
    Row(-67054, .programFailed),  // errSecCSBadResource
    Row(-67055, .programFailed),  // errSecCSResourcesInvalid
    Row(-67056, .programFailed),  // errSecCSResourcesNotFound
    Row(-67062 ... -67059, .general),  // errSecCSUnsigned to errSecCSSignatureUnsupported
    Row(-67585, .general),  // errSecServiceNotAvailable
    Row(-67588 ... -67587, .deviceFailed),  // errSecDeviceFailed, errSecDeviceReset
    Row(-67594, .appMistake),  // errSecConversionError
    Row(-67596, .limitReached),  // errSecQuotaExceeded
    Row(-67597, .fileTooLarge),  // errSecFileTooBig
    Row(-67599 ... -67598, .dataUnreadable),  // errSecInvalidKeyBlob, errSecInvalidDatabaseBlob
    Row(-67601 ... -67600, .dataUnreadable),  // errSecIncompatibleKeyBlob, …DatabaseBlob
    Row(-67671, .general),  // errSecInternalError
    Row(-67672, .outOfMemory),  // errSecMemoryError
    Row(-67673, .dataUnreadable),  // errSecInvalidData
    Row(-67677, .general),  // errSecFunctionFailed
    Row(-67688, .dataUnreadable),  // errSecInvalidSignature
    Row(-67705, .noPermission),  // errSecPrivilegeNotGranted
    Row(-67733 ... -67730, .appMistake),  // errSecKeyHeaderInconsistent to errSecAlgorithmMismatch
    Row(-67735 ... -67734, .unsupported),  // errSecUnsupportedKeySize, errSecUnsupportedKeyFormat
    // errSecMissingAttributeWrappedKeyFormat to …InvalidKeyUsageMask
    Row(-67805 ... -67736, .appMistake),
    Row(-67808, .dataUnreadable),  // errSecVerifyFailed
    Row(-67869, .fileBusy),  // errSecDatabaseLocked
  ]

  /// The codes of certificates and of the trust in them.
  ///
  /// Read: madsmtm/objc2-generated Security/SecBase.rs.
  static let trustRows: [Row] = [
    Row(-67592 ... -67591, .notSecure),  // errSecAppleInvalidKeyStartDate, …SignatureMismatch
    Row(-67602, .notSecure),  // errSecHostNameMismatch
    Row(-67612 ... -67603, .notSecure),  // errSecInvalidRoot to errSecUnknownCriticalExtensionFlag
    Row(-67614 ... -67613, .notSecure),  // errSecCRLNotValidYet, errSecCRLExpired
    Row(-67615, .notSecure),  // errSecCRLNotFound
    Row(-67616, .notSecure, .transient),  // errSecCRLServerDown
    Row(-67622 ... -67617, .notSecure),  // errSecIDPFailure to errSecCRLBadURI
    Row(-67629, .notSecure),  // errSecSSLBadExtendedKeyUsage
    Row(-67631 ... -67630, .notSecure),  // errSecOCSPBadRequest, errSecOCSPBadResponse
    Row(-67632, .notSecure, .transient),  // errSecOCSPUnavailable
    Row(-67633, .notSecure),  // errSecOCSPStatusUnrecognized
    Row(-67635, .notSecure, .transient),  // errSecIncompleteCertRevocationCheck
    Row(-67636, .connectionLost),  // errSecNetworkFailure
    Row(-67642 ... -67637, .notSecure),  // errSecOCSPResponderInternalError to …NotTrustedToAnchor
    Row(-67643, .notSecure, .transient),  // errSecOCSPResponderTryLater
    // errSecOCSPResponseNonceMismatch to …ResponderSignatureRequired
    Row(-67646 ... -67644, .notSecure),
    Row(-67654, .notSecure),  // errSecTrustSettingDeny
    Row(-67655, .notSecure),  // errSecInvalidSubjectName
    Row(-67656, .notSecure),  // errSecUnknownQualifiedCertStatement
    Row(-67686, .notSecure),  // errSecVerificationFailure
    Row(-67690, .appMistake),  // errSecInvalidCertificateRef
    Row(-67691, .appMistake),  // errSecInvalidCertificateGroup
    Row(-67817, .notSecure),  // errSecCertificateCannotOperate
    Row(-67819 ... -67818, .certificateDate),  // errSecCertificateNotValidYet, …Expired
    Row(-67821 ... -67820, .notSecure),  // errSecCertificateSuspended, errSecCertificateRevoked
    Row(-67826, .notSecure),  // errSecInvalidCertAuthority
    Row(-67835, .notSecure),  // errSecInvalidPolicyIdentifiers
    Row(-67843, .notSecure),  // errSecNotTrusted
    Row(-67880, .notSecure),  // errSecMissingRequiredExtension
    Row(-67881, .notSecure),  // errSecExtendedKeyUsageNotCritical
    // errSecMissingQualifiedCertStatement to …CertificatePolicyNotAllowed
    Row(-67904 ... -67899, .notSecure),
  ]

  /// The codes of secure connections.
  ///
  /// Those of single records don't claim that nothing was sent.
  /// Read: madsmtm/objc2-generated Security/SecBase.rs.
  static let secureTransportRows: [Row] = [
    Row(-9802 ... -9800, .notSecure, .transient),  // errSSLFatalAlert, …Negotiation, …Protocol
    Row(-9803, .general, .transient),  // errSSLWouldBlock
    Row(-9804, .general),  // errSSLSessionNotFound
    Row(-9805, .connectionClosed),  // errSSLClosedGraceful
    Row(-9806, .connectionClosed),  // errSSLClosedAbort
    Row(-9809 ... -9807, .notSecure),  // errSSLCrypto, errSSLBadCert, errSSLXCertChainInvalid
    Row(-9811 ... -9810, .general),  // errSSLModuleAttach, errSSLInternal
    Row(-9813 ... -9812, .notSecure),  // errSSLNoRootCert, errSSLUnknownRootCert
    Row(-9815 ... -9814, .certificateDate),  // errSSLCertNotYetValid, errSSLCertExpired
    Row(-9816, .connectionClosed),  // errSSLClosedNoNotify
    Row(-9817, .appMistake),  // errSSLBufferOverflow
    Row(-9818, .notSecure),  // errSSLBadCipherSuite
    Row(-9823 ... -9819, .connectionLost),  // errSSLPeerDecompressFail to errSSLPeerUnexpectedMsg
    Row(-9824, .notSecure),  // errSSLPeerHandshakeFail
    Row(-9829 ... -9825, .certificateNeeded),  // errSSLPeerCertUnknown to errSSLPeerBadCert
    Row(-9830, .notSecure),  // errSSLIllegalParam
    Row(-9832 ... -9831, .certificateNeeded),  // errSSLPeerAccessDenied, errSSLPeerUnknownCA
    Row(-9837 ... -9833, .notSecure),  // errSSLPeerInsufficientSecurity to errSSLPeerDecodeError
    Row(-9838, .serverFailed),  // errSSLPeerInternalError
    Row(-9839, .connectionClosed),  // errSSLPeerUserCancelled
    Row(-9840, .notSecure),  // errSSLPeerNoRenegotiation
    Row(-9841, .general),  // errSSLPeerAuthCompleted
    Row(-9842, .certificateNeeded),  // errSSLClientCertRequested
    Row(-9843, .notSecure),  // errSSLHostNameMismatch
    Row(-9844, .cannotConnect),  // errSSLConnectionRefused
    Row(-9847 ... -9845, .connectionLost),  // errSSLRecordOverflow to errSSLDecryptionFail
    Row(-9848, .appMistake),  // errSSLBadConfiguration
    Row(-9849, .connectionLost),  // errSSLUnexpectedRecord
    Row(-9850, .notSecure),  // errSSLWeakPeerEphemeralDHKey
    Row(-9851, .general),  // errSSLClientHelloReceived
    Row(-9852, .connectionLost),  // errSSLTransportReset
    Row(-9853, .timedOut),  // errSSLNetworkTimeout
    Row(-9854, .general),  // errSSLConfigurationFailed
    // errSSLBadCertificateStatusResponse to …UnsupportedExtension
    Row(-9862 ... -9855, .notSecure),
    Row(-9863, .certificateNeeded),  // errSSLCertificateRequired
    Row(-9865 ... -9864, .notSecure),  // errSSLUnrecognizedName, errSSLUnknownPSKIdentity
    Row(-9886 ... -9880, .notSecure),  // errSSLATSCertificateTrustViolation to errSSLATSViolation
    Row(-9890, .general, .transient),  // errSSLEarlyDataRejected
  ]
}
