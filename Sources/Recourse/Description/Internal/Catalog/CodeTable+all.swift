extension CodeTable {
  /// The tables of the systems' frameworks.
  static let systems: [CodeTable] = [
    audio, mediaPlayer, shazam, calls, incomingCalls, callTransactions, callDirectory,
    callNotifications, pushToTalk, pushToTalkStart, tvProvider, cloudKit, cloudKitInternal,
    deviceCheck, weatherToken, contacts, eventKit, socialAccounts, bluetooth, bluetoothAttributes,
    bluetoothPicker, accessorySetup, nfc, peers, cryptoToken, gameKit,
    gameServer, gameSession, healthKit,
    sensorKit, speech, localSpeech, assistant, siriSpeech, notifications, intents, homeKit,
    imageCapture, photos, livePhoto, replayKit, screenCapture, cinematic, coreLocation,
    locationPush, mapKit, arKit, coreMotion, nearbyInteraction, avFoundation, avKit, coreMedia,
    storeKit, appStoreDaemon, appStoreServer, appleMediaServices, appleMediaServer, adNetwork,
    adAttribution, passes, applePay, disbursement, secureElementPass, sharedPass,
    identityDocument, localAuthentication, authorization, webAuthentication, safariAuthentication,
    safari, readingList, credentialExtension, credentialStore, appleAccount, cfNetwork,
    netService, hostLookup, cocoa, fileProvider, fileProviderUI, itemProvider, xml, thumbnails,
    imageMetadata, spotlight, spotlightQuery, webKit, webView, linkPreview, mail, backgroundTask,
    watch, coreML, vision, fonts, http, googleHTTP, dns, tls, network, hotspot, vpn,
    vpnConnection, networkConfiguration, tunnel, contentFilter, dnsSettings, relayClient,
    appProxy, appPush, osStatus, posix, url, urlReason, urlCancellation,
  ]

  /// The tables of libraries.
  static let libraries: [CodeTable] = [
    awsService, awsNetworking, awsTransfer, awsCognito, alamofire, afNetworking, sdWebImage,
    kingfisher, asyncSocket, asyncUDPSocket, socketRocket, gRPC, firestore, firebaseFunctions,
    firebaseStorage, firebaseDatabase, firebaseMessaging, firebaseInstanceID, remoteConfig,
    remoteConfigUpdate, remoteConfigSignals, appCheck, firebaseInstallations, appDistribution,
    appDistributionAPI, firebaseAI, googleFetcher, googleREST, googleErrorObject, firebaseAuth,
    firebaseAuthInternal, kafka, zipArchive, keychainAccess, realm, realmSync, realmSyncAuth,
    realmApp, sparkle, branch, matrix, microsoftSignIn, microsoftInternal, microsoftCommon,
    microsoftKeychain, stripe, stripeConfirmation, braintreeHTTP, revenueCat, revenueCatServer,
    adapty, adaptyScreens, qonversion, sqlite, grdb, coreDataSQLite, fmdb, csvReading, csvWriting,
    mySQL, mongoDB, appAuth, appAuthOAuth, appAuthHTTP, googleSignIn, googleSession,
    googleSessionStore, facebook, facebookLogin, facebookShare, auth0Web, oauthSwift, http2,
  ]
}

extension TypeTable {
  /// The tables of types of the systems' frameworks.
  private static let systems: [TypeTable] = [
    musicToken, musicData, familyControls, liveActivity, weatherError, storeKitError,
    storeKitPurchase, storeKitVerification, storeKitRefund, storeKitPaymentMethod, network,
    wifiAware, generation, languageModel, modelSession, systemModel, modelAdapter, toolCall,
    swiftData, translation, appIntent, imageAnalysis,
  ]

  /// The tables of the types of libraries.
  private static let libraries: [[TypeTable]] = [
    kafka, soto, awsSDK, awsSDKServices, amplify, awsMobile, apollo, auth0, rxBluetooth,
    mapboxDirections, keychains, firebaseAI, firebaseData, yams, swiftProtobuf, markup, multipart,
    patterns, crypto, nioHTTP2, nioTransportServices, nioSSH, alamofire, moya, rxSwift,
    promiseKit, tusKit, kingfisher, nuke, coreStore,
    grdb, sqliteSwift, sqliteNIO, powerSync, duckDB, nio,
    nioFileSystem, asyncHTTPClient, nioSSL, braintree, payPal, purchases, grpc1, grpc2, openAPI,
    distributed, postgresNIO, mySQLNIO, mongo, redis, fluent, vapor, hummingbird, webSocketKit,
    jwtKit, mqttNIO, serverRuntimes, okta, oktaOIDC, microsoftNative, starscream, socketIO,
    cocoaMQTT, supabaseAuth, postgREST, supabaseStorage, supabase, system, argumentParser,
    subprocess, toolsSupport, files,
  ]

  /// All tables.
  static let all = systems + libraries.flatMap(\.self)
}
