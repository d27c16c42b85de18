import type { Clock } from '../platform/time/clock.ts'

/** The keys of all events. An event that a layout tracks needs one of these keys; no other events are sent. */
export const EVENT_KEYS = [
  'deposit_create',
  'form_view',
  'regex_error',
  'call_error',
  'list_shown',
  'layout_drawn',
  'problem',
] as const

export type EventKey = (typeof EVENT_KEYS)[number]

export type Track<K extends string = EventKey> = (key: K, value: Readonly<Record<string, unknown>>) => void

export interface TrackedEvent {
  readonly key: string
  readonly timestamp: number
  readonly value: unknown
}

/** How long events are collected before the batch is sent. */
const BATCH_MS = 1_000
/** The maximum batch size: keepalive requests have a small body limit. */
const MAX_BATCH_SIZE = 20

interface TrackNeed {
  readonly clock: Clock
  readonly send: (events: TrackedEvent[], options: { readonly keepalive: boolean }) => Promise<unknown>
  /** Calls `hide` when the page is hidden or unloaded; returns a cleanup. */
  readonly onHide: (hide: () => void) => () => void
}

/**
 * Sends events (key, timestamp, value) in batches; the last batch is sent when the page is hidden or the app ends.
 * Failures are ignored, because a lost event does not affect the player.
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
      // An integer, also if a script of the page has replaced `Date.now`.
      waiting.push({ key, timestamp: Math.round(clock.now()), value })
      if (waiting.length === MAX_BATCH_SIZE) flush(false)
      else if (waiting.length === 1) cancel = clock.setTimeout(() => flush(false), BATCH_MS)
    },
    end() {
      stop()
      flush(true)
    },
  }
}
