import type { CDPSession, Frame, Page } from '@playwright/test'
import { countTimers } from '../../journeys/support/timers.ts'

/** What a page holds after a garbage collection. */
export interface MemorySample {
  /**
   * Objects and functions of one realm: the widget's frame, or the host's page. Entries of the performance timeline are
   * left out: the browser decides how many to keep.
   */
  readonly objects: number
  /** The heap of the process, with the host's page and the code of the test driver. */
  readonly heapKb: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
  /** Pending timers of the frame. */
  readonly timers: number
  /** Open connections of the page and its frames. */
  readonly sockets: number
}

export interface MemoryProbe {
  sample(): Promise<MemorySample>
  /** Seconds of CPU that the page's main thread has used. Waiting for a busy processor does not count. */
  spent(): Promise<number>
}

/** The open sockets of each page; they are counted from before the page opens. */
const open = new WeakMap<Page, number>()

/** Counts the timers and sockets of a page that is not open yet. */
export async function countFrom(page: Page): Promise<void> {
  open.set(page, 0)
  const add = (count: number) => open.set(page, (open.get(page) ?? 0) + count)
  page.on('websocket', (socket) => {
    add(1)
    socket.on('close', () => add(-1))
  })
  await countTimers(page)
}

/** Opens the probe for the realm of `frame`; its document may have frames that come and go. */
export async function openMemoryProbe(page: Page, frame: Frame = page.mainFrame()): Promise<MemoryProbe> {
  const session = await page.context().newCDPSession(page)
  const realmOf = await realmsOf(session)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })

  async function metric(name: string): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN
  }

  async function countOf(prototype: string): Promise<number> {
    const contextId = realmOf(frame)
    const given = { objectGroup: 'probe' }
    const { result } = await session.send('Runtime.evaluate', { expression: prototype, contextId, ...given })
    const prototypeObjectId = result.objectId ?? ''
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId, ...given })
    const counted = { functionDeclaration: 'function () { return this.length }', returnByValue: true }
    const objectId = objects.objectId ?? ''
    const { result: length } = await session.send('Runtime.callFunctionOn', { objectId, ...counted })
    await session.send('Runtime.releaseObjectGroup', given)
    return length.value
  }

  return {
    spent: () => metric('TaskDuration'),
    async sample() {
      // Weakly referenced objects need two garbage collections.
      for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      const all = (await countOf('Object.prototype')) + (await countOf('Function.prototype'))
      return {
        objects: all - (await countOf('PerformanceEntry.prototype')),
        heapKb: usedSize / 1_000,
        nodes,
        listeners: jsEventListeners,
        documents,
        timers: await frame.evaluate(() => (window as unknown as { pendingTimers: Set<unknown> }).pendingTimers.size),
        sockets: open.get(page) ?? Number.NaN,
      }
    },
  }
}

/** Finds the frame's own realm, which a navigation replaces; Playwright has realms of its own in the frame. */
async function realmsOf(session: CDPSession): Promise<(frame: Frame) => number> {
  const realms = new Map<number, string>()
  session.on('Runtime.executionContextCreated', ({ context }) => {
    if (Object(context.auxData).isDefault === true) realms.set(context.id, context.origin)
  })
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => void realms.delete(executionContextId))
  session.on('Runtime.executionContextsCleared', () => realms.clear())
  await session.send('Runtime.enable')
  return (frame) => {
    const { origin } = new URL(frame.url())
    const [id, ...others] = [...realms].filter(([, of]) => of === origin).map(([one]) => one)
    if (id === undefined || others.length > 0) throw new Error(`Not one frame has the origin ${origin}.`)
    return id
  }
}
