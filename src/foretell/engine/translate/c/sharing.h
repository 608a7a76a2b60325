/* Threads that share the games of a call: `foretell.engine.sharing` starts and ends them.

   The games are cut into blocks.  Each thread has a range of blocks, and when it has done these it takes what the others
   have left: so nobody waits for a thread that wakes up late.  Any thread may get a block, so what is done in a game may
   depend on this game alone.

   A thread without work watches for the next call for a moment, since waking up takes long, and then sleeps.  After a
   fork the child starts its own threads.  Without POSIX threads there is no crew, and callers do everything. */

#if defined(__unix__) || defined(__APPLE__)
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#define SHARE_BLOCK 32    /* games */
#define SHARE_MOST 256    /* threads */
#define SHARE_WATCH 20000 /* nanoseconds */
#define SHARE_NUMBERS 0x7fffffff

typedef int64_t (*share_function)(void *, int64_t, int64_t, void *, void *, void *, void *, void *, void *, void *, void *,
                                  void *, void *, void *, void *);

typedef struct {
    _Alignas(64) int64_t next; /* the number of the call << 32, and in the lower half the next block */
    int64_t end;
} share_range;

typedef struct share_crew {
    share_range ranges[SHARE_MOST];
    int64_t threads, started; /* the caller counts among the threads only */
    pthread_t ids[SHARE_MOST];
    int64_t pid;
    pthread_mutex_t calls, lock;
    pthread_cond_t begun, ended;
    int64_t sleeping, waiting, ending;

    int64_t number; /* of the call */
    share_function function;
    char *tables; /* one for each thread, whose buffers it uses */
    int64_t size, games;
    void *given[12];
    int64_t blocks, done;
    int64_t answer; /* the least that is not negative, or -1 */
    char fault[256];
} share_crew;

typedef struct {
    share_crew *crew;
    int64_t me, seen;
} share_start;

#define share_get(place) __atomic_load_n(place, __ATOMIC_SEQ_CST)
#define share_put(place, value) __atomic_store_n(place, value, __ATOMIC_SEQ_CST)
#define share_add(place, value) __atomic_add_fetch(place, value, __ATOMIC_SEQ_CST)

/* Watch for a moment while the place has, or has not, this value; returns whether that has changed. */
static int share_watch(int64_t *place, int64_t value, int has) {
    struct timespec begun, now;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    do {
        for (int i = 0; i < 8; i++) {
            if ((share_get(place) == value) != has) return 1;
#if defined(__x86_64__)
            __builtin_ia32_pause();
#elif defined(__aarch64__)
            __asm__ volatile("isb");
#endif
        }
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while ((now.tv_sec - begun.tv_sec) * 1000000000LL + now.tv_nsec - begun.tv_nsec < SHARE_WATCH);
    return 0;
}

/* The next block of a range, or -1.  A number of an earlier call takes nothing. */
static int64_t share_take(share_range *range, int64_t number) {
    int64_t next = share_get(&range->next);
    while (next >> 32 == number && (next & SHARE_NUMBERS) < share_get(&range->end))
        if (__atomic_compare_exchange_n(&range->next, &next, next + 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
            return next & SHARE_NUMBERS;
    return -1;
}

static void share_note(share_crew *crew, int64_t answer) {
    pthread_mutex_lock(&crew->lock);
    if (answer >= 0 && (crew->answer < 0 || answer < crew->answer)) crew->answer = answer;
#ifdef PY_CHECKED
    if (!crew->fault[0]) memcpy(crew->fault, py_fault, sizeof py_fault);
#endif
    pthread_mutex_unlock(&crew->lock);
}

/* Until it has done a block, a thread may read what the call is: the caller waits for it. */
static void share_do(share_crew *crew, int64_t me, int64_t block) {
    void **at = crew->given;
    int64_t first = block * SHARE_BLOCK, last = first + SHARE_BLOCK, blocks = crew->blocks;
    int64_t answer = crew->function(crew->tables + me * crew->size, first, last < crew->games ? last : crew->games, at[0],
                                    at[1], at[2], at[3], at[4], at[5], at[6], at[7], at[8], at[9], at[10], at[11]);
#ifdef PY_CHECKED
    share_note(crew, answer);
#else
    if (answer >= 0) share_note(crew, answer);
#endif
    if (share_add(&crew->done, 1) == blocks && share_get(&crew->waiting)) {
        pthread_mutex_lock(&crew->lock);
        pthread_cond_signal(&crew->ended);
        pthread_mutex_unlock(&crew->lock);
    }
}

static void share_blocks(share_crew *crew, int64_t me, int64_t number) {
    for (int64_t k = 0; k < crew->threads; k++)
        for (int64_t block; (block = share_take(&crew->ranges[(me + k) % crew->threads], number)) >= 0;)
            share_do(crew, me, block);
}

static int64_t share_next(share_crew *crew, int64_t seen) {
    if (!share_watch(&crew->number, seen, 1)) {
        pthread_mutex_lock(&crew->lock);
        share_add(&crew->sleeping, 1);
        while (share_get(&crew->number) == seen) pthread_cond_wait(&crew->begun, &crew->lock);
        share_add(&crew->sleeping, -1);
        pthread_mutex_unlock(&crew->lock);
    }
    return share_get(&crew->number);
}

static void *share_work(void *given) {
    share_start start = *(share_start *)given;
    free(given);
#ifdef __linux__
    prctl(PR_SET_NAME, "foretell-games"); /* as `top -H` and debuggers show it */
#endif
    for (;;) {
        start.seen = share_next(start.crew, start.seen);
        if (share_get(&start.crew->ending)) return 0;
        share_blocks(start.crew, start.me, start.seen);
    }
}

static void share_publish(share_crew *crew, int64_t number, int wakes) {
    share_put(&crew->number, number);
    if (wakes && share_get(&crew->sleeping)) {
        pthread_mutex_lock(&crew->lock);
        pthread_mutex_unlock(&crew->lock);
        pthread_cond_broadcast(&crew->begun);
    }
}

static void share_wait(share_crew *crew) {
    if (share_watch(&crew->done, crew->blocks, 0)) return;
    pthread_mutex_lock(&crew->lock);
    share_put(&crew->waiting, 1);
    while (share_get(&crew->done) != crew->blocks) pthread_cond_wait(&crew->ended, &crew->lock);
    share_put(&crew->waiting, 0);
    pthread_mutex_unlock(&crew->lock);
}

/* Signals are for the program's own threads.  If the system gives fewer threads, the others do the work. */
static void share_begin_threads(share_crew *crew) {
    sigset_t all, before;
    crew->pid = getpid();
    crew->started = crew->sleeping = crew->waiting = 0;
    pthread_mutex_init(&crew->calls, 0);
    pthread_mutex_init(&crew->lock, 0);
    pthread_cond_init(&crew->begun, 0);
    pthread_cond_init(&crew->ended, 0);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (int64_t me = 1; me < crew->threads; me++) {
        share_start *start = malloc(sizeof *start);
        if (start) *start = (share_start){crew, me, crew->number};
        if (!start || pthread_create(&crew->ids[crew->started], 0, share_work, start)) {
            free(start);
            break;
        }
        crew->started++;
    }
    pthread_sigmask(SIG_SETMASK, &before, 0);
}

EXPORT share_crew *foretell_crew(int64_t threads) {
    void *made = 0;
    if (posix_memalign(&made, 64, sizeof(share_crew))) return 0;
    share_crew *crew = memset(made, 0, sizeof(share_crew));
    crew->threads = threads < SHARE_MOST ? threads : SHARE_MOST;
    share_begin_threads(crew);
    return crew;
}

EXPORT void foretell_end(share_crew *crew) {
    if (crew->pid == getpid()) {
        share_put(&crew->ending, 1);
        share_publish(crew, crew->number % SHARE_NUMBERS + 1, 1);
        for (int64_t i = 0; i < crew->started; i++) pthread_join(crew->ids[i], 0);
    }
    free(crew);
}

/* Call the function for all games, in blocks; returns the least answer that is not negative, or -1. */
EXPORT int64_t foretell_share(share_crew *crew, share_function function, int64_t size, void *tables, int64_t games, void *a,
                              void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k,
                              void *l) {
    if (crew->pid != getpid()) share_begin_threads(crew);
    pthread_mutex_lock(&crew->calls);
    int64_t blocks = (games + SHARE_BLOCK - 1) / SHARE_BLOCK, number = crew->number % SHARE_NUMBERS + 1;
    void *given[] = {a, b, c, d, e, f, g, h, i, j, k, l};
    memcpy(crew->given, given, sizeof given);
    crew->function = function, crew->tables = tables, crew->size = size, crew->games = games;
    crew->blocks = blocks, crew->answer = -1, crew->fault[0] = 0;
    share_put(&crew->done, 0);
    for (int64_t t = 0; t < crew->threads; t++) {
        share_put(&crew->ranges[t].next, -1); /* while the end changes nothing can be taken */
        share_put(&crew->ranges[t].end, blocks * (t + 1) / crew->threads);
        share_put(&crew->ranges[t].next, number << 32 | blocks * t / crew->threads);
    }
    share_publish(crew, number, blocks > 1);
    share_blocks(crew, 0, number);
    share_wait(crew);
#ifdef PY_CHECKED
    memcpy(py_fault, crew->fault, sizeof py_fault);
#endif
    int64_t answer = crew->answer;
    pthread_mutex_unlock(&crew->calls);
    return answer;
}
#else
EXPORT void *foretell_crew(int64_t threads) { return 0; }
EXPORT void foretell_end(void *crew) {}
EXPORT int64_t foretell_share(void) { return -1; }
#endif
