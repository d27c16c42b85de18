import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedMemory } from '../../../src/platform/storage/sharedMemory.ts'
import { stubChannels } from '../support/channelBus.ts'

beforeEach(stubChannels)
afterEach(() => vi.unstubAllGlobals())

const both = () => [sharedMemory('shared'), sharedMemory('shared')] as const

describe('W1 memory shared between documents without storage', () => {
  it('every document sees the keys that the others wrote', () => {
    const [one, two] = both()
    one.set('a', '1')
    two.set('b', '2')
    for (const memory of [one, two]) {
      expect(memory.keys().toSorted()).toEqual(['a', 'b'])
      expect([memory.get('a'), memory.get('b')]).toEqual(['1', '2'])
    }
  })

  it('a document that opens later receives the current keys, without the removed ones', () => {
    const [one, two] = both()
    one.set('a', '1')
    one.set('b', '2')
    two.remove('a')
    const late = sharedMemory('shared')
    expect([late.get('a'), late.get('b'), late.keys()]).toEqual([null, '2', ['b']])
  })

  it('the last write to a key wins in every document', () => {
    const [one, two] = both()
    one.set('a', 'old')
    two.set('a', 'new')
    expect([one.get('a'), two.get('a'), sharedMemory('shared').get('a')]).toEqual(['new', 'new', 'new'])
  })

  it('concurrent writes converge to the same value in whichever order they arrive', () => {
    const one = sharedMemory('shared')
    one.set('a', '1')
    vi.stubGlobal('BroadcastChannel', undefined)
    const alone = sharedMemory('shared')
    alone.set('a', '2')
    stubChannels()
    // Both values have version 1. Whichever arrives first, both pages must end with the same value.
    const [left, right] = both()
    const channel = new BroadcastChannel('shared')
    channel.postMessage({ entries: [['a', '1', 1]] })
    channel.postMessage({ entries: [['a', '2', 1]] })
    channel.postMessage({ entries: [['a', '1', 1]] })
    expect([left.get('a'), right.get('a')]).toEqual(['2', '2'])
  })

  it('notifies a listener of writes by other documents only, until it unsubscribes', () => {
    const [one, two] = both()
    const hear = vi.fn()
    const stop = one.onRemote(hear)
    one.set('a', '1')
    expect(hear).not.toHaveBeenCalled()
    two.set('b', '2')
    two.remove('a')
    expect(hear).toHaveBeenCalledTimes(2)
    stop()
    two.set('c', '3')
    expect(hear).toHaveBeenCalledTimes(2)
  })

  it.each([null, 7, { entries: [] }])('ignores a malformed message (%j)', (word) => {
    const one = sharedMemory('shared')
    one.set('a', '1')
    new BroadcastChannel('shared').postMessage(word)
    expect(one.keys()).toEqual(['a'])
  })

  it('C35 without BroadcastChannel a document sees only its own writes', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, two] = both()
    one.set('a', '1')
    expect([one.get('a'), two.get('a')]).toEqual(['1', null])
  })
})
