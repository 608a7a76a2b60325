/* SplitMix64 over unsigned integers: the twin of foretell/rules/chance.py, with the same numbers. */

#define CHANCE_GOLDEN 0x9E3779B97F4A7C15ULL

static PY_RULE uint64_t chance_scramble(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

static inline int64_t chance_round_key(int64_t seed, int64_t number) {
    uint64_t start = chance_scramble((uint64_t)seed + CHANCE_GOLDEN);
    return (int64_t)(chance_scramble(start + (uint64_t)number * CHANCE_GOLDEN) >> 1);
}

static PY_RULE int64_t chance_below(int64_t *rng, int64_t n) {
    uint64_t x = (uint64_t)rng[0] + CHANCE_GOLDEN;
    rng[0] = (int64_t)x;
    return (int64_t)(((chance_scramble(x) >> 33) * (uint64_t)n) >> 31);
}

static inline void chance_shuffle(int64_t *deck, int64_t start, int64_t size, int64_t dealt, int64_t key) {
    for (int64_t i = 0; i < dealt; i++) {
        uint64_t x = chance_scramble((uint64_t)key + (uint64_t)(start + i + 1) * CHANCE_GOLDEN);
        int64_t j = start + i + (int64_t)(((x >> 33) * (uint64_t)(size - i)) >> 31);
        int64_t card = deck[start + i];
        deck[start + i] = deck[j];
        deck[j] = card;
    }
}
