"""Functions of floats that give the same bits on every platform: no library is asked, unlike in ``math``.

Restricted Python: only additions, multiplications, divisions, comparisons and tables, in a fixed order.
"""

_STEPS = 32
_STEPS_EACH = 46.16624130844683
"""How many steps of 2**(1/32) make a factor of e."""
_STEP, _STEP_REST = 0.021660849335603416, 5.689487495325457e-11
"""The logarithm of such a step, in two parts: multiples of the first up to 2**24 are exact."""
_ROOTS = (
    *(1.0, 1.0218971486541166, 1.0442737824274138, 1.0671404006768237),
    *(1.0905077326652577, 1.1143867425958924, 1.1387886347566916, 1.1637248587775775),
    *(1.189207115002721, 1.215247359980469, 1.241857812073484, 1.2690509571917332),
    *(1.2968395546510096, 1.3252366431597413, 1.3542555469368927, 1.383909881963832),
    *(1.4142135623730951, 1.4451808069770467, 1.4768261459394993, 1.5091644275934228),
    *(1.5422108254079407, 1.5759808451078865, 1.6104903319492543, 1.645755478153965),
    *(1.681792830507429, 1.718619298122478, 1.7562521603732995, 1.7947090750031072),
    *(1.8340080864093424, 1.8741676341103, 1.9152065613971474, 1.9571441241754002),
)
"""2**(i/32)."""
_POWERS = tuple([float(1 << i) for i in range(32)])
_LARGE_POWERS = tuple([2.0 ** (32 * i) for i in range(-32, 32)])
_LEAST, _MOST = -708.0, 709.0
_LARGEST = 1.7976931348623157e308
_LN2, _LN2_REST = 0.6931471787393093, 1.8206359985041462e-09
_MIDDLE = 1.4142135623730951
_FAR = 256.0


def exp(x: float) -> float:
    """``math.exp`` with a relative error below 1e-14; 0 below -708, the largest float above 709."""
    if x < _LEAST:
        return 0.0
    if x > _MOST:
        return _LARGEST
    steps = int(x * _STEPS_EACH + 0.5) if x >= 0.0 else int(x * _STEPS_EACH - 0.5)
    r = (x - steps * _STEP) - steps * _STEP_REST
    series = 1.0 + r * (1.0 + r * (0.5 + r * (1.0 / 6.0 + r * (1.0 / 24.0 + r * (1.0 / 120.0)))))
    twos = steps >> 5
    return _ROOTS[steps & (_STEPS - 1)] * series * _POWERS[twos & 31] * _LARGE_POWERS[(twos >> 5) + 32]


def log(x: float) -> float:
    """``math.log`` of a number above 0, with a relative error below 1e-14; of others the lowest float."""
    if x <= 0.0:
        return -_LARGEST
    twos = 0
    while x > _FAR:
        x /= _FAR
        twos += 8
    while x < 1.0 / _FAR:
        x *= _FAR
        twos -= 8
    while x > _MIDDLE:
        x *= 0.5
        twos += 1
    while x < 0.5 * _MIDDLE:
        x *= 2.0
        twos -= 1
    s = (x - 1.0) / (x + 1.0)
    return twos * _LN2 + (twos * _LN2_REST + 2.0 * s * area_tangent_series(s * s))


def area_tangent_series(z: float) -> float:
    """The area hyperbolic tangent of s, divided by s, for z = s * s up to 0.03."""
    series = 1.0 / 23.0
    for k in range(10, -1, -1):
        series = series * z + 1.0 / (2 * k + 1)
    return series


def power(x: float, n: int) -> float:
    """``x`` multiplied by itself: to the power of ``n``, 0 or more."""
    product = 1.0
    for _ in range(n):
        product *= x
    return product
