/* Whether the processor has what the library for newer ones needs (the first two AMD Zens deposit bits in hundreds of
   steps, so they count as older).  Asked of the processor itself: Zig's runtime answers no to __builtin_cpu_supports. */

#ifdef __x86_64__
#include <cpuid.h>

#define HAS(word, bit) ((word) >> (bit) & 1)

/* Compiled for any processor, so that the library for newer ones can be asked too. */
__attribute__((target("no-avx,no-bmi,no-bmi2")))
#endif
EXPORT int foretell_is_new_processor(void) {
#ifdef __x86_64__
    unsigned a, b, c, d, vendor, model, saved, high;
    if (!__get_cpuid(0, &a, &vendor, &c, &d) || !__get_cpuid(1, &model, &b, &c, &d)) return 0;
    if (!(HAS(c, 12) && HAS(c, 23) && HAS(c, 27) && HAS(c, 28))) return 0; /* fma, popcnt, osxsave, avx */
    __asm__("xgetbv" : "=a"(saved), "=d"(high) : "c"(0));
    if ((saved & 6) != 6) return 0; /* the system keeps wide registers */
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
    int is_early_zen = vendor == signature_AMD_ebx && (model >> 8 & 15) + (model >> 20 & 255) == 0x17;
    return HAS(b, 3) && HAS(b, 5) && HAS(b, 8) && !is_early_zen; /* bmi, avx2, bmi2 */
#else
    return 0;
#endif
}
