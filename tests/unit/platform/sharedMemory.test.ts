import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedMemory } from '../../../src/platform/storage/sharedMemory.ts'
import { stubChannels } from '../support/channelBus.ts'

beforeEach(stubChannels)
afterEach(() => vi.unstubAllGlobals())

const both = () => [sharedMemory('shared'), sharedMemory('shared')] as const

describe('W1 documents without storage', () => {
  it('each keeps what the others wrote, key by key', () => {
    const [one, two] = both()
    one.set('a', '1')
    two.set('b', '2')
    for (const memory of [one, two]) {
      expect(memory.keys().toSorted()).toEqual(['a', 'b'])
      expect([memory.get('a'), memory.get('b')]).toEqual(['1', '2'])
    }
  })

  it('one that comes later hears what there is, and what was removed', () => {
    const [one, two] = both()
    one.set('a', '1')
    one.set('b', '2')
    two.remove('a')
    const late = sharedMemory('shared')
    expect([late.get('a'), late.get('b'), late.keys()]).toEqual([null, '2', ['b']])
  })

  it('the later of two values of one key holds everywhere', () => {
    const [one, two] = both()
    one.set('a', 'old')
    two.set('a', 'new')
    expect([one.get('a'), two.get('a'), sharedMemory('shared').get('a')]).toEqual(['new', 'new', 'new'])
  })

  it('two that wrote without hearing of each other end with the same', () => {
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

  it('says when another document has written, and not of its own', () => {
    const [one, two] = both()
    const hear = vi.fn()
    const stop = one.onOthers(hear)
    one.set('a', '1')
    expect(hear).not.toHaveBeenCalled()
    two.set('b', '2')
    two.remove('a')
    expect(hear).toHaveBeenCalledTimes(2)
    stop()
    two.set('c', '3')
    expect(hear).toHaveBeenCalledTimes(2)
  })

  it.each([null, 7, { entries: [] }])('a word that is none (%j) changes nothing', (word) => {
    const one = sharedMemory('shared')
    one.set('a', '1')
    new BroadcastChannel('shared').postMessage(word)
    expect(one.keys()).toEqual(['a'])
  })

  it('C35 without channels a document has itself', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, two] = both()
    one.set('a', '1')
    expect([one.get('a'), two.get('a')]).toEqual(['1', null])
  })
})
