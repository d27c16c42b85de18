/**
 * An http or https origin in the one spelling browsers use. Not 'null': sandboxed frames, data: and file: pages all
 * share that name, so it names nobody (threat B2).
 */
export function isWebOrigin(origin: string): boolean {
  try {
    const url = new URL(origin)
    return url.origin === origin && (url.protocol === 'https:' || url.protocol === 'http:')
  } catch {
    return false
  }
}
