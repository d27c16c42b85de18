import type { Clock } from '../platform/clock.ts'

/** The events of the product. A layout may name one of `track`'s keys; nothing else leaves. */
export const EVENT_KEYS = ['deposit_create', 'form_view', 'regex_error', 'call_error', 'list_shown', 'problem'] as const

export type EventKey = (typeof EVENT_KEYS)[number]

export type Track<K extends string = EventKey> = (key: K, value: Readonly<Record<string, unknown>>) => void

export interface TrackedEvent {
  readonly key: string
  readonly timestamp: number
  readonly value: unknown
}

/** How long an event waits for others. */
const BATCH_MS = 1_000
/** So many go at once: the body of a call that outlives its page is small. */
const MOST = 20

interface TrackNeed {
  readonly clock: Clock
  readonly send: (events: readonly TrackedEvent[], options: { readonly keepalive: boolean }) => Promise<unknown>
  /** Calls when the page goes away or out of sight; returns its stop. */
  readonly onHide: (hide: () => void) => () => void
}

/**
 * Sends events (key, timestamp, value), some at a time. What waits when the page goes, or the app is over, goes out with it.
 * A lost event is no loss of the player's: failures are ignored.
 */
export function createTrack<K extends string = EventKey>({
  clock,
  send,
  onHide,
}: TrackNeed): { readonly track: Track<K>; readonly end: () => void } {
  let waiting: TrackedEvent[] = []
  let cancel = () => {}

  function flush(keepalive: boolean): void {
    cancel()
    const events = waiting
    waiting = []
    if (events.length > 0) send(events, { keepalive }).catch(() => undefined)
  }

  const stop = onHide(() => flush(true))
  return {
    track(key, value) {
      waiting.push({ key, timestamp: clock.now(), value })
      if (waiting.length === MOST) flush(false)
      else if (waiting.length === 1) cancel = clock.setTimeout(() => flush(false), BATCH_MS)
    },
    end() {
      stop()
      flush(true)
    },
  }
}
