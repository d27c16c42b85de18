import { describe, expect, it } from 'vitest'
import { missingTests, tableRows } from './namedTests.ts'

/** The sections of ASVS 5.0.0 in the table, with the level of each requirement. */
const SECTIONS: Readonly<Record<string, string>> = {
  ...{ '1.1': '22', '1.2': '1111122223', '1.3': '112222222223', '1.4': '222', '1.5': '123' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '12223', '2.4': '23' },
  ...{ '3.1': '3', '3.2': '113', '3.3': '12223', '3.4': '11222233', '3.5': '11122333', '3.6': '3', '3.7': '22333' },
  ...{ '4.1': '12233', '4.2': '23333', '4.3': '22', '4.4': '1222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '223', '7.6': '22' },
  ...{ '12.1': '12233', '12.2': '11', '12.3': '22223' },
  ...{ '13.1': '2333', '13.2': '222223', '13.3': '2233', '13.4': '1222233' },
  ...{ '14.1': '22', '14.2': '12223333', '14.3': '122' },
  ...{ '15.1': '12233', '15.2': '12233', '15.3': '1222222', '16.5': '2223' },
}
const REASON = /^(?:does not apply|your server|your site|documented|not met): .+\.$/

const requirements = Object.entries(SECTIONS).flatMap(([section, levels]) =>
  [...levels].map((level, at) => ({ id: `${section}.${at + 1}`, level: Number(level) })),
)
const rows = tableRows('src/docs/audit/asvs.md', /^\d+\.\d/).map(
  ([item = '', level = '', about = '', heldBy = '']) => ({
    ...{ item, level, about, heldBy },
  }),
)

/** The requirements of a row: `1.2.4–1.2.8` are five. */
function requirementsOf(item: string): readonly string[] {
  const [first = '', last = first] = item.split('–')
  const section = first.slice(0, first.lastIndexOf('.'))
  const number = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1))
  const count = number(last) - number(first) + 1
  return Array.from({ length: count }, (_, at) => `${section}.${number(first) + at}`)
}

describe('the table of OWASP ASVS 5.0', () => {
  it('has every requirement of its sections once, in order', () => {
    expect(rows.flatMap(({ item }) => requirementsOf(item))).toEqual(requirements.map(({ id }) => id))
  })

  it.each(rows)('$item has its level, and is held by tests that exist or says why not', ({ item, level, heldBy }) => {
    const levels = requirementsOf(item).map((id) => requirements.find((one) => one.id === id)?.level ?? 0)
    const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
    expect(level).toBe(lowest === highest ? String(lowest) : `${lowest}–${highest}`)
    if (!REASON.test(heldBy)) expect(missingTests(heldBy)).toEqual([])
  })
})
