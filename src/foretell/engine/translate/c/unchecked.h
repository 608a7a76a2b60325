/* Operators that can go wrong, unchecked: overflow wraps around, and divisors and shifts are taken to be right. */

static inline int64_t py_floor_divide(int64_t a, int64_t b) {
    int64_t quotient = a / b;
    return a % b && ((a < 0) != (b < 0)) ? quotient - 1 : quotient;
}

static inline int64_t py_modulo(int64_t a, int64_t b) {
    int64_t rest = a % b;
    return rest && ((rest < 0) != (b < 0)) ? rest + b : rest;
}

static inline int64_t py_shift_left(int64_t a, int64_t n) { return (int64_t)((uint64_t)a << n); }
static inline int64_t py_shift_right(int64_t a, int64_t n) { return a >> n; }
static inline int64_t py_abs_int(int64_t a) { return a < 0 ? -a : a; }
static inline int64_t py_truncate(double a) { return (int64_t)a; }
