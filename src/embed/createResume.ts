/**
 * What the last `onIntent` said, kept for this tab: where a browser denies storage to frames of another site, a reload
 * would forget a payment that has no answer yet. It names no player, and holds no token.
 */
export function createResume(origin: string) {
  const key = `paywidget:intent:${origin}`
  let kept = ''
  return {
    read(): string {
      try {
        return sessionStorage.getItem(key) ?? kept
      } catch {
        return kept
      }
    },
    keep(reference: unknown): void {
      if (typeof reference !== 'string') return
      kept = reference
      try {
        sessionStorage.setItem(key, reference)
      } catch {
        // Denied or full: it holds as long as this page does.
      }
    },
  }
}
