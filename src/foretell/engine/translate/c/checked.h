/* The same operators, checked: the first fault is kept, and the call from outside ends there. */

#define PY_CHECKED
#include <setjmp.h>
#include <stdio.h>

static __thread jmp_buf py_way_out;
static __thread char py_fault[256];

static _Noreturn void py_fail(const char *place, const char *what, int64_t number) {
    snprintf(py_fault, sizeof py_fault, "%s: %s: %lld", place, what, (long long)number);
    longjmp(py_way_out, 1);
}

static inline int64_t py_index(int64_t i, int64_t length, const char *place) {
    if (i < 0 || i >= length) py_fail(place, "index out of range", i);
    return i;
}

static inline int64_t py_fitting(int64_t a, int64_t low, int64_t high, const char *place) {
    if (a < low || a > high) py_fail(place, "the number does not fit into its array", a);
    return a;
}

static inline int64_t py_add(int64_t a, int64_t b, const char *place) {
    int64_t sum;
    if (__builtin_add_overflow(a, b, &sum)) py_fail(place, "a sum overflows", a);
    return sum;
}

static inline int64_t py_subtract(int64_t a, int64_t b, const char *place) {
    int64_t difference;
    if (__builtin_sub_overflow(a, b, &difference)) py_fail(place, "a difference overflows", a);
    return difference;
}

static inline int64_t py_multiply(int64_t a, int64_t b, const char *place) {
    int64_t product;
    if (__builtin_mul_overflow(a, b, &product)) py_fail(place, "a product overflows", a);
    return product;
}

static inline void py_check_divisor(int64_t a, int64_t b, const char *place) {
    if (b == 0) py_fail(place, "division by zero", a);
    if (a == INT64_MIN && b == -1) py_fail(place, "a quotient overflows", a);
}

static inline int64_t py_floor_divide(int64_t a, int64_t b, const char *place) {
    py_check_divisor(a, b, place);
    int64_t quotient = a / b;
    return a % b && ((a < 0) != (b < 0)) ? quotient - 1 : quotient;
}

static inline int64_t py_modulo(int64_t a, int64_t b, const char *place) {
    py_check_divisor(a, b, place);
    int64_t rest = a % b;
    return rest && ((rest < 0) != (b < 0)) ? rest + b : rest;
}

static inline double py_divide(double a, double b, const char *place) {
    if (b == 0) py_fail(place, "division by zero", 0);
    return a / b;
}

static inline int64_t py_shift_left(int64_t a, int64_t n, const char *place) {
    if (n < 0 || n > 63) py_fail(place, "shift by", n);
    int64_t shifted = (int64_t)((uint64_t)a << n);
    if (shifted >> n != a) py_fail(place, "a shift to the left overflows", a);
    return shifted;
}

static inline int64_t py_shift_right(int64_t a, int64_t n, const char *place) {
    if (n < 0 || n > 63) py_fail(place, "shift by", n);
    return a >> n;
}

static inline int64_t py_abs_int(int64_t a, const char *place) {
    if (a == INT64_MIN) py_fail(place, "an absolute value overflows", a);
    return a < 0 ? -a : a;
}

static inline int64_t py_truncate(double a, const char *place) {
    if (!(a > -9223372036854775809.0 && a < 9223372036854775808.0)) py_fail(place, "the float does not fit into an int", 0);
    return (int64_t)a;
}
