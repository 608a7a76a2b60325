/* Square roots: the twin of foretell/rules/roots.py.  Compile with -fno-math-errno, and no library is called. */

static inline double roots_sqrt(double x) { return __builtin_sqrt(x); }
