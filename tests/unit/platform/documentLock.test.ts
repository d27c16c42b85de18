import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentLock } from '../../../src/platform/documentLock.ts'

afterEach(() => vi.unstubAllGlobals())

let names = 0
const newName = () => `test.${process.pid}.${++names}`

/** Locks as a browser has them, as far as they are used here. */
function webLocks() {
  const all = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, options: { ifAvailable?: boolean }, work: (lock: object | null) => unknown) {
      if (all.has(name) && options.ifAvailable) return work(null)
      while (all.has(name)) await all.get(name)
      const done = Promise.resolve(work({ name }))
      all.set(name, done)
      await done
      all.delete(name)
      return undefined
    },
    query: async () => ({ held: [...all.keys()].map((name) => ({ name })) }),
  }
}

const deny = () => Promise.reject(new DOMException('no', 'SecurityError'))

describe.each([
  ['Web Locks', () => vi.stubGlobal('navigator', { locks: webLocks() })],
  ['words between documents, where there are no locks', () => vi.stubGlobal('navigator', {})],
  [
    'words between documents, where locks are denied',
    () => vi.stubGlobal('navigator', { locks: { request: deny, query: deny } }),
  ],
])('D-19 H5 by %s', (_, arrange) => {
  it('one document has it, until it lets go', async () => {
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

  it('C39 who only asks hears whether another one has it, and takes nobody’s place', async () => {
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

  it('of two that press in the same moment one has it', async () => {
    arrange()
    const name = newName()
    const taken = await Promise.all([documentLock(name).take(), documentLock(name).take()])
    expect(taken.filter((release) => release !== undefined)).toHaveLength(1)
    for (const release of taken) release?.()
  })

  it('another player’s is another lock', async () => {
    arrange()
    const release = await documentLock(newName()).take()
    const other = await documentLock(newName()).take()
    expect(other).toBeDefined()
    release?.()
    other?.()
  })

  it('who waits hears when it is free, or when the page goes away', async () => {
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

it('where documents can’t speak at all, each has a lock of its own', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  const release = await documentLock(newName()).take()
  expect(release).toBeDefined()
  release?.()
})
