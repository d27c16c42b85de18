import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashedName } from '../../../../src/ops/publish/fileName.ts'
import { copyMethod, edit, json, newFolder, run, write } from './stand.ts'

type Rows = Record<string, unknown>[]

/** A published folder with two documents, and what is changed in it by hand. */
async function checked(change: (live: string, rows: Rows) => unknown) {
  const folder = newFolder()
  const live = join(folder, 'layouts')
  await run(folder, 'pack', copyMethod(folder, 'oxxo'), copyMethod(folder, 'pse'), '--out', live)
  const index = json(live, 'index.json')
  const next = change(live, index.layouts)
  write(live, { 'index.json': next ?? { ...index, layouts: index.layouts } })
  const { code, output } = await run(folder, 'check', live)
  return { code, output, findings: output.split('\n').slice(0, -1) }
}

it('V3 finds nothing in a folder as it was published', async () => {
  expect(await checked(() => undefined)).toMatchObject({ code: 0, output: '0 errors, 0 warnings in 1 file.' })
})

const set = (row: Rows[number] | undefined, members: object): void => void Object.assign(Object(row), members)

it.each<[string, (live: string, rows: Rows) => unknown, RegExp]>([
  [
    'a missing file',
    (live, [row]) => rmSync(join(live, String(row?.file))),
    /^layouts\/index\.json:7:\d+ {2}E22 {2}row 1: oxxo-.*json: the file is missing: the built-in screen is shown\. Pack the method again, or roll back$/,
  ],
  [
    'a file that was changed',
    (live, [, row]) => edit(join(live, String(row?.file)), '"layout": 1', '"layout":  1'),
    /E22 {2}row 2: pse-complete\..*: the file was changed after it was published/,
  ],
  [
    'two rows for one place',
    (_, rows) => void rows.push({ ...rows[0] }),
    /E09 {2}row 4: row 1 is for deposit\.redirect of oxxo too, so this one is never used: remove one of them/,
  ],
  [
    'a row behind one that always fits',
    (_, rows) => void rows.push({ ...rows[0], category: 'cash_methods' }),
    /W20 {2}row 4: row 1, for deposit\.redirect of oxxo, comes first and always fits/,
  ],
  [
    'a misspelt screen',
    (_, [row]) => set(row, { screen: 'deposit.redirct' }),
    /E05 {2}row 1: there is no screen "deposit\.redirct", so the row is never used: did you mean "deposit\.redirect"\?/,
  ],
  [
    'a document of another screen',
    (_, [row]) => set(row, { screen: 'deposit.invoice' }),
    /E01 {2}row 1: oxxo-.*: the widget refuses the document/,
  ],
  [
    'a card view type that does not exist',
    (_, rows) => void rows.push({ ...rows[0], method: undefined, cardViewType: 'crad' }),
    /E05 {2}row 4: there is no card view type "crad".*did you mean "card"\?/,
  ],
  [
    'a misspelt category',
    (_, rows) => void rows.push({ ...rows[0], method: undefined, category: 'cash_method' }),
    /W20 {2}row 4: the widget has no category "cash_method".*did you mean "cash_methods"/,
  ],
  [
    'a category with capitals',
    (_, rows) => void rows.push({ ...rows[0], method: undefined, category: 'MyWallets' }),
    /W20 {2}row 4: .* none is "MyWallets" and the row is never used: write "mywallets"/,
  ],
  [
    'a misspelt key',
    (_, [row]) => set(row, { metod: 'oxxo' }),
    /E01 {2}row 1: "metod" is not known here\. Did you mean "method"\? As long as this is so/,
  ],
  [
    'a wrong version',
    (_, layouts) => ({ version: 2, layouts }),
    /E01 {2}document: 2 must be 1\. As long as this is so, the widget shows its built-in screens for all methods\./,
  ],
  [
    'a name without a hash',
    (_, [row]) => set(row, { file: 'oxxo.json' }),
    /E01 {2}row 1: "oxxo\.json" must be a file name with a hash of the content/,
  ],
  ['an index that is not JSON', () => '{ "version": 1, }', /E00 {2}not JSON/],
  ['an index without rows', () => ({ version: 1 }), /E01 {2}document: "layouts" is missing/],
])('V3 reports %s, with line and fix', async (_, change, finding) => {
  const { code, findings } = await checked(change)
  expect(
    findings.filter((line) => finding.test(line)),
    findings.join('\n'),
  ).toHaveLength(1)
  expect(findings, 'nothing else').toHaveLength(1)
  expect(code).toBe(/W20/.test(findings.join()) ? 0 : 1)
})

it.each<[string, object, RegExp]>([
  [
    'whose time is over',
    { until: '2020-01-01T00:00Z' },
    /W20.*row 1: nobody gets .*it ended on 2020-01-01 at 00:00 UTC/,
  ],
  ['for nobody', { percent: 0 }, /W20.*0 % of the players are none/],
  [
    'that ends before it begins',
    { from: '2099-01-02T00:00Z', until: '2099-01-01T00:00Z' },
    /W20.*it ends before it begins/,
  ],
  ['in no country', { countries: ['XX'] }, /W20.*"XX" is not a country/],
  ['on no platform', { platforms: ['web'] }, /E01.*"web" is not allowed. Allowed: desktop, mobile, android, ios/],
  ['with a misspelt condition', { percnt: 10 }, /E01.*"percnt" is not known here\. Did you mean "percent"\?/],
])('V3 reports a rollout %s', async (_, conditions, finding) => {
  const { findings } = await checked((live, rows) => {
    const text = JSON.stringify({ version: 1, rollouts: [{ ...rows[0], ...conditions }] })
    const file = hashedName('rollouts', text)
    write(live, { [file]: text })
    rows.push({ screen: 'rollouts', file })
  })
  expect(findings.join('\n')).toMatch(finding)
  expect(findings).toHaveLength(1)
})

it('V3 reports a changed list of rollouts', async () => {
  const { findings } = await checked((live, rows) => {
    const file = hashedName('rollouts', 'x')
    write(live, { [file]: '{}' })
    rows.push({ screen: 'rollouts', file })
  })
  expect(findings).toEqual([
    expect.stringMatching(/E22 {2}row 4: rollouts\..*was changed after it was published\. All players get the same/),
  ])
})
