import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentLock } from '../../../src/platform/storage/documentLock.ts'
import { stubChannels } from '../support/channelBus.ts'

afterEach(() => vi.unstubAllGlobals())

let names = 0
const newName = () => `test.${process.pid}.${++names}`

interface Asked {
  readonly ifAvailable?: boolean
  readonly mode?: string
}

/**
 * A fake of the Web Locks API, with the parts we use. The first `unrunnable` exclusive requests fail as in a page that
 * is opening a window: the lock is granted, the callback does not run, and the request rejects after the lock is free
 * again.
 */
function webLocks({ unrunnable = 0 } = {}) {
  const all = new Map<string, { done: Promise<unknown>; mode: string }>()
  let left = unrunnable
  async function request(name: string, { ifAvailable, mode = 'exclusive' }: Asked, work: Work) {
    if (all.has(name) && ifAvailable) return work(null)
    for (let other = all.get(name); other !== undefined; other = all.get(name)) await other.done
    const isRun = mode === 'shared' || left-- <= 0
    const done = isRun ? Promise.resolve(work({ name })) : new Promise((resolve) => setTimeout(resolve, 5))
    all.set(name, { done, mode })
    await done
    all.delete(name)
    if (!isRun) throw new Error("Failed to execute 'open' on 'Window': The provided callback is no longer runnable.")
    return undefined
  }
  return { request, query: async () => ({ held: [...all].map(([name, { mode }]) => ({ name, mode })) }) }
}

type Work = (lock: object | null) => unknown

const deny = () => Promise.reject(new DOMException('no', 'SecurityError'))

describe.each([
  ['Web Locks', () => vi.stubGlobal('navigator', { locks: webLocks() })],
  ['messages between documents, without Web Locks', () => vi.stubGlobal('navigator', {})],
  [
    'messages between documents, with Web Locks denied',
    () => vi.stubGlobal('navigator', { locks: { request: deny, query: deny } }),
  ],
])('D-19 H5 a lock by %s', (_, arrange) => {
  it('is held by one document until it is released', async () => {
    arrange()
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const release = await one.take()
    expect(release).toBeDefined()
    expect(await two.take()).toBeUndefined()
    release?.()
    await two.free(new AbortController().signal)
    const second = await two.take()
    expect(second).toBeDefined()
    second?.()
  })

  it('C39 isTaken tells whether another document holds it, without acquiring it', async () => {
    arrange()
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    expect(await two.isTaken()).toBe(false)
    const [release, isTaken] = await Promise.all([one.take(), two.isTaken()])
    expect(release, 'a question is no claim').toBeDefined()
    expect(isTaken).toBe(true)
    expect(await two.isTaken()).toBe(true)
    expect(await one.isTaken(), 'its own is not another’s').toBe(false)
    const third = await documentLock(newName()).isTaken()
    expect(third, 'another player’s').toBe(false)
    release?.()
    await two.free(new AbortController().signal)
    expect(await two.isTaken()).toBe(false)
  })

  it('is acquired by exactly one of two documents that request it at the same time', async () => {
    arrange()
    const name = newName()
    const taken = await Promise.all([documentLock(name).take(), documentLock(name).take()])
    expect(taken.filter((release) => release !== undefined)).toHaveLength(1)
    for (const release of taken) release?.()
  })

  it('is independent of a lock with another name', async () => {
    arrange()
    const release = await documentLock(newName()).take()
    const other = await documentLock(newName()).take()
    expect(other).toBeDefined()
    release?.()
    other?.()
  })

  it('free() resolves when the lock is released or the signal is aborted', async () => {
    arrange()
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const release = await one.take()
    let isFree = false
    const free = two.free(new AbortController().signal).then(() => {
      isFree = true
    })
    expect(await two.take(), 'it still has it').toBeUndefined()
    expect(isFree).toBe(false)
    release?.()
    await free
    expect(isFree).toBe(true)
    await two.free(AbortSignal.abort())
  })
})

describe('N21 Web Locks calls that never settle', () => {
  const never = () => new Promise<never>(() => {})
  const grantedLate = (_: string, __: Asked, work: Work) =>
    new Promise((resolve) => setTimeout(() => resolve(work({})), 10_000))

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each<[string, object]>([
    ['neither request nor query settles', { request: never, query: never }],
    ['only request never settles', { request: never, query: async () => ({ held: [] }) }],
    ['request never settles, and query is denied', { request: never, query: deny }],
    [
      'query never settles, and request finds the lock taken',
      { request: async (_: string, __: Asked, work: Work) => work(null), query: never },
    ],
    ['request settles too late, and query never', { request: grantedLate, query: never }],
    ['request settles too late, and query finds no lock', { request: grantedLate, query: async () => ({ held: [] }) }],
  ])('%s: the lock is acquired by messages between documents', async (_, locks) => {
    vi.stubGlobal('navigator', { locks })
    stubChannels()
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const taking = one.take()
    await vi.advanceTimersByTimeAsync(4_000)
    const release = await taking
    expect(release).toBeDefined()
    const second = two.take()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await second, 'the other document hears that it is taken').toBeUndefined()
    release?.()
  })
})

describe('C39 D-19 a Web Lock request that is rejected after the grant because the page was opening a window', () => {
  it('is repeated with Web Locks, so that other documents see the lock', async () => {
    vi.stubGlobal('navigator', { locks: webLocks({ unrunnable: 1 }) })
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const release = await one.take()
    expect(release).toBeDefined()
    expect(await two.isTaken(), 'the others see it').toBe(true)
    expect(await two.take()).toBeUndefined()
    release?.()
  })

  it('lets exactly one of two documents acquire the lock, and the other waits for its release', async () => {
    vi.stubGlobal('navigator', { locks: webLocks({ unrunnable: 1 }) })
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const [first, second] = await Promise.all([one.take(), two.take()])
    expect([first, second].filter((release) => release !== undefined)).toHaveLength(1)
    const [holder, other, release] = first === undefined ? [two, one, second] : [one, two, first]
    expect(await other.isTaken()).toBe(true)
    expect(await holder.isTaken()).toBe(false)
    let isFree = false
    const free = other.free(new AbortController().signal).then(() => {
      isFree = true
    })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isFree).toBe(false)
    release?.()
    await free
  })

  it('free() does not prevent another document from acquiring the lock', async () => {
    vi.stubGlobal('navigator', { locks: webLocks() })
    const name = newName()
    const [one, two] = [documentLock(name), documentLock(name)]
    const [, release] = await Promise.all([one.free(new AbortController().signal), two.take()])
    expect(release).toBeDefined()
    release?.()
  })
})

it.each([
  ['with Web Locks', { locks: webLocks() }],
  ['without Web Locks', {}],
])('after dispose() no channel is open, and a late claim does not throw: %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  let open = 0
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        open++
      }

      override close(): void {
        open--
        super.close()
      }
    },
  )
  const lock = documentLock(newName())
  const release = await lock.take()
  lock.dispose()
  lock.dispose()
  expect(open).toBe(0)
  release?.()
  const late = await lock.take()
  late?.()
  await lock.free(new AbortController().signal)
  expect(open).toBe(0)
})

it('without Web Locks and BroadcastChannel a document acquires its lock at once', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const release = await documentLock(newName()).take()
  expect(release).toBeDefined()
  release?.()
})
