import { describe, expect, it } from 'vitest'
import { missingTests, tableRows } from './namedTests.ts'

const PAGE = 'src/docs/audit/threats.md'
const ids = tableRows('tests/spec/threats.md', /^B\d+$/).map(([id]) => id)
const rows = tableRows(PAGE, /^B\d+$/).map(([id = '', threat = '', defence = '', proof = '']) => ({
  ...{ id, threat, defence, proof },
}))

describe('the threat model', () => {
  it('has every threat of the specification once, in order', () => {
    expect(ids.length).toBeGreaterThan(30)
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  it.each(rows)('$id says what prevents it, and names tests that exist', ({ threat, defence, proof }) => {
    expect(threat).toMatch(/\.$/)
    expect(defence).toMatch(/\.$/)
    expect(missingTests(proof)).toEqual([])
  })

  it('finds a test that does not exist', () => {
    expect(missingTests('`tests/unit/docs/threats.test.ts` a title that no test has')).toHaveLength(1)
    expect(missingTests('`tests/unit/docs/gone.test.ts` finds a test that does not exist')).toHaveLength(1)
    expect(missingTests('`tests/unit/docs/threats.test.ts` finds a test that does not exist')).toEqual([])
  })
})
