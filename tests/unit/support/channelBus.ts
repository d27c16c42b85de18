import { vi } from 'vitest'

type Hear = (event: { data: unknown }) => void

/** Replaces BroadcastChannel: a message reaches all other channels of the same name synchronously. */
export function stubChannels(): void {
  const open = new Map<string, Set<Bus>>()
  class Bus {
    readonly hearers: Hear[] = []
    readonly name: string

    constructor(name: string) {
      this.name = name
      open.set(name, (open.get(name) ?? new Set()).add(this))
    }

    addEventListener(_: 'message', hear: Hear): void {
      this.hearers.push(hear)
    }

    postMessage(data: unknown): void {
      const copy: unknown = structuredClone(data)
      for (const other of open.get(this.name) ?? [])
        if (other !== this) for (const hear of other.hearers) hear({ data: copy })
    }

    close(): void {
      open.get(this.name)?.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Bus)
}
