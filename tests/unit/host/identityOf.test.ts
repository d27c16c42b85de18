import { describe, expect, it } from 'vitest'
import { identityIn } from '../../../src/embed/identityIn.ts'
import { identityOf } from '../../../src/host/loaded/identityOf.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'
import { asMessage } from '../support/asMessage.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl'

describe('the identity of a player', () => {
  it('D-22 depends on the id, not on the token', () => {
    expect(identityOf('90210', TOKEN)).toBe(identityOf('90210', 'another token'))
    expect(identityOf('90210', TOKEN)).not.toBe(identityOf('90211', TOKEN))
  })

  it.each([undefined, ''])('S1 H9 depends on the token when the id is %j', (id) => {
    expect(identityOf(id, TOKEN)).toBe(identityOf(undefined, TOKEN))
    expect(identityOf(id, TOKEN)).not.toBe(identityOf(id, `${TOKEN}.`))
  })

  it('S1 differs between an id and a token of the same text', () => {
    expect(identityOf(TOKEN, 'x')).not.toBe(identityOf(undefined, TOKEN))
  })

  it('B24 reveals neither id nor token, and is short', () => {
    for (const identity of [identityOf('90210', TOKEN), identityOf(undefined, TOKEN.repeat(100))]) {
      expect(identity).toMatch(/^[0-9a-z]{4,14}$/)
      expect(identity).not.toContain('90210')
    }
  })

  it('S1 is unique for each of 100,000 players', () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => identityOf(String(at), ''))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the identity in the data of a host', () => {
  const UNSET = [undefined, null, '', 0] as const
  const IDS = [...UNSET, 5, '5', '0'] as const
  const rows = IDS.flatMap((userId) => IDS.map((id) => ({ userId, id })))
  const isSet = (id: (typeof IDS)[number]) => !UNSET.some((unset) => unset === id)

  it.each(rows)('S1 H3 D-22 is that of the first id that is set, otherwise of the token: %j', ({ userId, id }) => {
    const identity = (token: string) => {
      const data = { userId, user: { token, id, currency: 'EUR' } }
      const read = readHostData(asMessage(data))
      if (!read.ok) throw new Error(`refused: ${read.paths.join(' ')}`)
      expect(identityIn(data as never), 'the loader and the widget agree').toBe(read.data.identity)
      return read.data.identity
    }
    const wanted = [userId, id].find(isSet)
    const expected = (token: string) => identityOf(wanted === undefined ? undefined : `${wanted}`, token)
    expect(identity('t1')).toBe(expected('t1'))
    expect(identity('t2')).toBe(expected('t2'))
  })
})
