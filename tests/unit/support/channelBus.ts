import { vi } from 'vitest'

type Hear = (event: { data: unknown }) => void

/**
 * Replaces BroadcastChannel: a message reaches all other channels of the same name synchronously. `closerOfLast`
 * returns a function that closes the channel opened last, as when its page is closed.
 */
export function stubChannels(): { readonly closerOfLast: () => () => void } {
  let last: Bus | undefined
  const open = new Map<string, Set<Bus>>()
  class Bus {
    readonly hearers: Hear[] = []
    readonly name: string
    isClosed = false

    constructor(name: string) {
      this.name = name
      last = this
      open.set(name, (open.get(name) ?? new Set()).add(this))
    }

    addEventListener(_: 'message', hear: Hear): void {
      this.hearers.push(hear)
    }

    postMessage(data: unknown): void {
      if (this.isClosed) return
      const copy: unknown = structuredClone(data)
      for (const other of open.get(this.name) ?? [])
        if (other !== this) for (const hear of other.hearers) hear({ data: copy })
    }

    close(): void {
      open.get(this.name)?.delete(this)
      this.hearers.length = 0
      this.isClosed = true
    }
  }
  vi.stubGlobal('BroadcastChannel', Bus)
  return {
    closerOfLast() {
      const opened = last
      return () => opened?.close()
    },
  }
}
