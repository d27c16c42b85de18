import { chmodSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkText } from '../../../../src/language/checkDocument.ts'
import { contentOf, newFolder, read, run, write } from './stand.ts'

const CORPUS = 'tests/corpus/documents'

it('D-36 migrates every published document: what is read stays the same, and no former name is left', async () => {
  const folder = newFolder()
  const names = readdirSync(CORPUS)
  for (const name of names) write(folder, { [`layouts/${name}`]: readFileSync(join(CORPUS, name), 'utf8') })
  const { code, output } = await run(folder, 'migrate', folder)
  expect(code).toBe(0)
  expect(output).toContain('layouts/airtm.secret.json /body/1/secret: "secret" is a former name.')
  expect(output).toContain(
    'layouts/airtm.secret-override.json /body/1/override/email/secret: "secret" is a former name.',
  )
  expect(output).toMatch(/layouts\/airtm\.own-words\.json left to you: .*The label of the button has no amount/)
  for (const name of names) {
    const [before, after] = [readFileSync(join(CORPUS, name), 'utf8'), read(folder, 'layouts', name)]
    const { layout, problems } = checkText(after)
    expect(
      problems.filter(({ pointer }) => pointer.endsWith('/secret')),
      name,
    ).toEqual([])
    expect(layout, name).toEqual(checkText(before).layout)
    if (!before.includes('"secret"')) expect(after, name).toBe(before)
  }
})

it.each([
  ['"secret" : true', '"keep" : false'],
  ['"mask": "0", "secret": false', '"mask": "0"'],
  ['"secret": false, "mask": "0"', '"mask": "0"'],
])('turns %s into %s, keeps the formatting, and changes nothing the second time', async (from, to) => {
  const folder = newFolder()
  const field = (member: string) =>
    `{"layout": 1, "id": "a",\n "screen": "empty", "body": [\n\t{ "type": "field", "kind": "text", "name": "secret", ${member} }]}`
  write(folder, { 'layouts/empty.json': field(from) })
  await run(folder, 'migrate', folder)
  expect(read(folder, 'layouts/empty.json')).toBe(field(to))
  const before = contentOf(folder)
  expect((await run(folder, 'migrate', folder)).output).toContain('layouts/empty.json: nothing to migrate')
  expect(contentOf(folder)).toEqual(before)
})

it('reports a file that is not JSON, and goes on to the next', async () => {
  const folder = newFolder()
  write(folder, { 'layouts/complete.json': '{', 'layouts/empty.json': '{}' })
  const { code, output } = await run(folder, 'migrate', folder)
  expect(code).toBe(1)
  expect(output).toContain("layouts/complete.json: it can't be read: ")
  expect(output).toContain('layouts/empty.json: nothing to migrate')
})

it('reports a file that can’t be written, changes nothing in it, and goes on to the next', async () => {
  const folder = newFolder()
  const field = { type: 'field', kind: 'text', name: 'a', secret: true }
  const text = JSON.stringify({ layout: 1, id: 'a', screen: 'empty', body: [field] })
  // The name leaves no room for that of the temporary file.
  const long = `${'a'.repeat(250)}.json`
  write(folder, { [`layouts/${long}`]: text, 'layouts/empty.json': text })
  const { code, output } = await run(folder, 'migrate', folder)
  expect(code).toBe(1)
  expect(output).toContain(`layouts/${long}: it can't be written, and stays as it was: ENAMETOOLONG`)
  expect(output).not.toContain(`${long} /body`)
  expect(output).toContain('layouts/empty.json /body/0/secret: "secret" is a former name.')
  expect(read(folder, 'layouts', long)).toBe(text)
  expect(read(folder, 'layouts/empty.json')).toContain('"keep":')
})

it('writes what a link leads to, and keeps the link and the mode of the file', async () => {
  const folder = newFolder()
  const field = { type: 'field', kind: 'text', name: 'a', secret: true }
  write(folder, {
    'shared.json': JSON.stringify({ layout: 1, id: 'a', screen: 'empty', body: [field] }),
    'layouts/a.json': '{}',
  })
  chmodSync(join(folder, 'shared.json'), 0o640)
  symlinkSync('../shared.json', join(folder, 'layouts/empty.json'))
  await run(folder, 'migrate', folder)
  expect(lstatSync(join(folder, 'layouts/empty.json')).isSymbolicLink()).toBe(true)
  expect(read(folder, 'shared.json')).toContain('"keep":')
  expect(lstatSync(join(folder, 'shared.json')).mode & 0o777).toBe(0o640)
})
