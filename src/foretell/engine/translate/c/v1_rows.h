/* Sums of rows of 16-bit integers: the twin of foretell/bots/v1/net/rows.py, by vectors of GCC and clang.

   A lane of 32 bits holds two neighbours of a row; both are widened by shifts, summed up apart, and brought into order at
   the end (as in rows.h).  Every element is summed up in the order of the rows, so all processors find the same sums. */

#define V1_ROWS_WIDTH 256
#define V1_ROWS_PADDED 16
#ifdef __AVX2__
#define V1_ROWS_LANES 8
#else
#define V1_ROWS_LANES 4
#endif
#define V1_ROWS_BLOCK 64 /* numbers that are summed up at once over all rows: their sums fit into registers */
#define V1_ROWS_PAIRS (V1_ROWS_BLOCK / (2 * V1_ROWS_LANES))

typedef float v1_rows_floats __attribute__((vector_size(4 * V1_ROWS_LANES), aligned(1), may_alias));
typedef int32_t v1_rows_ints __attribute__((vector_size(4 * V1_ROWS_LANES), aligned(1), may_alias));

#define V1_ROWS_LOAD(kind, from) (*(const kind *)(from))
#define V1_ROWS_EVEN(x) (((x) << 16) >> 16)
#define V1_ROWS_ODD(x) ((x) >> 16)
#define V1_ROWS_FLOATS(x) __builtin_convertvector(x, v1_rows_floats)

static inline void v1_rows_add_rows(int32_t *total, const int16_t *rows, const int64_t *which, int64_t many) {
    for (int block = 0; block < V1_ROWS_WIDTH; block += V1_ROWS_BLOCK) {
        v1_rows_ints sums[2][V1_ROWS_PAIRS] = {0};
        for (int64_t k = 0; k < many; k++)
            for (int i = 0; i < V1_ROWS_PAIRS; i++) {
                v1_rows_ints x = V1_ROWS_LOAD(v1_rows_ints, rows + V1_ROWS_WIDTH * which[k] + block + 2 * V1_ROWS_LANES * i);
                sums[0][i] += V1_ROWS_EVEN(x);
                sums[1][i] += V1_ROWS_ODD(x);
            }
        for (int i = 0; i < V1_ROWS_BLOCK; i++)
            total[block + i] += sums[i & 1][i / (2 * V1_ROWS_LANES)][i / 2 % V1_ROWS_LANES];
    }
}

static PY_RULE void v1_rows_add_block(float *total, const int16_t *rows, int64_t width, int block, const float *weights,
                                      const int64_t *which, int64_t many) {
    v1_rows_floats sums[2][V1_ROWS_PAIRS] = {0};
    for (int64_t k = 0; k < many; k++) {
        float weight = weights[which[k]];
        for (int i = 0; i < block / (2 * V1_ROWS_LANES); i++) {
            v1_rows_ints x = V1_ROWS_LOAD(v1_rows_ints, rows + width * which[k] + 2 * V1_ROWS_LANES * i);
            sums[0][i] += weight * V1_ROWS_FLOATS(V1_ROWS_EVEN(x));
            sums[1][i] += weight * V1_ROWS_FLOATS(V1_ROWS_ODD(x));
        }
    }
    for (int i = 0; i < block; i++) total[i] += sums[i & 1][i / (2 * V1_ROWS_LANES)][i / 2 % V1_ROWS_LANES];
}

static inline void v1_rows_add_weighted(float *total, const int16_t *rows, const float *weights, const int64_t *which,
                                        int64_t many) {
    for (int block = 0; block < V1_ROWS_WIDTH; block += V1_ROWS_BLOCK)
        v1_rows_add_block(total + block, rows + block, V1_ROWS_WIDTH, V1_ROWS_BLOCK, weights, which, many);
}

static inline void v1_rows_add_answers(float *total, const int16_t *rows, int64_t move, const float *weights,
                                       const int64_t *which, int64_t many) {
    rows += V1_ROWS_PADDED * V1_ROWS_WIDTH * move;
    v1_rows_add_block(total, rows, V1_ROWS_PADDED, V1_ROWS_PADDED, weights, which, many);
}

static inline int64_t v1_rows_rectify(float *layer, int64_t *active) {
    int64_t many = 0;
    for (int i = 0; i < V1_ROWS_WIDTH; i += V1_ROWS_LANES) {
        v1_rows_ints bits = V1_ROWS_LOAD(v1_rows_ints, layer + i);
        *(v1_rows_ints *)(layer + i) = bits & (V1_ROWS_LOAD(v1_rows_floats, layer + i) > 0.0f);
    }
    for (int64_t i = 0; i < V1_ROWS_WIDTH; i++) {
        active[many] = i;
        many += layer[i] > 0.0f;
    }
    return many;
}
