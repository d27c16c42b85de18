import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { editorSchema } from '../../../src/ops/editorSchema.ts'
import { main } from '../../../src/ops/main.ts'

const LAYOUT = {
  layout: 1,
  id: 'a',
  screen: 'empty',
  body: [{ type: 'emptyState', title: { text: { en: 'Nothing' } } }],
}

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layouts-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  return folder
}

async function run(...args: string[]) {
  const lines: string[] = []
  return { code: await main(args, (line) => lines.push(line)), output: lines.join('\n') }
}

it('gives 0 for a folder without mistakes, and says what it read', async () => {
  const folder = folderOf({
    'pix/method.json': { name: 'pix' },
    'pix/layouts/empty.json': LAYOUT,
  })
  const { code, output } = await run('check', folder)
  expect(code).toBe(0)
  expect(output).toContain('W15  document: this document is never shown')
  expect(output).toContain('1 of 200 nodes, 1 of 12 levels')
  expect(output).toMatch(/0 errors, 1 warning in 2 files\.$/)
})

it('gives 1 when any file has an error, and goes on to the others', async () => {
  const folder = folderOf({
    'layouts/complete.json': LAYOUT,
    'layouts/empty.json': '{"layout": 1,}',
    'method.json': {
      name: 7,
      fields: [{ name: 'a', regex: '^(a+)+$', regexError: 'No', props: { validations: [{ regex: '(' }] } }],
    },
  })
  const { code, output } = await run('check', folder)
  expect(code).toBe(1)
  expect(output.replaceAll(`${folder}/`, '').split('\n').slice(0, 6)).toEqual([
    'layouts/complete.json:4:13  E01  document: the file is named complete.json, but is for the screen "empty", which empty.json is for: write "complete", or delete the file',
    expect.stringContaining('layouts/complete.json:4:13  W15'),
    'layouts/empty.json:1:13  E00  not JSON: Nothing follows this comma. Remove it.',
    'method.json:2:11  E01  document: 7 must be a text. Put it in quotes: "7".',
    `method.json:6:16  E06  field 1: field "a": "^(a+)+$" can take minutes on some values, such as 'a' + 'a'.repeat(31) + '\\x00': it has a nested repetition, or a repeated choice whose branches overlap`,
    'method.json:11:22  E06  field 1: field "a": "(" is not a valid regular expression: Unterminated group',
  ])
  expect(output).toMatch(/5 errors, 1 warning in 3 files\.$/)
})

it('judges the rules of a method wherever one of the shapes of a field has them', async () => {
  const shapes = [
    { name: 'a', regex: '(1' },
    { name: 'b', pattern: '(2' },
    { name: 'c', regexList: [{ regex: '^ok$' }, { regex: '(3' }] },
    { name: 'd', props: { validations: [{ regex: '(4' }] } },
    { name: 'e', user_payment_fields: { cpf: { regex: '(5' } } },
    { name: 'f', user_payment_fields: { regex: { email: '(6' } } },
  ]
  const { output } = await run('check', folderOf({ 'pix/method.json': { name: 'pix', fields: shapes } }))
  expect(
    [...output.matchAll(/E06 {2}field \d: field "(\w)": "\((\d)"/g)].map(([, name, rule]) => `${name}${rule}`),
  ).toEqual(['a1', 'b2', 'c3', 'd4', 'e5', 'f6'])
})

it('takes from a method what its fields offer, and any name when the widget makes fields out of one', async () => {
  const list = (value: string) => [{ text: { text: { en: value } }, value }]
  const layout = (by: string) => ({
    ...LAYOUT,
    screen: 'deposit.redirect',
    body: [
      { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' },
      { type: 'serverFields' },
      {
        type: 'submit',
        label: { t: 'form.deposit.submit', args: { amount: 'form.amountText' } },
        onPress: [{ do: 'deposit.create' }],
      },
      {
        type: 'field',
        kind: 'radio',
        name: 'branch',
        label: { text: { en: 'Branch' } },
        cascade: { by, items: { b1: list('one'), b3: list('two') } },
      },
    ],
  })
  const bank = { name: 'x', alias: 'bank', type: 'dropdown', props: { items: [{ value: 'b1' }, { value: 'b2' }] } }
  const said = async (by: string, more: object = {}) => {
    const method = { name: 'pix', fields: [{ ...bank, ...more }] }
    const files = { 'pix/method.json': method, 'pix/layouts/deposit.redirect.json': layout(by) }
    const { output } = await run('check', folderOf(files))
    const lines = [...output.matchAll(/(?:E|W)\d\d .*/g)].map(([line]) => line.replace(/.*?: /, ''))
    return lines.filter((line) => !line.startsWith('the method does not ask for "branch"'))
  }
  expect(await said('bank')).toEqual([
    'when "bank" is "b2", there is nothing to choose from in "branch": give it items for "b2"',
    '"bank" is never "b3": did you mean "b1"?',
  ])
  expect(await said('x')).toEqual(['"x" is not a field of this document: choose from amount, branch, bank'])
  expect(await said('y', { alias: 'branch' })).toEqual([
    '"y" is not a field of this document: choose from amount, branch',
  ])
  expect(await said('pixCnpj', { user_payment_fields: {} })).toEqual([])
})

const LONG = 'x'.repeat(10_000_000)

it.each<[string, string, string | Buffer, string]>([
  [
    'a layout of 10 MB',
    'layouts/empty.json',
    `["${LONG}"]`,
    '1:1  E10  document: The file is 10000004 bytes long; 65536 are allowed. Shorten it, or check whether another file was meant.',
  ],
  [
    'a method of 10 MB',
    'method.json',
    `["${LONG}"]`,
    '1:1  E10  document: The file is 10000004 bytes long; 1048576 are allowed. Shorten it, or check whether another file was meant.',
  ],
  [
    'a layout with a byte-order mark',
    'layouts/empty.json',
    `\uFEFF${JSON.stringify(LAYOUT)}`,
    '1:1  E00  file: The file begins with a byte-order mark. Save it as UTF-8 without one.',
  ],
  [
    'a picture',
    'layouts/empty.json',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]),
    `1:1  E00  file: The file is not UTF-8: a letter in line 1 can't be read. A program has saved the file as "ANSI" (Windows-1252) or in another encoding. Open it in that program, choose "Save as" and the encoding UTF-8, and look at the letters with accents.`,
  ],
  ['an empty file', 'layouts/empty.json', '', '1:1  E00  not JSON: The file is empty.'],
  [
    'an id twice in one document',
    'layouts/empty.json',
    JSON.stringify({
      ...LAYOUT,
      body: [
        { ...LAYOUT.body[0], id: 'a' },
        { type: 'text', text: { text: { en: 'b' } }, id: 'a' },
      ],
    }),
    'E09  block 2 (text): The id "a" is used twice in the document.',
  ],
])('O4 reports %s in one line, and goes on to the next file', async (_, name, content, sentence) => {
  const folder = folderOf({ 'other/layouts/empty.json': LAYOUT })
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
  const { code, output } = await run('check', folder)
  expect(code).toBe(1)
  const lines = output.split('\n')
  expect(lines[0]).toContain(`${join(folder, name)}:1:`)
  expect(lines[0]).toContain(sentence)
  expect(output).toContain(`${folder}/other/layouts/empty.json: 1 of 200 nodes`)
  expect(lines.at(-1)).toMatch(/^1 error, \d warnings? in 2 files\.$/)
})

it('O4 reports a broken link, and goes on to the next file', async () => {
  const folder = folderOf({ 'layouts/empty.json': LAYOUT })
  symlinkSync(join(folder, 'gone.json'), join(folder, 'layouts/complete.json'))
  const { code, output } = await run('check', folder)
  expect(code).toBe(1)
  expect(output).toContain("layouts/complete.json:1:1  E00  file: It can't be read: ENOENT")
  expect(output).toContain('1 of 200 nodes')
})

it('does not fail for warnings', async () => {
  const body = [...LAYOUT.body, { type: 'hologram', optional: true }]
  const { code, output } = await run('check', join(folderOf({ 'a.json': { ...LAYOUT, body } }), 'a.json'))
  expect(output).toContain('W07')
  expect(output).toMatch(/0 errors, 1 warning in 1 file\.$/)
  expect(code).toBe(0)
})

it('wants a method to be named as its folder', async () => {
  const { output } = await run('check', folderOf({ 'pix/method.json': { name: 'pix2' } }))
  expect(output).toContain('the method is named "pix2", but its folder "pix": give both the same name')
})

it.each([
  ['no command', [], 'A command is missing.'],
  ['an unknown command', ['chekc', '.'], 'There is no command "chekc". Did you mean "check"?'],
  ['no path', ['check'], 'Name a file or folder to check.'],
  ['a path that is not there', ['check', 'no/such/folder'], 'There is no file or folder "no/such/folder".'],
  ['a folder without documents', ['check', '.ci'], '".ci" contains neither'],
])('gives 2 and the usage for %s', async (_, args, sentence) => {
  const { code, output } = await run(...args)
  expect(code).toBe(2)
  expect(output).toContain(sentence)
  expect(output).toMatch(args[0] === 'check' ? 'paywidget-layouts check PATH…' : 'paywidget-layouts COMMAND …')
})

it('gives the usage when asked for it', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('Exit code') })
})

it('O5 checks parts like documents, on every screen that they are for', async () => {
  const nodes = [{ type: 'text', text: { $: 'form.amountTxt' } }, { use: 'other' }]
  const part = { part: 'mine', description: 'Mine.', screens: ['deposit.redirect', 'complte'], body: nodes }
  const files = {
    'layouts/parts/mine.json': { ...part, body: nodes.slice(0, 1) },
    'layouts/parts/other.json': part,
    'layouts/parts/shape.json': { part: 'shape', descripton: 'x', screens: [], body: nodes },
  }
  const folder = folderOf(files)
  const { code, output } = await run('check', folder)
  expect(code).toBe(1)
  expect(
    output
      .replaceAll(`${folder}/layouts/parts/`, '')
      .split('\n')
      .map((line) => line.replace(/:\d+:\d+ {2}/, ' ')),
  ).toEqual([
    'mine.json E01  document: "complte" is not a screen. Did you mean "complete"?',
    'mine.json E05  block 1 (text): "form.amountTxt" is not known: did you mean "amountText"?',
    'other.json E01  document: the part is named "mine", but its file "other.json": give both the same name',
    'other.json E01  document: "complte" is not a screen. Did you mean "complete"?',
    'other.json E05  block 1 (text): "form.amountTxt" is not known: did you mean "amountText"?',
    'other.json E21  block 2: A part can\'t use another part: "other".',
    'shape.json E01  document: "description" is missing.',
    'shape.json E01  document: "descripton" is not known here. Did you mean "description"?',
    'shape.json E01  document: [] is not allowed: the minimum number of entries is 1.',
    '9 errors, 0 warnings in 3 files.',
  ])
})

it('O5 prints the whole schema into a pipe, which takes no more than 64 KB at once', () => {
  const printed = execFileSync(process.execPath, ['.ci/ts.mjs', 'src/ops/main.ts', 'schema'], { encoding: 'utf8' })
  expect(printed.length).toBeGreaterThan(100_000)
  expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify(editorSchema())))
})
