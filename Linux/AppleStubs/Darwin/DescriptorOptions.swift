/// The socket option that disables the signal for a write to a closed peer.
public var SO_NOSIGPIPE: Int32 { 0x1022 }
/// The command that disables the signal for a write to a descriptor without a reader.
public var F_SETNOSIGPIPE: Int32 { 73 }
/// The command that waits until the data of a file is on the storage device.
public var F_FULLFSYNC: Int32 { 51 }
