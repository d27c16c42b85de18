import type { BrowserContext, TestInfo } from '@playwright/test'

/** How kind the world is to a journey. Each journey has a world of its own, always the same, and it is written beside its result. */
export interface World {
  /** A third-party frame may keep nothing in many browsers: so it is for half of all journeys. A journey about what is kept says 'allowed'. */
  readonly storage: 'allowed' | 'denied' | 'byTitle'
  /** A cheap phone: four times slower, for one journey in twenty-four; for all of them when LONG is set. */
  readonly cpu: 'normal' | 'slow' | 'byTitle'
}

const SLOWER = 4

/** Makes the world of a journey what its options say, or its title. */
export async function enterWorld({ cpu, storage }: World, context: BrowserContext, info: TestInfo): Promise<void> {
  const title = info.titlePath.join(' › ')
  const isDenied = storage === 'byTitle' ? hashOf(`storage of ${title}`) % 2 === 0 : storage === 'denied'
  const isSlowByTitle = Boolean(process.env.LONG) || hashOf(`cpu of ${title}`) % 24 === 0
  const isSlow = cpu === 'byTitle' ? isSlowByTitle : cpu === 'slow'
  const words = [`storage ${isDenied ? 'denied' : 'allowed'}`, ...(isSlow ? [`CPU ${SLOWER} times slower`] : [])]
  info.annotations.push({ type: 'world', description: words.join(', ') })
  if (isDenied) await context.addInitScript(denyStorage)
  if (isSlow) slowDown(context, info)
}

/** In frames only: the same browsers let a window of its own keep things. */
function denyStorage(): void {
  if (window === window.top) return
  const denied = () => new DOMException('The request was denied.', 'SecurityError')
  const refuse = () => {
    throw denied()
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse })
  IDBFactory.prototype.open = refuse
  // Missing where the page is not of a secure origin.
  if ('locks' in navigator) LockManager.prototype.request = () => Promise.reject(denied())
}

function slowDown(context: BrowserContext, info: TestInfo): void {
  info.setTimeout(info.timeout * SLOWER)
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    } catch (error) {
      // A window of the provider may be gone before it could be slowed down.
      if (!page.isClosed()) throw error
    }
  })
}

/** FNV-1a: the same title has the same world on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  // The lowest bits of FNV are the weakest.
  return (hash ^ (hash >>> 15)) >>> 0
}
