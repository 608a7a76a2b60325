/* What is told of a game after each deal and move: the same as by telling.py, in the same order.
   compiled.py compiles this, and fills struct game. */
#include <stdint.h>
#include <string.h>

#define NONE (-1)
#define REASONS 3
#define AROUND 4
#define MOST_MOVES 64
#define MOST_FACTS 256
#define NUMBER sizeof(int64_t)

/* Functions of the native library, and where things are in its structs. */
struct game {
    void (*deal)(char *, int64_t *);
    int64_t (*deal_events)(char *, char *);
    int64_t (*random_code)(char *, int64_t *);
    int64_t (*apply_with_events)(char *, int64_t, char *);
    void (*hide)(char *, int64_t);
    void (*look)(char *, int64_t, char *);
    int64_t (*write_codes)(int64_t, int64_t, int64_t, int64_t *);
    int64_t (*why_not)(char *, int64_t, char *);
    int64_t (*legal_codes)(char *, int64_t *);
    int64_t (*is_legal)(char *, int64_t);
    int64_t (*winners)(char *);
    int64_t (*write_facts)(char *, int64_t *);
    int64_t (*may_claim)(char *, char *);
    int64_t (*sure_code)(char *, char *);
    char *state, *view, *events, *seen, *why, *claim;
    int64_t state_size, view_size, event_size, why_size;
    int64_t phase, turn, seats, view_phase, legal_suited, legal_rest, secret;
    int64_t codes, finished;
};

struct telling {
    const struct game *of;
    char *out;
    int64_t shown[MOST_MOVES];
    int64_t many_shown, sure, step;
};

static int64_t number_at(const char *place) {
    int64_t number;
    memcpy(&number, place, NUMBER);
    return number;
}

static void tell(struct telling *t, const void *memory, int64_t size) {
    memcpy(t->out, memory, size);
    t->out += size;
}

static void tell_number(struct telling *t, int64_t number) {
    tell(t, &number, NUMBER);
}

static int64_t code_asked(const struct telling *t, int64_t number) {
    return number % (t->of->codes + 2 * AROUND) - AROUND;
}

static int64_t chosen(const struct telling *t, int64_t drawn, int64_t number) {
    if (number % 2 || (t->sure == NONE && t->many_shown != 1)) return drawn;
    return t->sure == NONE ? t->shown[0] : t->sure;
}

static void tell_events(struct telling *t, int64_t many) {
    const struct game *g = t->of;
    int64_t viewers = number_at(g->state + g->seats) + 1;
    for (int64_t i = 0; i < many; i++) {
        const char *event = g->events + i * g->event_size;
        int64_t secret = number_at(event + g->secret) != 0;
        int64_t first = secret ? 0 : t->step % viewers, last = secret ? viewers : first + 1;
        tell(t, event, g->event_size);
        for (int64_t viewer = first; viewer < last; viewer++) {
            memcpy(g->seen, event, g->event_size);
            g->hide(g->seen, viewer - 1);
            tell(t, g->seen, g->event_size);
        }
    }
}

static void tell_reasons(struct telling *t, int64_t viewer, int64_t many) {
    const struct game *g = t->of;
    for (int64_t i = 0; i < many; i++) {
        tell_number(t, g->why_not(g->view, code_asked(t, 7 * t->step + 53 * i + viewer), g->why));
        tell(t, g->why, g->why_size);
    }
}

static void tell_facts(struct telling *t) {
    int64_t facts[MOST_FACTS];
    tell(t, facts, t->of->write_facts(t->of->view, facts) * NUMBER);
}

static void tell_question(struct telling *t) {
    const struct game *g = t->of;
    int64_t phase = number_at(g->view + g->view_phase), suited = number_at(g->view + g->legal_suited);
    t->many_shown = g->write_codes(phase, suited, number_at(g->view + g->legal_rest), t->shown);
    int64_t may = g->may_claim ? g->may_claim(g->view, g->claim) : 0;
    if (may) t->sure = g->sure_code(g->view, g->claim);
    tell(t, t->shown, t->many_shown * NUMBER);
    tell_number(t, may);
    tell_number(t, t->sure);
}

static void tell_legal(struct telling *t) {
    const struct game *g = t->of;
    int64_t codes[MOST_MOVES];
    tell(t, codes, g->legal_codes(g->state, codes) * NUMBER);
    for (int64_t i = 0; i < REASONS; i++) tell_number(t, g->is_legal(g->state, code_asked(t, 11 * t->step + 31 * i)));
}

static void tell_views(struct telling *t) {
    const struct game *g = t->of;
    int64_t turn = number_at(g->state + g->turn), seats = number_at(g->state + g->seats);
    t->sure = NONE;
    for (int64_t viewer = NONE; viewer < seats; viewer++) {
        g->look(g->state, viewer, g->view);
        tell(t, g->view, g->view_size);
        if (viewer == turn && turn != NONE) {
            tell_question(t);
            tell_facts(t);
            tell_reasons(t, viewer, REASONS);
        } else if (viewer == t->step % seats) {
            tell_facts(t);
            tell_reasons(t, viewer, 1);
        }
    }
    if (turn == NONE) tell_number(t, g->winners(g->state));
    else tell_legal(t);
}

/* Play on from new_game to the end; writes the end of each step in `out` into `ends`.  Returns the number of steps, or -1
   if there is no room for more steps, or less than `most` bytes for the next one. */
__attribute__((visibility("default"))) int64_t tell_game(
    const struct game *g, int64_t number, int64_t *lots, int64_t *deck, char *out, int64_t size, int64_t *ends, int64_t steps, int64_t most) {
    struct telling t = {.of = g, .out = out, .many_shown = 1, .sure = NONE, .shown = {NONE}};
    while (number_at(g->state + g->phase) != g->finished) {
        int64_t move = NONE, many;
        if (t.step == steps || out + size - t.out < most) return -1;
        t.step++;
        if (number_at(g->state + g->turn) == NONE) {
            g->deal(g->state, deck);
            many = g->deal_events(g->state, g->events);
        } else {
            move = chosen(&t, g->random_code(g->state, lots), number + t.step);
            many = g->apply_with_events(g->state, move, g->events);
        }
        tell_number(&t, t.step);
        tell_number(&t, move);
        tell_number(&t, many);
        tell(&t, lots, NUMBER);
        tell(&t, g->state, g->state_size);
        tell_events(&t, many);
        tell_views(&t);
        ends[t.step - 1] = t.out - out;
    }
    return t.step;
}
