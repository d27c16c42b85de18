import { expect, it } from 'vitest'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'

const scenarios = Object.entries(SCENARIOS as Readonly<Record<string, Scenario>>)

it('O4 the README lists every scenario, in the order of the demo page: "npx vitest run -u" writes it', async () => {
  const rows = scenarios.map(([name, { title }]) => `| \`${name}\` | ${title} |`)
  const text = `# scenarios

What the pretended cashier can be made to play. The demo page offers them by these titles; a test names one by its token,
\`scenario.<name>.<player>\`. To add one: \`<name>.ts\` here and its line in \`index.ts\`; \`npx vitest run
tests/unit/mocks/scenarios.test.ts -u\` writes this table.

| scenario | what it plays |
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
