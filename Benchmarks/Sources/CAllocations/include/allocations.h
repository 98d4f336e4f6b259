#pragma once

#include <stdint.h>

/// The number of allocations of this process so far; 0 where they can't be counted.
uint64_t recourse_allocations(void);

/// The bytes that the main thread has allocated and not freed; 0 where they can't be counted.
uint64_t recourse_live_bytes(void);
