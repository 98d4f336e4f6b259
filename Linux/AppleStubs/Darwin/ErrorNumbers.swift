// The error numbers that are missing on Linux.

/// A missing attribute.
public var ENOATTR: Int32 { 93 }
/// A missing policy.
public var ENOPOLICY: Int32 { 103 }
/// An authentication error.
public var EAUTH: Int32 { 80 }
/// A bad executable.
public var EBADEXEC: Int32 { 85 }
/// A bad CPU type in an executable.
public var EBADARCH: Int32 { 86 }
/// A malformed Mach-O file.
public var EBADMACHO: Int32 { 88 }
/// A bad RPC structure.
public var EBADRPC: Int32 { 72 }
/// A device error.
public var EDEVERR: Int32 { 83 }
/// An inappropriate file type or format.
public var EFTYPE: Int32 { 79 }
/// The need for an authenticator.
public var ENEEDAUTH: Int32 { 81 }
/// A bad procedure for a program.
public var EPROCUNAVAIL: Int32 { 76 }
/// Too many processes.
public var EPROCLIM: Int32 { 67 }
/// A wrong version of a program.
public var EPROGMISMATCH: Int32 { 75 }
/// An unavailable RPC program.
public var EPROGUNAVAIL: Int32 { 74 }
/// A device that is powered off.
public var EPWROFF: Int32 { 82 }
/// A full interface output queue.
public var EQFULL: Int32 { 106 }
/// A wrong RPC version.
public var ERPCMISMATCH: Int32 { 73 }
/// A shared library version mismatch.
public var ESHLIBVERS: Int32 { 87 }
