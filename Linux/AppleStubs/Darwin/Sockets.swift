/// The socket option that turns off the signal for a peer that has gone.
public var SO_NOSIGPIPE: Int32 { 0x1022 }
