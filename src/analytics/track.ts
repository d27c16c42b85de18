import type { Clock } from '../platform/clock.ts'

/** The events of the product. A layout may name one of `track`'s keys; nothing else leaves. */
export const EVENT_KEYS = ['deposit_create', 'form_view', 'regex_error', 'call_error', 'list_shown', 'problem'] as const

export type EventKey = (typeof EVENT_KEYS)[number]

export type Track = (key: EventKey, value: Readonly<Record<string, unknown>>) => void

interface TrackNeed {
  readonly clock: Clock
  readonly send: (event: { key: string; timestamp: number; value: unknown }) => Promise<unknown>
}

/** Sends events (key, timestamp, value). A lost event is no loss of the player's: failures are ignored. */
export function createTrack({ clock, send }: TrackNeed): Track {
  return (key, value) => {
    send({ key, timestamp: clock.now(), value }).catch(() => undefined)
  }
}
