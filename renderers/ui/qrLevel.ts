export type QrLevel = 'M' | 'L'

// The most bytes that the largest code holds at each level of error correction (ISO/IEC 18004, version 40).
const M_BYTES = 2_331
const L_BYTES = 2_953

/** How well a text can be protected against dirt and glare; undefined when no code can hold it. */
export function levelOf(text: string): QrLevel | undefined {
  const bytes = new TextEncoder().encode(text).length
  if (bytes === 0 || bytes > L_BYTES) return undefined
  return bytes > M_BYTES ? 'L' : 'M'
}
