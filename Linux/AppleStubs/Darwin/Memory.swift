// A function of the C library that is the same everywhere.
@_exported public import func Glibc.memcmp
