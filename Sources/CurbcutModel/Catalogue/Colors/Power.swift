// The one place that needs mathematics which the standard library does not have: the C library's
// `pow`, and not Foundation.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `base` to the power of `exponent`, 0 for a base that is not positive.
func power(_ base: Double, _ exponent: Double) -> Double {
  base <= 0 ? 0 : pow(base, exponent)
}
