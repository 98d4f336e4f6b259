import Foundation

extension SystemProblem {
  /// The codes of `NSPOSIXErrorDomain`, whose numbers differ between systems.
  ///
  /// Codes that mean nothing to a person have no entry, such as `ESRCH` (no such process).
  static let posix = Dictionary(
    [
      (.cancelled, [ECANCELED]),
      (
        .appMistake,
        [
          E2BIG, EBADF, ECHILD, EFAULT, EXDEV, EINVAL, ENOTTY, ESPIPE, EDOM, ERANGE, EALREADY,
          EDESTADDRREQ, EINPROGRESS, EISCONN, EMSGSIZE, ENOPROTOOPT, ENOTSOCK, EPROTOTYPE, ENOSTR,
        ]
      ),
      (
        .unsupported,
        [
          ENOTBLK, ENOSYS, EOPNOTSUPP, EPROTONOSUPPORT, ESOCKTNOSUPPORT, EPFNOSUPPORT, EAFNOSUPPORT,
        ]
      ),

      (.notConnected, [ENETDOWN, ENETUNREACH]),
      (.cannotConnect, [ECONNREFUSED, EHOSTDOWN, EHOSTUNREACH, EADDRNOTAVAIL]),
      (
        .connectionLost,
        [ECONNABORTED, ECONNRESET, ENETRESET, EPIPE, ENOTCONN, ESHUTDOWN, ENOLINK, EMULTIHOP]
      ),
      (.timedOut, [ETIMEDOUT, ETIME]),
      (.answerInvalid, [EBADMSG, EPROTO]),

      (.fileNotFound, [ENOENT, ESTALE]),
      (.fileExists, [EEXIST]),
      (.noPermission, [EPERM, EACCES]),
      (.readOnly, [EROFS]),
      (.diskFull, [ENOSPC, EDQUOT]),
      (.fileBusy, [EBUSY, ETXTBSY]),
      (.fileTooLarge, [EFBIG, EOVERFLOW]),
      (.nameInvalid, [ENAMETOOLONG]),
      (.isFolder, [EISDIR]),
      (.notFolder, [ENOTDIR]),
      (.folderNotEmpty, [ENOTEMPTY]),
      (.readFailed, [ELOOP]),
      (.deviceFailed, [EIO, ENXIO, ENODEV]),
      (.textUnreadable, [EILSEQ]),

      (.outOfMemory, [ENOMEM]),
      (
        .systemBusy,
        [EAGAIN, EDEADLK, EMFILE, ENFILE, ENOBUFS, ENOLCK, ENOSR, ETOOMANYREFS, EUSERS]
      ),
      (.programFailed, [ENOEXEC]),
      (.helperStopped, [EOWNERDEAD, ENOTRECOVERABLE]),
    ] + posixOfThisSystem
  )

  #if canImport(Darwin)
    private static let posixOfThisSystem: [(SystemProblem, [Int32])] = [
      (.unsupported, [ENOTSUP]),
      (.signInNeeded, [EAUTH, ENEEDAUTH]),
      (.answerInvalid, [EBADRPC, ERPCMISMATCH]),
      (.serviceUnavailable, [EPROGUNAVAIL, EPROGMISMATCH, EPROCUNAVAIL]),
      (.dataUnreadable, [EFTYPE]),
      (.deviceFailed, [EPWROFF, EDEVERR]),
      (.systemBusy, [EPROCLIM, EQFULL]),
      (.programFailed, [EBADEXEC, EBADARCH, ESHLIBVERS, EBADMACHO]),
    ]
  #else
    private static let posixOfThisSystem: [(SystemProblem, [Int32])] = [
      (.appMistake, [EBADFD]),
      (.notConnected, [ENONET, ERFKILL]),
      (.connectionLost, [ECOMM]),
      (.noPermission, [ENOKEY, EKEYEXPIRED, EKEYREVOKED, EKEYREJECTED]),
      (.deviceFailed, [EREMOTEIO, EUCLEAN, ENOMEDIUM, EMEDIUMTYPE, EHWPOISON]),
      (.programFailed, [ELIBACC, ELIBBAD, ELIBSCN, ELIBMAX, ELIBEXEC]),
    ]
  #endif
}

extension Dictionary where Key == Int32, Value == SystemProblem {
  /// Creates a table of codes from a list of problems with their codes.
  fileprivate init(_ problems: [(SystemProblem, [Int32])]) {
    self = problems.reduce(into: [:]) { table, entry in
      for code in entry.1 { table[code] = entry.0 }
    }
  }
}
