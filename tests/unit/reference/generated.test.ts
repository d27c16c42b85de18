import { describe, expect, it } from 'vitest'
import { tables } from '../../../.ci/worldTables.mjs'
import addresses from '../../../src/reference/addresses.json' with { type: 'json' }
import countries from '../../../src/reference/countries.json' with { type: 'json' }
import currencies from '../../../src/reference/currencies.json' with { type: 'json' }
import states from '../../../src/reference/states.json' with { type: 'json' }

// Names and symbols come from the ICU in node and differ between machines. All other values come from pinned packages.
const unnamed = (rows: readonly { readonly name: string }[]) => rows.map(({ name: _, ...row }) => row)
const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)

describe('the generated tables are those that `node .ci/worldTables.mjs` writes', () => {
  const made = tables()

  it('countries: codes, prefixes, examples, national prefixes and lengths, in the same order', () => {
    expect(unnamed([...made.countries])).toEqual(unnamed(countries))
  })

  it('addresses, whole', () => {
    expect(made.addresses).toEqual(addresses)
    expect(Object.keys(made.addresses)).toEqual(Object.keys(addresses))
  })

  it('states, whole', () => {
    expect(made.states).toEqual(states)
    expect(Object.values(made.states).map((row) => Object.keys(row))).toEqual(
      Object.values(states).map((row) => Object.keys(row)),
    )
  })

  it('currencies: the codes, and all of the rows that ICU does not know', () => {
    expect(codes(made.currencies.fiat)).toEqual(codes(currencies.fiat))
    expect([made.currencies.crypto, made.currencies.coins]).toEqual([currencies.crypto, currencies.coins])
  })
})
