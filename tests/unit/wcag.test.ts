import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { missingTests } from './docs/namedTests.ts'

/** All criteria of WCAG 2.2 at levels A and AA. WCAG 2.2 has no 4.1.1. */
const CRITERIA = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1',
  '2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8',
  '4.1.2 4.1.3',
].flatMap((line) => line.split(' '))

const rows = readFileSync('tests/spec/wcag.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, criterion = '', level = '', how = '', heldBy = '']) => ({ criterion, level, how, heldBy }))

describe('the statement of conformance', () => {
  it('has every criterion once, in order', () => {
    expect(rows.map(({ criterion }) => criterion.split(' ')[0])).toEqual(CRITERIA)
  })

  it.each(rows)('$criterion says how it is met, and by what that is held', ({ level, how, heldBy }) => {
    expect(level).toMatch(/^AA?$/)
    expect(how).toMatch(/\.$/)
    if (how.startsWith('Does not apply')) expect(heldBy).toBe('does not apply')
    else if (!heldBy.startsWith('not proved: ')) expect(missingTests(heldBy)).toEqual([])
  })

  it('finds a test that is gone', () => {
    expect(missingTests('`tests/unit/wcag.test.ts` finds a test that was never there')).toHaveLength(1)
    expect(missingTests('`tests/unit/wcag.test.ts` finds a test that is gone')).toEqual([])
  })
})
