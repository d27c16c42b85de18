/**
 * Whether the text is an http or https origin, spelled as browsers spell it. Not 'null': all sandboxed frames, data:
 * and file: pages share that origin, so it identifies nobody (threat B2).
 */
export function isWebOrigin(origin: string): boolean {
  try {
    const url = new URL(origin)
    return url.origin === origin && (url.protocol === 'https:' || url.protocol === 'http:')
  } catch {
    return false
  }
}
