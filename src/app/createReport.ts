import type { Track } from '../analytics/track.ts'

export type Report = (code: string, message: string) => void

/**
 * Problems that the player must not be bothered with: layouts that don't pass, rules that can't be used, stale answers.
 * Each distinct one is told once, to the operator's events, and to the console when logging is forced.
 */
export function createReport({ track, isLogging }: { readonly track: Track; readonly isLogging: boolean }): Report {
  const told = new Set<string>()
  return (code, message) => {
    const key = `${code} ${message}`
    if (told.has(key)) return
    told.add(key)
    track('problem', { code, message })
    if (isLogging) console.warn(`[paywidget] ${key}`)
  }
}
