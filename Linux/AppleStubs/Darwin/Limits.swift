public import Glibc

// On Apple's platforms, the functions accept the limit constants without a conversion.

/// Reads a limit of the process.
@discardableResult
public func getrlimit(
  _ resource: __rlimit_resource, _ limit: UnsafeMutablePointer<rlimit>
) -> Int32 { 0 }

/// Sets a limit of the process.
@discardableResult
public func setrlimit(_ resource: __rlimit_resource, _ limit: UnsafePointer<rlimit>) -> Int32 { 0 }
