/* Bit sets of cards by machine instructions: the twin of foretell/rules/bits.py. */

static PY_RULE int64_t bits_count(int64_t mask) { return __builtin_popcountll((uint64_t)mask); }
static PY_RULE int64_t bits_lowest(int64_t mask) { return __builtin_ctzll((uint64_t)mask); }

#ifdef __BMI2__
#include <immintrin.h>
/* Deposits bit n into the mask, without a loop, whose end processors cannot predict. */
static PY_RULE int64_t bits_member(int64_t mask, int64_t n) {
    return __builtin_ctzll(_pdep_u64(1ULL << n, (uint64_t)mask));
}
#else
static PY_RULE int64_t bits_member(int64_t mask, int64_t n) {
    while (n-- > 0) mask &= mask - 1;
    return bits_lowest(mask);
}
#endif
