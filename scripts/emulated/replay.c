/* replay LIBRARY RECORDING: makes recorded calls of the native library (recording.py) with a library of this system,
   and compares what they answer and leave behind.  `callers.h` is made for the functions that were recorded. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
static void *load(const char *path) { return (void *)LoadLibraryA(path); }
static void *find(void *library, const char *name) { return (void *)GetProcAddress((HMODULE)library, name); }
#else
#include <dlfcn.h>
static void *load(const char *path) { return dlopen(path, RTLD_NOW); }
static void *find(void *library, const char *name) { return dlsym(library, name); }
#endif

typedef union { int64_t i; double f; void *p; } Value;
typedef struct {
    const char *name;
    const char *kinds; /* of the result and the parameters: i(nteger), f(loat), p(ointer), n(othing) */
    void (*call)(void *function, const Value *given, Value *answer);
} Entry;

#include "callers.h" /* ENTRIES, MOST_BUFFERS, MOST_PARAMETERS */

enum { KEPT, ZEROS, BYTES };
typedef struct { void *at; uint64_t size, room; } Buffer;
static Buffer buffers[MOST_BUFFERS];
static FILE *recording;

static int stop(const char *why, const char *what) {
    printf("%s: %s\n", what, why);
    exit(1);
}

static uint64_t number(int bytes) {
    uint64_t value = 0;
    if (fread(&value, 1, bytes, recording) != (size_t)bytes) stop("breaks off", "the recording");
    return value;
}

static uint64_t checksum(const unsigned char *content, uint64_t size) {
    uint64_t sum = 0;
    for (uint64_t i = 0; 8 * i < size; i++) {
        uint64_t word = 0, left = size - 8 * i;
        memcpy(&word, content + 8 * i, left < 8 ? left : 8);
        word ^= i * 0x9E3779B97F4A7C15u;
        word ^= word >> 29;
        word *= 0xBF58476D1CE4E5B9u;
        sum += word ^ word >> 32;
    }
    return sum;
}

static Buffer *buffer(void) {
    Buffer *one = &buffers[number(4)];
    uint64_t size = number(8), how = number(1);
    if (size > one->room || !one->at) one->at = realloc(one->at, one->room = size + 8);
    one->size = size;
    if (how == ZEROS) memset(one->at, 0, size);
    if (how == BYTES && fread(one->at, 1, size, recording) != size) stop("breaks off", "the recording");
    return one;
}

static void replay(const Entry *entry, void *function) {
    Value given[MOST_PARAMETERS], answer = {0}, expected = {0};
    Buffer *left[MOST_PARAMETERS];
    int many = 0;
    for (int i = 0; entry->kinds[i + 1]; i++) {
        if (entry->kinds[i + 1] == 'p') {
            left[many] = buffer();
            given[i].p = left[many++]->at;
        } else {
            given[i].i = (int64_t)number(8);
        }
    }
    entry->call(function, given, &answer);
    for (int i = 0; i < many; i++)
        if (checksum(left[i]->at, left[i]->size) != number(8)) stop("leaves other bytes behind", entry->name);
    if (entry->kinds[0] != 'n') expected.i = (int64_t)number(8);
    if (answer.i != expected.i) stop("answers otherwise", entry->name);
}

int main(int argc, char **argv) {
    void *library = argc == 3 ? load(argv[1]) : NULL, *functions[sizeof ENTRIES / sizeof *ENTRIES];
    recording = argc == 3 ? fopen(argv[2], "rb") : NULL;
    if (!library) stop("cannot be loaded", "the library");
    if (!recording) stop("cannot be read", "the recording");
    for (unsigned i = 0; i < sizeof ENTRIES / sizeof *ENTRIES; i++)
        if (!(functions[i] = find(library, ENTRIES[i].name))) stop("is not exported", ENTRIES[i].name);
    const char *(*sources)(void) = (const char *(*)(void))find(library, "foretell_sources");
    if (!sources || strncmp(sources(), SOURCES, strlen(SOURCES))) stop("is made from other sources", "the library");
    uint64_t calls = number(8);
    for (uint64_t i = 0; i < calls; i++) {
        uint64_t which = number(4);
        replay(&ENTRIES[which], functions[which]);
    }
    printf("%llu calls, all alike\n", (unsigned long long)calls);
    return 0;
}
