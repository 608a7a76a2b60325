/* What Python's operators mean, for 64-bit integers and doubles. */

#include <stdint.h>

static inline int64_t py_min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t py_max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline double py_min_float(double a, double b) { return b < a ? b : a; }
static inline double py_max_float(double a, double b) { return b > a ? b : a; }
static inline double py_abs_float(double a) { return __builtin_fabs(a); }
