extension CodeTable {
  /// The codes of joining a Wi-Fi network.
  ///
  /// Read: dotnet/macios src/networkextension.cs.
  static let hotspot = CodeTable(
    ["NEHotspotConfigurationErrorDomain"],
    [
      Row(0, .appMistake),  // invalid
      Row(1, .inputInvalid),  // invalidSSID
      Row(2, .inputInvalid),  // invalidWPAPassphrase
      Row(3, .inputInvalid),  // invalidWEPPassphrase
      Row(4, .appMistake),  // invalidEAPSettings
      Row(5, .appMistake),  // invalidHS20Settings
      Row(6, .appMistake),  // invalidHS20DomainName
      Row(7, .cancelled),  // userDenied
      Row(8, .general),  // internal
      Row(9, .inProgress),  // pending
      Row(10, .general),  // systemConfiguration
      Row(11, .general),  // unknown
      Row(12, .unsupported),  // joinOnceNotSupported
      Row(13, .alreadyExists, .permanent),  // alreadyAssociated
      Row(14, .appMistake),  // applicationIsNotInForeground
      Row(15, .appMistake),  // invalidSSIDPrefix
      Row(16, .noPermission),  // userUnauthorized
      Row(17, .restricted),  // systemDenied
    ])

  /// The codes of VPN configurations.
  ///
  /// Read: dotnet/macios src/NetworkExtension/NEEnums.cs.
  static let vpn = CodeTable(
    ["NEVPNErrorDomain"],
    [
      Row(1, .appMistake),  // configurationInvalid
      Row(2, .general, .needsUser),  // configurationDisabled
      Row(3, .cannotConnect),  // connectionFailed
      Row(4, .conflict),  // configurationStale: changed by another process
      Row(5, .general),  // configurationReadWriteFailed
      Row(6, .general),  // configurationUnknown
    ])

  /// The reasons why a VPN was disconnected.
  ///
  /// Read: dotnet/macios src/networkextension.cs.
  static let vpnConnection = CodeTable(
    ["NEVPNConnectionErrorDomain"],
    [
      Row(1, .connectionLost),  // overslept
      Row(2, .notConnected),  // noNetworkAvailable
      Row(3, .connectionLost),  // unrecoverableNetworkChange
      Row(4, .general),  // configurationFailed
      Row(5, .hostNotFound),  // serverAddressResolutionFailed
      Row(6, .timedOut),  // serverNotResponding
      Row(7, .connectionLost),  // serverDead
      Row(8, .signInFailed),  // authenticationFailed
      Row(9...11, .certificateNeeded),  // clientCertificateInvalid to clientCertificateExpired
      Row(12, .helperStopped),  // pluginFailed
      Row(13, .notFound),  // configurationNotFound
      Row(14, .general, .needsUser),  // pluginDisabled
      Row(15, .cannotConnect),  // negotiationFailed
      Row(16, .connectionClosed),  // serverDisconnected
      Row(17, .notSecure),  // serverCertificateInvalid
      Row(18...19, .certificateDate),  // serverCertificateNotYetValid, serverCertificateExpired
    ])

  /// The codes beneath those of VPN configurations, which only public reports document.
  ///
  /// Read: public reports with the system's own descriptions.
  static let networkConfiguration = CodeTable(
    ["NEConfigurationErrorDomain"], texts: .forDevelopers,
    [
      Row(8, .appMistake),  // invalid configuration operation request
      Row(10, .noPermission),  // permission denied
      Row(11, .general, .transient),  // IPC failed
    ])

  /// The codes of tunnel providers.
  ///
  /// Read: dotnet/macios src/NetworkExtension/NEEnums.cs.
  static let tunnel = CodeTable(
    ["NETunnelProviderErrorDomain"],
    [
      Row(1, .appMistake),  // networkSettingsInvalid
      Row(2, .cancelled),  // networkSettingsCanceled
      Row(3, .general),  // networkSettingsFailed
    ])

  /// The codes of content filters.
  ///
  /// Read: dotnet/macios src/NetworkExtension/NEEnums.cs.
  static let contentFilter = CodeTable(
    ["NEFilterErrorDomain"],
    [
      Row(1, .appMistake),  // invalid
      Row(2, .general, .needsUser),  // disabled
      Row(3, .appMistake),  // stale
      Row(4, .restricted),  // cannotBeRemoved
      Row(5, .accessDenied),  // configurationPermissionDenied
      Row(6, .general),  // configurationInternalError
    ])

  /// The codes of DNS settings, DNS proxies and relays.
  ///
  /// Read: dotnet/macios src/networkextension.cs. NERelayErrorDomain has the same.
  static let dnsSettings = CodeTable(
    ["NEDNSSettingsErrorDomain", "NEDNSProxyErrorDomain", "NERelayErrorDomain"],
    [
      Row(1, .appMistake),  // invalid
      Row(2, .general, .needsUser),  // disabled
      Row(3, .appMistake),  // stale
      Row(4, .restricted),  // cannotBeRemoved
    ])

  /// The errors of a relay's client.
  ///
  /// Read: dotnet/macios src/networkextension.cs.
  static let relayClient = CodeTable(
    ["NERelayClientErrorDomain"],
    [
      Row(2, .hostNotFound),  // dnsFailed
      Row(3, .cannotConnect),  // serverUnreachable
      Row(4, .connectionClosed),  // serverDisconnected
      Row(5...7, .certificateNeeded),  // certificateMissing, certificateInvalid, certificateExpired
      Row(8, .notSecure),  // serverCertificateInvalid
      Row(9, .certificateDate),  // serverCertificateExpired
      Row(10, .general),  // other
    ])

  /// The errors of a flow of an app proxy.
  ///
  /// Read: dotnet/macios src/NetworkExtension/NEEnums.cs.
  static let appProxy = CodeTable(
    ["NEAppProxyErrorDomain", "NEAppProxyFlowErrorDomain"],
    [
      Row(1, .connectionLost),  // notConnected
      Row(2, .connectionLost),  // peerReset
      Row(3, .cannotConnect),  // hostUnreachable
      Row(4, .appMistake),  // invalidArgument
      Row(5, .connectionClosed),  // aborted
      Row(6, .connectionRefused),  // refused
      Row(7, .timedOut),  // timedOut
      Row(8, .general),  // internal
      Row(9, .tooLarge),  // datagramTooLarge
      Row(10, .appMistake),  // readAlreadyPending
    ])

  /// The codes of local push connectivity.
  ///
  /// Read: dotnet/macios src/NetworkExtension/NEEnums.cs.
  static let appPush = CodeTable(
    ["NEAppPushErrorDomain"],
    [
      Row(1, .appMistake),  // configurationInvalid
      Row(2, .appMistake),  // configurationNotLoaded
      Row(3, .general),  // internalError
      Row(4, .general),  // inactiveSession
    ])
}
