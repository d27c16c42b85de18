import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
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
    'pix/story.json': '?',
  })
  const { code, output } = await run('check', folder)
  expect(code).toBe(0)
  expect(output).toContain('1 of 200 nodes, 1 of 12 levels')
  expect(output).toMatch(/0 errors, 0 warnings in 2 files\.$/)
})

it('gives 1 when any file has an error, and goes on to the others', async () => {
  const folder = folderOf({
    'layouts/complete.json': LAYOUT,
    'layouts/empty.json': '{"layout": 1,}',
    'method.json': { name: 7, fields: [{ name: 'a', regex: '^(a+)+$', props: { validations: [{ regex: '(' }] } }] },
  })
  const { code, output } = await run('check', folder)
  expect(code).toBe(1)
  expect(output.replaceAll(`${folder}/`, '').split('\n').slice(0, 5)).toEqual([
    'layouts/complete.json:4:13  E01  document: the file is named complete.json and draws "empty": name it empty.json',
    'layouts/empty.json:1:13  E00  not JSON: Nothing follows this comma. Remove it.',
    'method.json:2:11  E01  document: 7 must be a text.',
    'method.json:6:16  E06  field 1: field "a": "^(a+)+$" can take minutes on some values: it has a loop in a loop, or a choice in a loop that can be taken two ways',
    'method.json:10:22  E06  field 1: field "a": "(" is no regular expression: Unterminated group',
  ])
  expect(output).toMatch(/5 errors, 0 warnings in 3 files\.$/)
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
  expect(output).toContain('the method is named "pix2" and its folder "pix": name them alike')
})

it.each([
  ['no command', [], 'A command is missing.'],
  ['an unknown command', ['chekc', '.'], 'There is no command "chekc". Did you mean "check"?'],
  ['no path', ['check'], 'Say which file or folder to check.'],
  ['a path that is not there', ['check', 'no/such/folder'], 'There is no file or folder "no/such/folder".'],
  ['a folder without documents', ['check', '.ci'], '".ci" holds neither'],
])('gives 2 and the usage for %s', async (_, args, sentence) => {
  const { code, output } = await run(...args)
  expect(code).toBe(2)
  expect(output).toContain(sentence)
  expect(output).toContain('paywidget-layouts check PATH…')
})

it('gives the usage when asked for it', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, output: expect.stringContaining('Exit code') })
})
