/* Whole numbers of six times 32 bits: the twin of foretell/rules/wide.py. */

#define WIDE_LIMBS 6
#define WIDE_LOW 0xFFFFFFFFULL

static inline uint64_t *wide_at(int64_t *x, int64_t i) { return (uint64_t *)x + WIDE_LIMBS * i; }

static inline void wide_put(int64_t *x, int64_t i, int64_t n) {
    uint64_t *a = wide_at(x, i);
    a[0] = (uint64_t)n & WIDE_LOW;
    a[1] = (uint64_t)n >> 32;
    for (int k = 2; k < WIDE_LIMBS; k++) a[k] = 0;
}

static inline int64_t wide_is_zero(int64_t *x, int64_t i) {
    uint64_t *a = wide_at(x, i), all = 0;
    for (int k = 0; k < WIDE_LIMBS; k++) all |= a[k];
    return all == 0;
}

static inline void wide_copy(int64_t *x, int64_t i, int64_t *y, int64_t j) {
    for (int k = 0; k < WIDE_LIMBS; k++) wide_at(x, i)[k] = wide_at(y, j)[k];
}

/* to += n * a << 32 * up, as far as there is room; n is below 2**32 */
static inline void wide_add_times(uint64_t *to, int size, const uint64_t *a, uint64_t n, int up) {
    uint64_t carry = 0;
    for (int k = 0; k < WIDE_LIMBS && k + up < size; k++) {
        uint64_t sum = to[k + up] + a[k] * n + carry;
        to[k + up] = sum & WIDE_LOW;
        carry = sum >> 32;
    }
    for (int k = WIDE_LIMBS + up; carry && k < size; k++) {
        uint64_t sum = to[k] + carry;
        to[k] = sum & WIDE_LOW;
        carry = sum >> 32;
    }
}

static inline void wide_add_product(int64_t *x, int64_t i, int64_t *y, int64_t j, int64_t n) {
    uint64_t *to = wide_at(x, i), *a = wide_at(y, j);
    wide_add_times(to, WIDE_LIMBS, a, (uint64_t)n & WIDE_LOW, 0);
    if (n >> 32) wide_add_times(to, WIDE_LIMBS, a, (uint64_t)n >> 32, 1);
}

static inline void wide_multiply(int64_t *x, int64_t i, int64_t n) {
    uint64_t a[WIDE_LIMBS], *to = wide_at(x, i);
    for (int k = 0; k < WIDE_LIMBS; k++) a[k] = to[k], to[k] = 0;
    wide_add_times(to, WIDE_LIMBS, a, (uint64_t)n & WIDE_LOW, 0);
    if (n >> 32) wide_add_times(to, WIDE_LIMBS, a, (uint64_t)n >> 32, 1);
}

static inline int wide_bits(const uint64_t *a) {
    for (int k = WIDE_LIMBS - 1; k >= 0; k--)
        if (a[k]) return 32 * k + 64 - __builtin_clzll(a[k]);
    return 0;
}

/* to = a << bits */
static inline void wide_shift(uint64_t *to, const uint64_t *a, int bits) {
    int limbs = bits / 32, rest = bits % 32;
    for (int k = WIDE_LIMBS - 1; k >= 0; k--) {
        uint64_t high = k >= limbs ? a[k - limbs] << rest : 0;
        uint64_t low = rest && k > limbs ? a[k - limbs - 1] >> (32 - rest) : 0;
        to[k] = (high | low) & WIDE_LOW;
    }
}

/* a -= b unless that is negative; whether it was done */
static inline int wide_reduce(uint64_t *a, const uint64_t *b) {
    for (int k = WIDE_LIMBS - 1; k >= 0; k--) {
        if (a[k] > b[k]) break;
        if (a[k] < b[k]) return 0;
    }
    uint64_t borrow = 0;
    for (int k = 0; k < WIDE_LIMBS; k++) {
        uint64_t less = b[k] + borrow;
        borrow = a[k] < less;
        a[k] = (a[k] - less) & WIDE_LOW;
    }
    return 1;
}

static inline int64_t wide_subtract(int64_t *x, int64_t i, int64_t *y, int64_t j, int64_t most) {
    uint64_t *a = wide_at(x, i), *b = wide_at(y, j), shifted[WIDE_LIMBS];
    int64_t times = 0;
    int shift = wide_bits(a) - wide_bits(b), widest = most > 0 ? 63 - __builtin_clzll((uint64_t)most) : -1;
    for (int k = shift < widest ? shift : widest; k >= 0; k--)
        if (times + ((int64_t)1 << k) <= most) {
            wide_shift(shifted, b, k);
            if (wide_reduce(a, shifted)) times += (int64_t)1 << k;
        }
    return times;
}

static inline int64_t wide_divide(int64_t *x, int64_t i, int64_t n) {
    uint64_t *a = wide_at(x, i), rest = 0, by = (uint64_t)n;
    for (int k = WIDE_LIMBS - 1; k >= 0; k--) {
        if (by >> 32) {
            uint64_t digit = 0;
            for (int bit = 31; bit >= 0; bit--) {
                rest = rest << 1 | (a[k] >> bit & 1);
                if (rest >= by) rest -= by, digit |= (uint64_t)1 << bit;
            }
            a[k] = digit;
        } else {
            uint64_t both = rest << 32 | a[k];
            a[k] = both / by;
            rest = both % by;
        }
    }
    return (int64_t)rest;
}

static inline void wide_divide_by(int64_t *x, int64_t i, int64_t j, int64_t k) {
    uint64_t a[WIDE_LIMBS], *quotient = wide_at(x, i), *b = wide_at(x, j), shifted[WIDE_LIMBS];
    for (int n = 0; n < WIDE_LIMBS; n++) a[n] = quotient[n], quotient[n] = 0;
    for (int bit = wide_bits(a) - wide_bits(b); bit >= 0; bit--) {
        wide_shift(shifted, b, bit);
        if (wide_reduce(a, shifted)) quotient[bit / 32] |= (uint64_t)1 << bit % 32;
    }
    for (int n = 0; n < WIDE_LIMBS; n++) wide_at(x, k)[n] = a[n];
}

static inline void wide_draw(int64_t *x, int64_t i, int64_t j, int64_t *rng) {
    uint64_t *n = wide_at(x, j), number[WIDE_LIMBS + 2] = {0}, product[2 * WIDE_LIMBS + 2] = {0};
    int bits = wide_bits(n), words = 1 + (bits + 30) / 31, shift = words * 31;
    wide_put(x, i, 0);
    if (bits < 2) return;
    for (int w = 0; w < words; w++) {
        uint64_t carry = (uint64_t)chance_below(rng, (int64_t)1 << 31);
        for (int k = 0; k < WIDE_LIMBS + 2; k++) {
            uint64_t shifted = (number[k] << 31) + carry;
            number[k] = shifted & WIDE_LOW;
            carry = shifted >> 32;
        }
    }
    for (int k = 0; k < WIDE_LIMBS + 2; k++) wide_add_times(product, 2 * WIDE_LIMBS + 2, n, number[k], k);
    for (int k = 0; k < WIDE_LIMBS; k++) {
        int limb = k + shift / 32, rest = shift % 32;
        uint64_t low = limb < 2 * WIDE_LIMBS + 2 ? product[limb] >> rest : 0;
        uint64_t high = limb + 1 < 2 * WIDE_LIMBS + 2 ? product[limb + 1] << (32 - rest) : 0;
        wide_at(x, i)[k] = (low | high) & WIDE_LOW;
    }
}
