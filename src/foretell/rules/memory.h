/* Copying and prefetching structs: the twin of foretell/rules/memory.py, as macros for structs of any kind.

   A large batch does not fit into the processor's caches: without prefetching, a step of 60,000 games takes more than
   twice as long. */

#define MEMORY_LINE 64
#define MEMORY_AHEAD 8 /* games: far enough for memory to answer, near enough to be still cached when used */
#define MEMORY_FRONT (5 * MEMORY_LINE) /* the first fields of both games' states: the table, the hands and the bids */

static inline void memory_prefetch(const void *start, int64_t size) {
    for (int64_t offset = 0; offset < size; offset += MEMORY_LINE) __builtin_prefetch((const char *)start + offset);
}

#ifdef __wasm__
#define memory_copy __builtin_memcpy
#else
#define MEMORY_CHUNK 32 /* bytes: a state is too short for `rep movs`, by which GCC would copy it */
typedef char memory_chunk __attribute__((vector_size(MEMORY_CHUNK), aligned(1), may_alias));

static inline void memory_copy(char *to, const char *from, int64_t size) {
    int64_t i = 0;
#pragma GCC unroll 8
    for (; i + MEMORY_CHUNK <= size; i += MEMORY_CHUNK) *(memory_chunk *)(to + i) = *(const memory_chunk *)(from + i);
    for (; i < size; i++) to[i] = from[i];
}
#endif

#define memory_put_copy(states, i, others, j) \
    memory_copy((char *)&(states)[i], (const char *)&(others)[j], sizeof *(states))
#define memory_fetch(states, i) memory_prefetch(&(states)[(i) + MEMORY_AHEAD], sizeof *(states))
#define memory_fetch_front(states, i) memory_prefetch(&(states)[(i) + MEMORY_AHEAD], MEMORY_FRONT)
