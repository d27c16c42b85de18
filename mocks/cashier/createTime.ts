interface Act {
  readonly at: number
  readonly act: () => void
}

export interface TimeNeeds {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls `act` once after `ms`. */
  readonly later: (ms: number, act: () => void) => void
}

/** The cashier's clock: real time that a test can advance. */
export function createTime({ later, now }: TimeNeeds) {
  let aheadMs = 0
  const waiting = new Set<Act>()
  const time = () => now() + aheadMs

  function fire(one: Act): void {
    if (waiting.delete(one)) one.act()
  }

  return {
    now: time,
    later(ms: number, act: () => void): void {
      const one = { at: time() + ms, act }
      waiting.add(one)
      later(ms, () => fire(one))
    },
    pass(ms: number): void {
      aheadMs += ms
      const due = [...waiting].filter(({ at }) => at <= time()).toSorted((a, b) => a.at - b.at)
      for (const one of due) fire(one)
    },
  }
}
