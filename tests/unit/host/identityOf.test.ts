import { describe, expect, it } from 'vitest'
import { identityOf } from '../../../src/host/loaded/identityOf.ts'

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
