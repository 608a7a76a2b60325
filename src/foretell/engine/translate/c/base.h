/* What Python's operators mean, for 64-bit integers and doubles. */

#include <stdint.h>

/* A rule becomes a part of every function that calls it: a move is compiled as one piece. In a browser size counts. */
#ifdef __wasm__
#define PY_RULE inline
#else
#define PY_RULE inline __attribute__((always_inline))
#endif

static inline int64_t py_min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t py_max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline double py_min_float(double a, double b) { return b < a ? b : a; }
static inline double py_max_float(double a, double b) { return b > a ? b : a; }
static inline double py_abs_float(double a) { return __builtin_fabs(a); }

/* One of two numbers, without a jump whose way processors cannot predict: both must be there before it is known which. */
static PY_RULE int64_t py_choose(int64_t test, int64_t a, int64_t b) {
#ifndef __wasm__
    __asm__("" : "+r"(a), "+r"(b));
#endif
    return test ? a : b;
}
