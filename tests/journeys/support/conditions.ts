import type { BrowserContext, TestInfo } from '@playwright/test'

/**
 * The conditions of a journey, derived from its title, so that they are stable. The report of the journey lists them.
 */
export interface Conditions {
  /**
   * Many browsers deny storage to third-party frames, so half of all journeys run without storage. A journey about
   * storage sets 'allowed'.
   */
  readonly storage: 'allowed' | 'denied' | 'byTitle'
  /** `slow` is four times slower, for one journey in forty-eight, or for all with LONG; `cheapPhone` six times. */
  readonly cpu: 'normal' | 'slow' | 'cheapPhone' | 'byTitle'
}

const SLOWER = { normal: 1, slow: 4, cheapPhone: 6 }

/** Sets up the conditions from the options or the title of a journey. */
export async function applyConditions(
  { cpu, storage }: Conditions,
  context: BrowserContext,
  info: TestInfo,
): Promise<void> {
  const title = info.titlePath.join(' › ')
  const isDenied = storage === 'byTitle' ? hashOf(`storage of ${title}`) % 2 === 0 : storage === 'denied'
  const isSlowByTitle = Boolean(process.env.LONG) || hashOf(`cpu of ${title}`) % 48 === 0
  const slower = SLOWER[cpu === 'byTitle' ? (isSlowByTitle ? 'slow' : 'normal') : cpu]
  const words = [`storage ${isDenied ? 'denied' : 'allowed'}`, ...(slower > 1 ? [`CPU ${slower} times slower`] : [])]
  info.annotations.push({ type: 'conditions', description: words.join(', ') })
  if (isDenied) await context.addInitScript(denyStorage)
  if (slower > 1) slowDown(slower, context, info)
}

/** Denies storage in frames only: browsers that do so allow storage in top-level windows. */
function denyStorage(): void {
  if (window === window.top) return
  const denied = () => new DOMException('The request was denied.', 'SecurityError')
  const refuse = () => {
    throw denied()
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse })
  IDBFactory.prototype.open = refuse
  // `navigator.locks` is missing in an insecure context.
  if ('locks' in navigator) LockManager.prototype.request = () => Promise.reject(denied())
}

function slowDown(rate: number, context: BrowserContext, info: TestInfo): void {
  info.setTimeout(info.timeout * rate)
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
    } catch (error) {
      // A provider window may close before it can be slowed down.
      if (!page.isClosed()) throw error
    }
  })
}

/** An FNV-1a hash: a title has the same conditions on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // Mix high bits into the lowest bits, which vary least in FNV-1a.
  return (hash ^ (hash >>> 15)) >>> 0
}
