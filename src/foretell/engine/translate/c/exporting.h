/* What can be called from outside. */

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

#ifdef PY_CHECKED
/* A fault in a checked program ends the call from outside, which then returns 0. */
#define PY_GUARD(nothing) py_fault[0] = 0; if (setjmp(py_way_out)) return nothing;
#endif
