/** A whole number from 0 up to below `bound`; even enough for an amount a little above the minimum. */
export function randomBelow(bound: bigint): bigint {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((BigInt(high) << 32n) | BigInt(low)) % bound
}
