export type QrLevel = 'M' | 'L'

// The maximum bytes of the largest QR code at each error correction level (ISO/IEC 18004, version 40).
const M_BYTES = 2_331
const L_BYTES = 2_953

/** The highest error correction level possible for a text; undefined when it does not fit into any code. */
export function levelOf(text: string): QrLevel | undefined {
  const bytes = new TextEncoder().encode(text).length
  if (bytes === 0 || bytes > L_BYTES) return undefined
  return bytes > M_BYTES ? 'L' : 'M'
}
