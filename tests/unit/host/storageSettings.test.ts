import { describe, expect, it } from 'vitest'
import { chooseTransport } from '../../../src/host/loaded/chooseTransport.ts'
import type { PlayerData } from '../../../src/host/loaded/HostData.ts'
import { storageSettings } from '../../../src/host/loaded/storageSettings.ts'
import type { KeyValueStore } from '../../../src/platform/storage/storage.ts'

const player: PlayerData = {
  currency: 'MXN',
  paymentGeo: 'MX',
  platform: 'desktop',
  lang: 'es-MX',
  country: 'mx',
  balanceData: { primary: { amount: '1250.50', currency: 'MXN' } },
}

function stored(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const asked: string[] = []
  const storage: KeyValueStore = {
    get(key) {
      asked.push(key)
      return map.get(key) ?? null
    },
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
  return { settings: storageSettings(storage), map, asked }
}

describe('storageSettings', () => {
  it('DATA-10 ignores a stored member that is not a string', () => {
    const user = JSON.stringify({ currency: { toString: null, valueOf: null }, lang: 'es-MX' })
    expect(stored({ user }).settings.user?.currency).toBeUndefined()
  })

  it('DATA-10 uses only the keys force_logging, user and transport', () => {
    const { settings, map, asked } = stored()
    settings.keepUser(player)
    expect([settings.forceLogging, settings.transport, settings.user?.currency]).toEqual([0, undefined, 'MXN'])
    expect([...new Set([...asked, ...map.keys()])].sort()).toEqual(['force_logging', 'transport', 'user'])
  })

  it.each([
    [undefined, 0],
    ['0', 0],
    ['1', 1],
    ['true', 0],
    ['', 0],
  ])('DATA-11 reads a force_logging of %j as %i', (value, expected) => {
    expect(stored(value === undefined ? {} : { force_logging: value }).settings.forceLogging).toBe(expected)
  })

  it.each([
    ['socket', 'socket'],
    ['http', 'http'],
    ['SOCKET', undefined],
    ['http ', undefined],
    ['ws', undefined],
    ['', undefined],
    ['toString', undefined],
  ])('DATA-12 reads a transport of %j as %j', (value, expected) => {
    expect(stored({ transport: value }).settings.transport).toBe(expected)
  })

  it('stores only currency, paymentGeo, platform and lang of the user', () => {
    const { settings, map } = stored()
    settings.keepUser({ ...player, token: 'canary', email: 'canary' } as PlayerData)
    const kept = { currency: 'MXN', paymentGeo: 'MX', platform: 'desktop', lang: 'es-MX' }
    expect(JSON.parse(map.get('user') ?? '')).toEqual(kept)
    expect(settings.user).toEqual(kept)
  })

  it.each(['', '{', 'null', '[]', '"x"', '7'])('ignores a stored user of %j', (user) => {
    expect(stored({ user }).settings.user).toBeUndefined()
  })

  it('ignores members of a stored user that are not short words', () => {
    const user = JSON.stringify({ currency: '<img>', paymentGeo: 7, lang: 'es-MX', platform: ['ios'], token: 'canary' })
    expect(stored({ user }).settings.user).toEqual({ lang: 'es-MX' })
  })
})

it.each([
  ['socket', 'http', 'http', 'socket'],
  ['http', 'socket', 'socket', 'http'],
  [undefined, 'socket', 'http', 'socket'],
  [undefined, 'http', 'socket', 'http'],
  [undefined, undefined, 'http', 'http'],
  [undefined, undefined, 'socket', 'socket'],
] as const)('HOST-18 of host %s, session %s and configuration %s chooses %s', (host, session, config, chosen) => {
  const defaults = { transport: config }
  expect(chooseTransport({ transport: host }, { transport: session }, { defaults })).toBe(chosen)
})
