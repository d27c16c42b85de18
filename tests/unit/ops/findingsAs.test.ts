import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CODES } from '../../../src/ops/codes.ts'
import { main } from '../../../src/ops/main.ts'
import readme from '../../../src/ops/README.md?raw'

/** A folder with one error and one warning. */
function folder(): string {
  const root = join(mkdtempSync(join(tmpdir(), 'formats-')), 'bank')
  mkdirSync(root)
  writeFileSync(
    join(root, 'method.json'),
    '{\n  "name": "bank",\n  "cardViewType": 99,\n  "text": { "en": "<b>Bank</b>" }\n}',
  )
  return root
}

async function checked(root: string, format: string) {
  const lines: string[] = []
  const code = await main(['check', root, '--format', format], (line) => lines.push(line))
  return { code, printed: lines.join('\n') }
}

it('V3 check prints its findings as JSON', async () => {
  const root = folder()
  const { code, printed } = await checked(root, 'json')
  expect(code).toBe(1)
  expect(JSON.parse(printed)).toMatchObject({
    ...{ files: 1, errors: 1, warnings: 1 },
    findings: [
      { path: join(root, 'method.json'), line: 3, column: 19, code: 'E05', level: 'error' },
      { path: join(root, 'method.json'), line: 4, column: 19, code: 'W16', level: 'warning' },
    ],
  })
})

it('V3 check prints its findings as SARIF 2.1.0, with the meaning of each code', async () => {
  const root = folder()
  const { code, printed } = await checked(root, 'sarif')
  expect(code).toBe(1)
  const { runs, version } = JSON.parse(printed)
  expect(version).toBe('2.1.0')
  const [run] = runs
  expect(run.results).toHaveLength(2)
  for (const { level, locations, message, ruleId, ruleIndex } of run.results) {
    expect(run.tool.driver.rules[ruleIndex]).toMatchObject({ id: ruleId, defaultConfiguration: { level } })
    expect(message.text).not.toBe('')
    expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/bank\/method\.json$/)
    expect(locations[0].physicalLocation.region).toMatchObject({ startLine: expect.any(Number), startColumn: 19 })
  }
})

it('V3 a format that does not exist is wrong usage', async () => {
  const { code, printed } = await checked(folder(), 'serif')
  expect(code).toBe(2)
  expect(printed).toContain('Did you mean "sarif"?')
})

it.each(Object.entries(CODES))('the README explains %s in the same words', (code, meaning) => {
  expect(readme).toContain(`| ${code} | ${meaning} |`)
})
