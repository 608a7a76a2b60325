/* Whether the processor has what the library for newer ones needs (the first two AMD Zens deposit bits in hundreds of
   steps, so they count as older). */

EXPORT int foretell_is_new_processor(void) {
#ifdef __x86_64__
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
        && __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt")
        && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
#else
    return 0;
#endif
}
