#include "allocations.h"

#include <stdatomic.h>
#include <stdlib.h>

#ifdef __GLIBC__

#include <malloc.h>

// A program's own malloc overrides the library's, which glibc also exports under other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Atomic uint64_t allocations;

static void count_one(void) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_one();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  count_one();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

uint64_t recourse_allocations(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

uint64_t recourse_live_bytes(void) {
  return mallinfo2().uordblks;
}

#else

uint64_t recourse_allocations(void) {
  return 0;
}

uint64_t recourse_live_bytes(void) {
  return 0;
}

#endif
