/// The socket option that turns off the signal for a peer that has gone.
public var SO_NOSIGPIPE: Int32 { 0x1022 }
/// The command that turns off the signal for a descriptor whose reader has gone.
public var F_SETNOSIGPIPE: Int32 { 73 }
