// A C library function that is the same on all platforms.
@_exported public import func Glibc.memcmp
