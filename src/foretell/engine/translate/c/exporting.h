/* What can be called from outside. */

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* GCC unrolls the short loops of playouts only with more optimization than the rest gets: playouts of one card take a
   seventh less time. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(PY_CHECKED)
#define PY_PLAYOUT __attribute__((optimize("O3", "no-tree-vectorize")))
#else
#define PY_PLAYOUT
#endif

#ifdef PY_CHECKED
/* A fault in a checked program ends the call from outside, which then returns 0. */
#define PY_GUARD(nothing) py_fault[0] = 0; if (setjmp(py_way_out)) return nothing;
#endif
