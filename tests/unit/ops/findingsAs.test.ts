import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CODES } from '../../../src/ops/codes.ts'
import { FORMATS } from '../../../src/ops/findingsAs.ts'
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
    // A file outside of the repository has its whole address.
    expect(locations[0].physicalLocation.artifactLocation.uri).toMatch(/^file:\/\/.*bank\/method\.json$/)
    expect(locations[0].physicalLocation.region).toMatchObject({ startLine: expect.any(Number), startColumn: 19 })
  }
})

it('V3 SARIF names files by their path in the repository, in whichever folder the command runs', () => {
  const repository = mkdtempSync(join(tmpdir(), 'repository-'))
  mkdirSync(join(repository, '.git'))
  mkdirSync(join(repository, 'methods'))
  const finding = { place: { line: 1, column: 1 }, code: 'E01', where: 'document', message: 'x' } as const
  const uriOf = (path: string) => {
    const log = FORMATS.sarif?.([{ path, findings: [finding] }], join(repository, 'methods'))
    return Object(log).runs[0].results[0].locations[0].physicalLocation.artifactLocation
  }
  const inside = { uri: 'methods/a%20bank/method.json', uriBaseId: '%SRCROOT%' }
  expect(uriOf('a bank/method.json')).toEqual(inside)
  expect(uriOf('./a bank/method.json')).toEqual(inside)
  expect(uriOf(join(repository, 'methods/a bank/method.json'))).toEqual(inside)
})

it('V3 a format that does not exist is wrong usage', async () => {
  const { code, printed } = await checked(folder(), 'serif')
  expect(code).toBe(2)
  expect(printed).toContain('Did you mean "sarif"?')
})

it.each(Object.entries(CODES))('the README explains %s in the same words', (code, meaning) => {
  expect(readme).toContain(`| ${code} | ${meaning} |`)
})

const DOCUMENTS: Record<string, string> = import.meta.glob(
  [
    '../../../{src,schemas,fixtures}/**/*.{md,ts,tsx,json}',
    '../../../README.md',
    '!**/locales/**',
    '!**/layouts/*.json',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

it('V3 no document and no comment names a code that does not exist', () => {
  const named = Object.entries(DOCUMENTS).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w-])[EW]\d\d(?![\w-])/g)].map(([code]) => `${code} ${path}`),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((one) => !Object.hasOwn(CODES, one.slice(0, 3)))).toEqual([])
})
