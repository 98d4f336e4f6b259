#pragma once

#include <stdint.h>

/// The number of allocations of this process so far; 0 where they can't be counted.
uint64_t recourse_allocations(void);
