/** A random integer from 0 to `bound` - 1. The modulo bias does not matter for small variations of an amount. */
export function randomBelow(bound: bigint): bigint {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((BigInt(high) << 32n) | BigInt(low)) % bound
}
