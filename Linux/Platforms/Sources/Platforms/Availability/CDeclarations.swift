/// The C declarations that the sources use, compared with those of Darwin.
///
/// Sources are compiled against glibc, whose declarations may have other types in Swift. A
/// declaration without an entry in a table is a mistake, until its type on Darwin is looked up.
enum CDeclarations {
  /// Returns the mistake in a use of a C declaration; nil for other uses.
  static func mistake(in use: Use) -> Mistake? {
    guard case .declaration(let usr) = use.subject, usr.hasPrefix("c:") else { return nil }
    let parts = usr.split(separator: "@")
    var name = parts.last.map(String.init) ?? usr
    // A field comes after its structure: `c:@S@stat@FI@st_size`.
    if parts.dropLast().last == "FI", let type = parts.dropLast(2).last { name = "\(type).\(name)" }
    return message(name, isConverted: use.isConverted).map {
      Mistake(file: use.file, line: use.line, message: $0)
    }
  }

  private static func message(_ name: String, isConverted: Bool) -> String? {
    if equal.contains(name) || isConverted && convertible[name] != nil { return nil }
    guard let (linux, darwin) = different[name] ?? convertible[name] else {
      return "'\(name)': the check does not know its type on Darwin"
    }
    return "'\(name)' has the type \(linux) on Linux and \(darwin) on Darwin"
  }

  /// Declarations with the same type, or with types that have the same alias, such as `off_t`.
  private static let equal = Set(
    """
    AF_INET E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EAI_AGAIN EAI_BADFLAGS
    EAI_FAIL EAI_FAMILY EAI_MEMORY EAI_NONAME EAI_OVERFLOW EAI_SERVICE EAI_SOCKTYPE EAI_SYSTEM
    EALREADY EBADF EBADMSG EBUSY ECANCELED ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK
    EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS
    EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN
    ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG
    ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE
    ENOTSOCK ENOTSUP ENOTTY ENXIO EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO
    EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE
    ETIME ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV
    FD_CLOEXEC F_OK F_SETFD F_SETFL LOCK_EX LOCK_NB LOCK_UN O_APPEND O_CLOEXEC O_CREAT O_NONBLOCK
    O_RDONLY O_RDWR POLLIN POLLOUT SIGKILL SOL_SOCKET SO_LINGER SO_REUSEADDR STDERR_FILENO
    accept access bind close exit fchmod flock fstat fsync ftruncate getpid getsockname isatty kill
    listen pipe poll pow pread read recv rename rmdir send setsockopt shutdown socket stat uname
    unlink write
    in_addr.s_addr pollfd.revents sockaddr_in.sin_addr sockaddr_in.sin_family sockaddr_in.sin_port
    winsize.ws_col
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Declarations with other types, accepted where the value is converted, compared or read as
  /// bytes.
  private static let convertible = [
    "SHUT_RDWR": ("Int", "Int32"), "SHUT_WR": ("Int", "Int32"), "TIOCGWINSZ": ("Int32", "UInt"),
    "pthread_self": ("UInt", "UnsafeMutablePointer"), "stat.st_dev": ("UInt", "Int32"),
    "stat.st_ino": ("UInt", "UInt64"), "stat.st_mode": ("UInt32", "UInt16"),
    "stat.st_size": ("Int", "Int64"), "utsname.machine": ("65 characters", "256 characters"),
  ]

  /// Declarations with other types, which need `#if canImport(Darwin)`.
  private static let different = [
    "SOCK_DGRAM": ("__socket_type", "Int32"), "SOCK_STREAM": ("__socket_type", "Int32"),
    "closedir": ("(OpaquePointer)", "(UnsafeMutablePointer<DIR>)"),
    "dirfd": ("(OpaquePointer)", "(UnsafeMutablePointer<DIR>)"),
    "fdopendir": ("OpaquePointer?", "UnsafeMutablePointer<DIR>?"),
    "opendir": ("OpaquePointer?", "UnsafeMutablePointer<DIR>?"),
    "readdir": ("(OpaquePointer)", "(UnsafeMutablePointer<DIR>)"),
    "rewinddir": ("(OpaquePointer)", "(UnsafeMutablePointer<DIR>)"),
    "strerror_r": ("UnsafeMutablePointer<CChar>", "Int32"),
  ]
}
