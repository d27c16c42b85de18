import { describe, expect, it } from 'vitest'
import { identityOf } from '../../../src/host/loaded/identityOf.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl'

describe('who the player is', () => {
  it('D-22 is the id, whatever the token', () => {
    expect(identityOf('90210', TOKEN)).toBe(identityOf('90210', 'another token'))
    expect(identityOf('90210', TOKEN)).not.toBe(identityOf('90211', TOKEN))
  })

  it.each([undefined, ''])('S1 H9 is the token when the id is %j', (id) => {
    expect(identityOf(id, TOKEN)).toBe(identityOf(undefined, TOKEN))
    expect(identityOf(id, TOKEN)).not.toBe(identityOf(id, `${TOKEN}.`))
  })

  it('S1 of an id and of a token of the same letters are two', () => {
    expect(identityOf(TOKEN, 'x')).not.toBe(identityOf(undefined, TOKEN))
  })

  it('B24 shows nothing of id or token, and fits where it is kept', () => {
    for (const identity of [identityOf('90210', TOKEN), identityOf(undefined, TOKEN.repeat(100))]) {
      expect(identity).toMatch(/^[0-9a-z]{4,14}$/)
      expect(identity).not.toContain('90210')
    }
  })

  it('S1 is one of its own for each of a hundred thousand players', () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => identityOf(String(at), ''))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
