/**
 * Whether the text is an http or https origin, spelled as browsers spell it. The origin 'null' is rejected: all
 * sandboxed frames and all data: and file: pages share it, so it identifies no sender (threat B2).
 */
export function isWebOrigin(origin: string): boolean {
  try {
    const url = new URL(origin)
    return url.origin === origin && (url.protocol === 'https:' || url.protocol === 'http:')
  } catch {
    return false
  }
}
