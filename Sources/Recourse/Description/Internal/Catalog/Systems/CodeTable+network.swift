extension CodeTable {
  /// The codes of DNS service discovery.
  ///
  /// Read: developer.apple.com/documentation/dnssd/dnssd-enumerations;
  /// mDNSResponder's dns_sd.h (BSD), as public repositories declare it.
  static let dnsRows: [Row] = [
    Row(-65537, .general),  // kDNSServiceErr_Unknown
    Row(-65538, .hostNotFound),  // kDNSServiceErr_NoSuchName
    Row(-65539, .outOfMemory),  // kDNSServiceErr_NoMemory
    Row(-65543 ... -65540, .appMistake),  // kDNSServiceErr_BadFlags to …BadParam
    Row(-65544, .unsupported),  // kDNSServiceErr_Unsupported
    Row(-65545, .appMistake),  // kDNSServiceErr_NotInitialized
    Row(-65547, .alreadyExists),  // kDNSServiceErr_AlreadyRegistered
    Row(-65548, .alreadyExists),  // kDNSServiceErr_NameConflict
    Row(-65549, .appMistake),  // kDNSServiceErr_Invalid
    Row(-65550, .general),  // kDNSServiceErr_Firewall
    Row(-65551, .unsupported),  // kDNSServiceErr_Incompatible
    Row(-65552, .appMistake),  // kDNSServiceErr_BadInterfaceIndex
    Row(-65553, .hostNotFound),  // kDNSServiceErr_Refused
    Row(-65554, .hostNotFound),  // kDNSServiceErr_NoSuchRecord
    Row(-65555, .general),  // kDNSServiceErr_NoAuth
    Row(-65556, .general),  // kDNSServiceErr_NoSuchKey
    Row(-65557, .general),  // kDNSServiceErr_NATTraversal
    Row(-65558, .general),  // kDNSServiceErr_DoubleNAT
    Row(-65559, .general),  // kDNSServiceErr_BadTime
    Row(-65561 ... -65560, .notSecure),  // kDNSServiceErr_BadKey, kDNSServiceErr_BadSig
    Row(-65562, .general, .transient),  // kDNSServiceErr_Transient
    Row(-65563, .helperStopped),  // kDNSServiceErr_ServiceNotRunning
    Row(-65564, .unsupported),  // kDNSServiceErr_NATPortMappingUnsupported
    Row(-65565, .general, .needsUser),  // kDNSServiceErr_NATPortMappingDisabled
    Row(-65566, .notConnected),  // kDNSServiceErr_NoRouter
    Row(-65567, .general),  // kDNSServiceErr_PollingMode
    Row(-65568, .timedOut),  // kDNSServiceErr_Timeout
    Row(-65569, .connectionLost),  // kDNSServiceErr_DefunctConnection
    Row(-65570, .localNetworkDenied),  // kDNSServiceErr_PolicyDenied
    Row(-65571, .general),  // kDNSServiceErr_NotPermitted
  ]

  /// The domains of these codes: a pseudo-domain, and the one of the Network framework.
  static let dns = CodeTable(["kDNSServiceErrorDomain", "kNWErrorDomainDNS"], dnsRows)

  /// The domains in which TLS codes appear apart from the domain of all status codes.
  ///
  /// Read: developer.apple.com/documentation/network/knwerrordomaintls.
  static let tls = CodeTable(
    ["kNWErrorDomainTLS", "kCFStreamErrorDomainSSL", "NSStreamSocketSSLErrorDomain"],
    sameAs: "NSOSStatusErrorDomain")

  /// The codes of `NWError`, whose three kinds have disjoint ranges.
  ///
  /// Read: developer.apple.com/documentation/network/nwerror.
  static let network = CodeTable(
    ["Network.NWError"], sameAs: "NSPOSIXErrorDomain", dnsRows + secureTransportRows)
}

extension TypeTable {
  /// The error of the Network framework, where it isn't read as a domain and a code.
  ///
  /// Read: developer.apple.com/documentation/network/nwerror.
  static let network = TypeTable(
    "Network.NWError",
    [
      Case("posix", codeOf: "NSPOSIXErrorDomain"),
      Case("dns", codeOf: "kDNSServiceErrorDomain"),
      Case("tls", codeOf: "NSOSStatusErrorDomain"),
      Case("wifiAware", .general),
    ])

  /// The error of Wi-Fi Aware.
  ///
  /// Read: developer.apple.com/documentation/wifiaware/waerror.
  static let wifiAware = TypeTable(
    "WiFiAware.WAError",
    [
      Case("error", .general),
      Case("entitlementMissing", .appMistake),
      Case("noPairedDevices", .deviceUnreachable, .needsUser),
      Case("deviceInvalid", .deviceUnreachable),
      Case("deviceNoLongerAvailable", .deviceUnreachable),
      Case("connectionFailed", .deviceUnreachable),
      Case("wifiAwareUnsupported", .unsupported),
    ])
}
