import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../../src/ops/templates.ts'
import { contentOf, json, newFolder, run, write } from './publish/stand.ts'

describe.each(Object.keys(TEMPLATES))('new %s', (template) => {
  it('makes a folder that the check accepts without findings, and that can be published', async () => {
    const folder = newFolder()
    const method = join(folder, 'my_method')
    expect((await run(folder, 'new', template, method)).code).toBe(0)
    expect(Object.keys(contentOf(method))).toEqual(
      expect.arrayContaining(['cashier.json', 'method.json', 'story.json']),
    )
    expect(Object.values(contentOf(method)).join()).not.toContain('NAME')
    const { code, output } = await run(folder, 'check', method)
    expect(output).toMatch(/^(my_method\/layouts\/.* nodes.*\n)+0 errors, 0 warnings in \d files\.$/)
    expect(code).toBe(0)
    expect((await run(folder, 'pack', method, '--out', join(folder, 'live'))).output).toContain(
      'deposit.redirect of my_method',
    )
  })

  it('has a response in which every value of its own page has a line', async () => {
    const folder = newFolder()
    const method = join(folder, 'my_method')
    await run(folder, 'new', template, method)
    const files = contentOf(method)
    const read = [...(files['layouts/deposit.invoice.json'] ?? '').matchAll(/"invoice\.lines\.(\w+)"/g)].map(
      ([, name]) => name,
    )
    const [answer] = json(method, 'cashier.json').answers
    const lines = (answer.apiResponse.unifiedFlow?.requisites ?? []).map(({ name }: { name: string }) => name)
    expect(lines).toEqual(expect.arrayContaining(read))
  })
})

it.each<[string, string[], string]>([
  ['no name', ['new', 'qr'], 'Name a template and the new method.'],
  ['a misspelt template', ['new', 'vouchr', 'a'], 'There is no template "vouchr". Did you mean "voucher"?'],
  ['an invalid name', ['new', 'qr', 'my method'], '"my method" is not a valid name for a method'],
  ['a folder that exists', ['new', 'qr', 'fixtures'], '"fixtures" exists already.'],
])('explains %s', async (_, args, sentence) => {
  expect(await run('', ...args)).toMatchObject({ code: 2, output: expect.stringContaining(sentence) })
})

it('makes no method whose name begins with a sign', async () => {
  const folder = newFolder()
  const { code, output } = await run(folder, 'new', 'qr', join(folder, '_qr'))
  expect(output).toContain('"_qr" is not a valid name for a method')
  expect(code).toBe(2)
})

it('says in a sentence that a folder can’t be written, and leaves nothing', async () => {
  const folder = newFolder()
  write(folder, { file: '' })
  const { code, output } = await run(folder, 'new', 'qr', join(folder, 'file/my_qr'))
  expect(output).toMatch(/^file\/my_qr\/\S+ can't be written: ENOTDIR.*\. Nothing was made\.$/)
  expect(code).toBe(1)
  expect(contentOf(folder)).toEqual({ file: '' })
})

it('takes a name with a slash at the end, as shells complete it', async () => {
  const folder = newFolder()
  expect((await run(folder, 'new', 'qr', `${join(folder, 'methods/my_qr')}/`)).code).toBe(0)
  expect(json(folder, 'methods/my_qr/method.json').name).toBe('my_qr')
})
