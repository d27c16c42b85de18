import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { readMethodFolder } from '../../../fixtures/readMethodFolder.ts'
import type { Scenario } from '../../../mocks/cashier/Scenario.ts'
import { checkMethodFolders } from '../../../mocks/documents/checkMethodFolders.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'
import { main } from '../../../src/ops/main.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folders-'))
  for (const name of ['airtm', 'spei']) cpSync(`fixtures/methods/${name}`, join(root, name), { recursive: true })
  return () => rmSync(root, { recursive: true, force: true })
})

const at = (file: string) => join(root, file)
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')))
const reports = (scenario: Scenario = SCENARIOS.default) => checkMethodFolders(readMethodFolders([root]), scenario)
const folders = () => readMethodFolders([root]).map(readMethodFolder)

/** For each file: its path, whether it is refused, the effect, and the findings as the command prints them. */
const said = (scenario?: Scenario) =>
  reports(scenario).map(({ effect, findings, isRefused, path }) => [
    ...[path.slice(root.length + 1), isRefused, effect],
    ...findings.map(({ text }) => text.slice(path.length)),
  ])

it('O4 says nothing of good folders', () => {
  expect(reports()).toEqual([])
  expect(folders()).toMatchObject([{ name: 'airtm' }, { name: 'spei' }])
})

describe('O4 a file that is', () => {
  it.each<[string, () => void, readonly unknown[]]>([
    [
      'no JSON, method.json: it costs the method, and no other',
      () => edit('spei/method.json', (text) => text.replace(',\n', '\n')),
      [
        'spei/method.json',
        true,
        'The method is not listed.',
        ':3:3  E00  not JSON: A comma or "}" is missing before this.',
      ],
    ],
    [
      'missing, method.json',
      () => rmSync(at('spei/method.json')),
      ['spei/method.json', true, 'The method is not listed.', ':1:1  E00  file: it is missing.'],
    ],
    [
      'no JSON, story.json',
      () => edit('spei/story.json', (text) => `${text},`),
      [
        ...['spei/story.json', true, 'The method is shown; no test plays it.'],
        expect.stringContaining('W17  not JSON: There is text after the end of the document. Remove it.'),
      ],
    ],
    [
      'of another shape, cashier.json',
      () => writeFileSync(at('spei/cashier.json'), '{ "answers": 7 }'),
      [
        ...['spei/cashier.json', true, 'Without it the method is offered everywhere, and redirects.'],
        ':1:14  W17  document: 7 must be a list.',
      ],
    ],
    [
      'wrong, a layout',
      () => edit('airtm/layouts/deposit.redirect.json', (text) => text.replace('payment.submit', 'payment.submt')),
      [
        ...['airtm/layouts/deposit.redirect.json', true, 'Refused: the built-in screen is drawn.'],
        expect.stringMatching(/^:\d+:\d+ {2}E21 {2}block \d+ \(footer\): "payment.submt" is not a part. Did you mean/),
      ],
    ],
    [
      'half written, a layout',
      () => edit('airtm/layouts/deposit.redirect.json', (text) => text.slice(0, 200)),
      [
        ...['airtm/layouts/deposit.redirect.json', true, 'Refused: the built-in screen is drawn.'],
        expect.stringContaining('E00  not JSON'),
      ],
    ],
    [
      'a link that leads nowhere, a layout',
      () => symlinkSync(at('gone.json'), at('airtm/layouts/complete.json')),
      [
        ...['airtm/layouts/complete.json', true, 'Refused: the built-in screen is drawn.'],
        expect.stringContaining("E00  file: It can't be read: ENOENT"),
      ],
    ],
    [
      'drawn with a warning, a layout',
      () =>
        edit('airtm/layouts/deposit.redirect.json', (text) =>
          text.replace('"body": [', '"body": [{ "type": "hologram", "optional": true },'),
        ),
      [...['airtm/layouts/deposit.redirect.json', false, 'Drawn as far as it goes.'], expect.stringContaining('W07')],
    ],
  ])('%s', (_, breakIt, wanted) => {
    breakIt()
    expect(said()).toEqual([wanted])
  })
})

it('V3 does not report files that a folder may lack', () => {
  for (const name of ['spei', 'airtm']) for (const file of ['story.json', 'cashier.json']) rmSync(at(`${name}/${file}`))
  expect(said()).toEqual([])
})

it('O4 says it in the words of the command', async () => {
  edit('airtm/layouts/deposit.redirect.json', (text) => text.replace('payment.submit', 'payment.submt'))
  edit('spei/method.json', (text) => text.replace('"name": "spei"', '"name": "spey"'))
  const lines: string[] = []
  await main(['check', root], (line) => lines.push(line))
  const printed = lines.filter((line) => /:\d+:\d+ {2}[EW]\d\d/.test(line))
  expect(printed.length).toBeGreaterThanOrEqual(2)
  expect(reports().flatMap(({ findings }) => findings.map(({ text }) => text))).toEqual(printed)
})

it('O4 says what a scenario does to the layouts, and that it is the scenario', () => {
  expect(said(SCENARIOS.layoutBad).map(([file, isRefused, effect]) => [file, isRefused, effect])).toEqual(
    ['airtm', 'spei'].map((name) => [
      `${name}/layouts/deposit.redirect.json`,
      true,
      'Refused: the built-in screen is drawn. The scenario has changed this document.',
    ]),
  )
  expect(reports(SCENARIOS.layoutsMissing)).toMatchObject([
    { path: 'layouts/index.json', isRefused: true, effect: 'Every screen is the built-in one.' },
  ])
})

it('O4 uses what can be used of a folder', () => {
  edit('spei/method.json', (text) => text.replace(',\n', '\n'))
  writeFileSync(at('airtm/cashier.json'), '{ "answers": 7 }')
  rmSync(at('airtm/story.json'))
  edit('airtm/layouts/deposit.redirect.json', (text) => text.slice(0, 200))
  mkdirSync(at('empty'))
  expect(folders()).toMatchObject([
    {
      name: 'airtm',
      method: { name: 'airtm' },
      cashier: { answers: [{ depositId: '$depositId' }] },
      story: undefined,
      layouts: {},
      texts: { 'deposit.redirect': expect.stringContaining('"layout": 1') },
    },
    undefined,
  ])
})

it('O4 a folder of a later root takes the place of one of the same name; a root may be a folder itself', () => {
  const found = readMethodFolders(['fixtures/methods/airtm', 'fixtures/methods/pix', at('airtm')])
  expect(found.map(({ name, path }) => [name, path])).toEqual([
    ['airtm', at('airtm')],
    ['pix', 'fixtures/methods/pix'],
  ])
})
