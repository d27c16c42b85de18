import type { Page } from '@playwright/test'

/** Lets the page count its pending timers. */
export const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const pending = new Set<unknown>()
    const { setTimeout: once, setInterval: often, clearTimeout: takeBack } = window
    const forget = (id?: number) => {
      pending.delete(id)
      takeBack(id)
    }
    Object.assign(window, {
      pendingTimers: pending,
      clearTimeout: forget,
      clearInterval: forget,
      setTimeout(act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const id = once(() => {
          pending.delete(id)
          act(...given)
        }, ms)
        pending.add(id)
        return id
      },
      setInterval(act: () => void, ms?: number, ...given: unknown[]) {
        const id = often(act, ms, ...given)
        pending.add(id)
        return id
      },
    })
  })

export const pendingTimers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { pendingTimers: Set<unknown> }).pendingTimers.size)
