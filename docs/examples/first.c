/* A bot of the protocol foretell-bot/1 in C: it makes the first legal move.  cc -O2 -o first first.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char HELLO[] = "{\"type\":\"hello\",\"protocol\":\"foretell-bot/1\",\"name\":\"first\",\"version\":\"1\","
                            "\"reads\":\"view\"}";

/* The value of a key that stands before all text of other people: behind "key": and spaces; NULL if it is missing. */
static const char *value_of(const char *line, const char *key)
{
    const char *found = strstr(line, key);
    if (found == NULL) return NULL;
    found += strlen(key);
    return found + strspn(found, " :");
}

/* Whether the message is of this type, which a host writes first. */
static int is(const char *line, const char *type)
{
    const char *found = value_of(line, "\"type\"");
    return found != NULL && strncmp(found + 1, type, strlen(type)) == 0 && found[1 + strlen(type)] == '"';
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *number = value_of(line, "\"table\"");
        long table = number == NULL ? 0 : strtol(number, NULL, 10);
        if (is(line, "hello")) {
            puts(HELLO);
        } else if (is(line, "new")) {
            printf("{\"type\":\"ready\",\"table\":%ld}\n", table);
        } else if (is(line, "asked")) {
            const char *legal = value_of(line, "\"legal\"");
            const char *move = legal + strcspn(legal, "\"") + 1;
            printf("{\"type\":\"move\",\"table\":%ld,\"move\":\"%.*s\"}\n", table, (int)strcspn(move, "\""), move);
        } else if (is(line, "bye")) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
