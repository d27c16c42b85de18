import { expect, it } from 'vitest'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'

const scenarios = Object.entries(SCENARIOS as Readonly<Record<string, Scenario>>)

it('O4 the README lists every scenario, in the order of the demo page: "npx vitest run -u" writes it', async () => {
  const rows = scenarios.map(([name, { title }]) => `| \`${name}\` | ${title} |`)
  const text = `# scenarios

The scenarios of the mock cashier. The demo page lists them by title; a test selects one by its token,
\`scenario.<name>.<player>\`. To add one, create \`<name>.ts\` here and add it to \`index.ts\`; \`npx vitest run
tests/unit/mocks/scenarios.test.ts -u\` writes this table.

| scenario | behaviour |
|---|---|
${rows.join('\n')}
`
  await expect(text).toMatchFileSnapshot('../../../mocks/scenarios/README.md')
})

it.each(scenarios)('O4 the title of %s is a sentence of its own', (name, { title }) => {
  expect(title).toMatch(/^[A-Z].*\.$/)
  expect(title).not.toContain('|')
  expect(scenarios.filter((other) => other[1].title === title).map(([other]) => other)).toEqual([name])
})
