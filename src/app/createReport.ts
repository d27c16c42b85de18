import type { Track } from '../analytics/track.ts'

export interface Problem {
  readonly code: string
  readonly message: string
}

export type Report = (code: string, message: string) => void

/**
 * Problems that the player must not be bothered with: layouts that don't pass, rules that can't be used, stale answers.
 * Each distinct one is told once, to the operator's events, and to the console when logging is forced.
 */
export function createReport({ track, isLogging }: { readonly track: Track; readonly isLogging: boolean }) {
  const told = new Map<string, Problem>()
  let hear = (_: Problem): void => undefined
  const report: Report = (code, message) => {
    const key = `${code} ${message}`
    if (told.has(key)) return
    const problem = { code, message }
    told.set(key, problem)
    track('problem', problem)
    hear(problem)
    if (isLogging) console.warn(`[paywidget] ${key}`)
  }
  return {
    report,
    /** Whoever comes later hears of those before as well. */
    onProblem(listen: (problem: Problem) => void): void {
      hear = listen
      told.forEach(hear)
    },
  }
}
