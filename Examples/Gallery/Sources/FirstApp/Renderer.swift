// The README's first app is compiled from the README's own words. On Linux, this import adds the
// program's `main`.
#if os(Linux)
  import AdwaitaRenderer
#endif
