const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

export interface Remaining {
  /** Ms, never below zero. */
  readonly total: number
  /** Whole hours, also above 24. */
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
  /** "14:59", or "1:02:03" from one hour. */
  readonly text: string
}

/** The time until a deadline. Rounds seconds up, so that zero is shown exactly at the deadline. */
export function remaining(deadline: number, now: number): Remaining {
  const total = Math.max(0, deadline - now)
  const all = Math.ceil(total / SECOND_MS)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const text = `${two(minutes)}:${two(seconds)}`
  return { total, hours, minutes, seconds, text: hours > 0 ? `${hours}:${text}` : text }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The remaining minutes, rounded up: changes at each whole minute, 0 at the end. */
export function minuteMark({ total }: Remaining): number {
  return Math.ceil(total / MINUTE_MS)
}

const HOUR = 60
const DAY = 24 * HOUR
/** The minutes at which the remaining time is announced; above half an hour at each whole hour, from one day each day. */
const ANNOUNCED_MINUTES = [0, 1, 2, 5, 10, 15, 30]

/**
 * Whether an announced minute was reached since `before`; both arguments are remaining minutes. An announcement every
 * minute would be a nuisance.
 */
export function isAnnounced(before: number, now: number): boolean {
  const unit = now >= DAY ? DAY : HOUR
  const next = Math.ceil(now / unit) * unit
  return [...ANNOUNCED_MINUTES, next].some((minute) => minute >= now && minute < before)
}

/** The time left in days and hours, from one day. The hours are rounded down: it never promises more than is left. */
export function inDays({ total }: Remaining, lang: string): string | undefined {
  const hours = Math.floor(total / HOUR_MS)
  if (hours < 24) return undefined
  const write = (value: number, unit: 'day' | 'hour') =>
    value.toLocaleString(lang, { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' })
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  const units = [write(days, 'day'), ...(rest === 0 ? [] : [write(rest, 'hour')])]
  return new Intl.ListFormat(lang, { type: 'unit', style: 'narrow' }).format(units)
}

/** The clock of a countdown, injectable for tests and the app. */
export interface CountdownClock {
  /** Wall clock in ms. */
  now(): number
  setTimeout(fn: () => void, ms: number): () => void
}

export const wallClock: CountdownClock = {
  now: () => Date.now(),
  setTimeout(fn, ms) {
    const id = globalThis.setTimeout(fn, ms)
    return () => globalThis.clearTimeout(id)
  },
}

export interface CountdownNeed {
  readonly deadline: number
  readonly clock: CountdownClock
  readonly onTick: (left: Remaining) => void
  readonly onExpire: () => void
}

/**
 * Ticks immediately, at each whole second before the deadline, and at the deadline, when it expires. Each tick reads the
 * wall clock, so a suspended tab is correct again at its next tick; `wake` ticks immediately. After the deadline the
 * clock is still read each second: if it was corrected, time is left again (C42).
 */
export function startCountdown({ deadline, clock, onTick, onExpire }: CountdownNeed) {
  let isOver = false
  let isStopped = false
  let cancel = () => {}

  function tick(): void {
    if (isStopped) return
    cancel()
    const left = remaining(deadline, clock.now())
    cancel = clock.setTimeout(tick, left.total % SECOND_MS || SECOND_MS)
    const wasOver = isOver
    isOver = left.total === 0
    if (wasOver && isOver) return
    onTick(left)
    if (isOver) onExpire()
  }

  function stop(): void {
    isStopped = true
    cancel()
  }

  tick()
  return { wake: tick, stop }
}
