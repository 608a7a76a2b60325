/* Sums of rows of small integers: the twin of foretell/bots/net/rows.py.

   Vectors of GCC and clang, which become SSE2 or AVX2, NEON, or WebAssembly's simd128.  A narrow number is widened by two
   shifts, or by one, inside the wider lane that it shares with its neighbours: every processor has these, while SSE2 has
   no instruction to widen.  So the numbers of a row are added up in lanes by their place modulo 2 or 4, and brought into
   order at the end. */

#define ROWS_WIDTH 256
#define ROWS_PADDED 16
#ifdef __AVX2__
#define ROWS_BYTES 32
#else
#define ROWS_BYTES 16
#endif
#define ROWS_SHORTS (ROWS_BYTES / 2)
#define ROWS_INTS (ROWS_BYTES / 4)
#define ROWS_BLOCK (4 * ROWS_BYTES) /* numbers that are added up at once over all rows: their sums fit into registers */

typedef int16_t rows_shorts __attribute__((vector_size(ROWS_BYTES), aligned(1), may_alias));
typedef int32_t rows_ints __attribute__((vector_size(ROWS_BYTES), aligned(1), may_alias));

#define ROWS_LOAD(kind, from) (*(const kind *)(from))
#define ROWS_EVEN_BYTES(x) (((x) << 8) >> 8)
#define ROWS_ODD_BYTES(x) ((x) >> 8)
#define ROWS_EVEN_SHORTS(x) (((rows_ints)(x) << 16) >> 16)
#define ROWS_ODD_SHORTS(x) ((rows_ints)(x) >> 16)

static inline void rows_add_rows(int16_t *total, const int8_t *rows, const int64_t *which, int64_t many) {
    for (int64_t block = 0; block < ROWS_WIDTH; block += ROWS_BLOCK) {
        rows_shorts sums[2][4] = {0};
        for (int64_t k = 0; k < many; k++) {
            const int8_t *row = rows + ROWS_WIDTH * which[k] + block;
            for (int i = 0; i < 4; i++) {
                rows_shorts x = ROWS_LOAD(rows_shorts, row + ROWS_BYTES * i);
                sums[0][i] += ROWS_EVEN_BYTES(x);
                sums[1][i] += ROWS_ODD_BYTES(x);
            }
        }
        for (int i = 0; i < 4; i++)
            for (int lane = 0; lane < ROWS_SHORTS; lane++) {
                total[block + ROWS_BYTES * i + 2 * lane] += sums[0][i][lane];
                total[block + ROWS_BYTES * i + 2 * lane + 1] += sums[1][i][lane];
            }
    }
}

static inline int64_t rows_scale(const int32_t *sums, const int32_t *gains, int64_t shift, int64_t most, int16_t *values,
                                 int16_t *active) {
    int64_t many = 0;
    int32_t scaled[ROWS_WIDTH];
    for (int64_t i = 0; i < ROWS_WIDTH; i += ROWS_INTS) {
        rows_ints sum = ROWS_LOAD(rows_ints, sums + i);
        rows_ints value = ((sum & (sum > 0)) * ROWS_LOAD(rows_ints, gains + i)) >> (int32_t)shift;
        rows_ints over = value > (int32_t)most;
        *(rows_ints *)(scaled + i) = (value & ~over) | ((int32_t)most & over);
    }
    for (int64_t i = 0; i < ROWS_WIDTH; i++) {
        values[i] = (int16_t)scaled[i];
        active[many] = (int16_t)i;
        many += scaled[i] > 0;
    }
    return many;
}

#ifdef __wasm_simd128__
typedef int8_t rows_bytes __attribute__((vector_size(16), aligned(1), may_alias));
typedef short rows_factors __attribute__((vector_size(16)));
#define ROWS_DOT(x, by) ((rows_ints)__builtin_wasm_dot_s_i32x4_i16x8(x, (rows_factors)(by)))
/* Eight bytes, widened. */
#define ROWS_WIDE(x, first)                                                                                            \
    __builtin_convertvector(__builtin_shufflevector(x, x, first, (first) + 1, (first) + 2, (first) + 3, (first) + 4,   \
                                                    (first) + 5, (first) + 6, (first) + 7),                            \
                            rows_factors)

/* Two rows at a time: their numbers alternate, so that one instruction adds up the products of both. */
static inline void rows_add_layer(int32_t *total, const int8_t *rows, const int16_t *values, const int16_t *active,
                                  int64_t many) {
    for (int64_t block = 0; block < ROWS_WIDTH; block += 32) {
        rows_ints sums[8] = {0};
        for (int64_t k = 0; k < many; k += 2) {
            int64_t one = active[k], other = k + 1 < many ? active[k + 1] : one;
            int32_t by = values[one] | (k + 1 < many ? (int32_t)values[other] << 16 : 0);
            rows_ints factors = (rows_ints){0} + by;
            for (int i = 0; i < 2; i++) {
                rows_bytes x = ROWS_LOAD(rows_bytes, rows + ROWS_WIDTH * one + block + 16 * i);
                rows_bytes y = ROWS_LOAD(rows_bytes, rows + ROWS_WIDTH * other + block + 16 * i);
                rows_bytes low = __builtin_shufflevector(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
                rows_bytes high =
                    __builtin_shufflevector(x, y, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
                sums[4 * i] += ROWS_DOT(ROWS_WIDE(low, 0), factors);
                sums[4 * i + 1] += ROWS_DOT(ROWS_WIDE(low, 8), factors);
                sums[4 * i + 2] += ROWS_DOT(ROWS_WIDE(high, 0), factors);
                sums[4 * i + 3] += ROWS_DOT(ROWS_WIDE(high, 8), factors);
            }
        }
        for (int i = 0; i < 8; i++) *(rows_ints *)(total + block + 4 * i) += sums[i];
    }
}
#else
/* Two rows at a time: a value times a weight fits into 16 bits (127 * 127), and so does the sum of two. */
static inline void rows_add_layer(int32_t *total, const int8_t *rows, const int16_t *values, const int16_t *active,
                                  int64_t many) {
    for (int64_t block = 0; block < ROWS_WIDTH; block += ROWS_BLOCK / 2) {
        rows_ints sums[4][2] = {0};
        for (int64_t k = 0; k < many; k += 2) {
            int64_t one = active[k], other = k + 1 < many ? active[k + 1] : one;
            int16_t by_one = values[one], by_other = k + 1 < many ? values[other] : 0;
            for (int i = 0; i < 2; i++) {
                rows_shorts x = ROWS_LOAD(rows_shorts, rows + ROWS_WIDTH * one + block + ROWS_BYTES * i);
                rows_shorts y = ROWS_LOAD(rows_shorts, rows + ROWS_WIDTH * other + block + ROWS_BYTES * i);
                rows_shorts even = ROWS_EVEN_BYTES(x) * by_one + ROWS_EVEN_BYTES(y) * by_other;
                rows_shorts odd = ROWS_ODD_BYTES(x) * by_one + ROWS_ODD_BYTES(y) * by_other;
                sums[0][i] += ROWS_EVEN_SHORTS(even);
                sums[1][i] += ROWS_EVEN_SHORTS(odd);
                sums[2][i] += ROWS_ODD_SHORTS(even);
                sums[3][i] += ROWS_ODD_SHORTS(odd);
            }
        }
        for (int i = 0; i < 2; i++)
            for (int lane = 0; lane < ROWS_INTS; lane++)
                for (int place = 0; place < 4; place++)
                    total[block + ROWS_BYTES * i + 4 * lane + place] += sums[place][i][lane];
    }
}

#endif

/* The products of a vector's even and odd numbers; SSE2 multiplies only numbers of 16 bits. */
#if defined(__AVX2__)
typedef short rows_factors __attribute__((vector_size(ROWS_BYTES)));
#define ROWS_EVEN_TIMES(x, by) ((rows_ints)__builtin_ia32_pmaddwd256((rows_factors)(x), (rows_factors)((rows_ints){0} + (by))))
#define ROWS_ODD_TIMES(x, by) ROWS_EVEN_TIMES(x, (by) << 16)
#elif defined(__SSE2__)
typedef short rows_factors __attribute__((vector_size(ROWS_BYTES)));
#define ROWS_EVEN_TIMES(x, by) ((rows_ints)__builtin_ia32_pmaddwd128((rows_factors)(x), (rows_factors)((rows_ints){0} + (by))))
#define ROWS_ODD_TIMES(x, by) ROWS_EVEN_TIMES(x, (by) << 16)
#elif defined(__wasm_simd128__)
#define ROWS_EVEN_TIMES(x, by) ROWS_DOT((rows_factors)(x), (rows_ints){0} + (by))
#define ROWS_ODD_TIMES(x, by) ROWS_EVEN_TIMES(x, (by) << 16)
#else
#define ROWS_EVEN_TIMES(x, by) (ROWS_EVEN_SHORTS(x) * (by))
#define ROWS_ODD_TIMES(x, by) (ROWS_ODD_SHORTS(x) * (by))
#endif

static inline void rows_add_answers(int32_t *total, const int16_t *rows, int64_t move, const int16_t *values,
                                    const int16_t *active, int64_t many) {
    rows_ints sums[2][ROWS_PADDED / ROWS_SHORTS] = {0};
    for (int64_t k = 0; k < many; k++) {
        const int16_t *row = rows + ROWS_PADDED * (ROWS_WIDTH * move + active[k]);
        int32_t by = values[active[k]];
        for (int i = 0; i < ROWS_PADDED / ROWS_SHORTS; i++) {
            rows_shorts x = ROWS_LOAD(rows_shorts, row + ROWS_SHORTS * i);
            sums[0][i] += ROWS_EVEN_TIMES(x, by);
            sums[1][i] += ROWS_ODD_TIMES(x, by);
        }
    }
    for (int i = 0; i < ROWS_PADDED / ROWS_SHORTS; i++)
        for (int lane = 0; lane < ROWS_INTS; lane++) {
            total[ROWS_SHORTS * i + 2 * lane] += sums[0][i][lane];
            total[ROWS_SHORTS * i + 2 * lane + 1] += sums[1][i][lane];
        }
}
