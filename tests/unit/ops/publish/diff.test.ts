import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { diffDocuments } from '../../../../src/ops/publish/diffDocuments.ts'
import { hashedName } from '../../../../src/ops/publish/fileName.ts'
import { copyMethod, edit, json, newFolder, read, run, served, write } from './stand.ts'

const field = (name: string, over: object = {}) => ({ type: 'field', kind: 'text', name, ...over })
const submit = (text: object) => ({ type: 'submit', label: { text } })
const note = (en: string, args?: object) => ({ type: 'note', text: { text: { en }, ...(args && { args }) } })
const link = (url: string, en = 'terms') => ({ links: { terms: { text: { text: { en } }, url } } })
const document = (...body: object[]) => ({ layout: 1, id: 'a', screen: 'deposit.redirect', body })
const rules = (...list: object[]) => ({ rules: list })

it.each<[string, object[], object[], string[]]>([
  ['nothing', [field('phone')], [field('phone')], []],
  [
    'a text in one language',
    [submit({ en: 'Pay', es: 'Pagar' })],
    [submit({ en: 'Pay', es: 'Pagar ahora' })],
    ['the pay button: label changed in es: “Pagar” → “Pagar ahora”'],
  ],
  [
    'words that are no text',
    [submit({ en: 'Pay', es: null, pt: { a: 1 } })],
    [submit({ en: 'Pay', es: { a: 1 }, hi: null })],
    [
      'the pay button: label changed in es: null → {"a":1}',
      'the pay button: label removed in pt (it was {"a":1})',
      'the pay button: label added in hi: null',
    ],
  ],
  [
    'a new and a removed language',
    [submit({ en: 'Pay', es: 'Pagar' })],
    [submit({ en: 'Pay', pt: 'Pagar' })],
    ['the pay button: label removed in es (it was “Pagar”)', 'the pay button: label added in pt: “Pagar”'],
  ],
  ['an added field', [field('email')], [field('phone'), field('email')], ['field phone: added']],
  ['a removed part', [{ use: 'payment.notes' }, field('email')], [field('email')], ['part payment.notes: removed']],
  [
    'a rule',
    [field('code', rules({ check: 'length', max: 100 }))],
    [field('code', rules({ check: 'length', max: 200 }))],
    ['field code: rule length › max changed: 100 → 200'],
  ],
  [
    'rules that come and go',
    [field('code', rules({ check: 'iban' }))],
    [field('code', rules({ check: 'luhn' }))],
    ['field code: rule iban removed', 'field code: rule luhn added'],
  ],
  ['a moved field', [field('a'), field('b'), field('c')], [field('c'), field('a'), field('b')], ['field c: moved']],
  ['a new note before an old one', [note('Old')], [note('New'), note('Old')], ['note “New”: added']],
  [
    'a node inside others',
    [{ type: 'stack', gap: 'small', children: [note('Old')] }],
    [{ type: 'stack', gap: 'large', children: [note('Old'), field('a')] }],
    ['stack: gap changed: “small” → “large”', 'field a: added'],
  ],
  ['a member that is gone', [field('a', { mask: '00' })], [field('a')], ['field a: mask removed (it was “00”)']],
  ['a condition', [note('a')], [{ ...note('a'), when: 'form.valid' }], ['note “a”: condition added: “form.valid”']],
  ['the kind of a field', [field('a')], [field('a', { kind: 'email' })], ['field a: kind changed: “text” → “email”']],
  [
    'the argument of a text',
    [note('{amount}', { amount: 'form.amountText' })],
    [note('{amount}', { amount: 'limits.min' })],
    ['note “{amount}”: text › args › amount changed: “form.amountText” → “limits.min”'],
  ],
  [
    'the address of a link',
    [field('terms', link('https://bank.example/1'))],
    [field('terms', link('https://bank.example/2'))],
    ['field terms: links › terms › url changed: “https://bank.example/1” → “https://bank.example/2”'],
  ],
  [
    'the words of a link',
    [field('terms', link('https://bank.example/1', 'terms'))],
    [field('terms', link('https://bank.example/1', 'rules'))],
    ['field terms: links › terms › text changed in en: “terms” → “rules”'],
  ],
  [
    'the arguments of the texts of a list',
    [{ type: 'summary', rows: [{ label: { text: { en: '{a}' }, args: { a: 'limits.min' } } }] }],
    [{ type: 'summary', rows: [{ label: { text: { en: '{a}' }, args: { a: 'limits.max' } } }] }],
    ['summary: row 1 › label › args › a changed: “limits.min” → “limits.max”'],
  ],
])('says %s in words', (_, before, after, lines) => {
  expect(diffDocuments(document(...before), document(...after))).toEqual(lines)
})

it('says a member of the document itself, and nothing of the order of members', () => {
  expect(diffDocuments({ id: 'a', minWidget: 1 }, { minWidget: 1, id: 'b' })).toEqual(['id changed: “a” → “b”'])
})

describe('diff', () => {
  async function stand() {
    const folder = newFolder()
    const oxxo = copyMethod(folder, 'oxxo')
    const live = join(folder, 'live')
    const go = (...args: string[]) => run(folder, ...args)
    await go('pack', oxxo, '--out', live)
    return { folder, oxxo, live, go, path: join(oxxo, 'layouts/deposit.redirect.json') }
  }

  it('compares with a folder and with a server, and gives 1 for a difference', async () => {
    const { go, live, oxxo, path } = await stand()
    expect(await go('diff', oxxo, '--live', live)).toEqual({ code: 0, output: 'What is live is the same.' })
    edit(path, '"1. Obtén la ficha"', '"1. Toma la ficha"')
    const { code, output } = await go('diff', oxxo, '--live', live)
    expect(code).toBe(1)
    expect(output).toBe(
      'deposit.redirect of oxxo: summary: row 1 › label changed in es: “1. Obtén la ficha” → “1. Toma la ficha”',
    )
    await served(live, async (url) => expect((await go('diff', oxxo, '--live', url)).output).toBe(output))
  })

  it('reports a document that is not a JSON object', async () => {
    const folder = newFolder()
    const method = copyMethod(folder, 'oxxo')
    const live = join(folder, 'live')
    await run(folder, 'pack', method, '--out', live)
    write(folder, { 'oxxo/layouts/deposit.redirect.json': '[]' })
    const { code, output } = await run(folder, 'diff', method, '--live', live)
    expect(output).toContain('deposit.redirect.json is not a layout. See: paywidget-layouts check')
    expect(output).not.toContain('removed')
    expect(code).toBe(1)
  })

  it('does not count formatting', async () => {
    const { go, live, oxxo, path, folder } = await stand()
    write(folder, { 'oxxo/layouts/deposit.redirect.json': JSON.stringify(JSON.parse(read(path))) })
    expect(await go('diff', oxxo, '--live', live)).toEqual({ code: 0, output: 'What is live is the same.' })
  })

  it('names a method of which nothing is live, a document that is gone, and rollouts', async () => {
    const { go, live, oxxo, folder, path } = await stand()
    const pse = copyMethod(folder, 'pse')
    expect((await go('diff', pse, '--live', live)).output).toContain(
      'deposit.redirect of pse: new, nothing is live for it',
    )
    edit(path, '"1. Obtén la ficha"', '"1. Toma la ficha"')
    await go('pack', oxxo, '--out', live, '--percent', '10')
    expect((await go('diff', oxxo, '--live', live)).output).toContain(
      'deposit.redirect of oxxo: this document is live for 10 % of the players.',
    )
    write(folder, { 'empty/oxxo/method.json': read(oxxo, 'method.json') })
    expect((await go('diff', join(folder, 'empty/oxxo'), '--live', live)).output).toContain(
      'deposit.redirect of oxxo: is live, and no longer in the folder',
    )
  })

  it('reports a rollout whose time is over, as status and check do', async () => {
    const { go, live, oxxo } = await stand()
    await go('pack', oxxo, '--out', live, '--percent', '10', '--until', '2099-01-02T03:04Z')
    expect((await go('status', live)).output).not.toContain('This rollout')
    const [row] = json(live, 'index.json').layouts.filter(({ screen }: { screen: string }) => screen === 'rollouts')
    const ended = read(live, row.file).replace('2099', '2020')
    const name = hashedName('rollouts', ended)
    write(live, { [name]: ended, 'index.json': read(live, 'index.json').replace(row.file, name) })
    const words = 'ended on 2020-01-02 at 03:04 UTC'
    expect((await go('status', live)).output).toContain(`This rollout ${words}: nobody gets it any more. Pack the`)
    expect((await go('diff', oxxo, '--live', live)).output).toContain(words)
    expect((await go('check', live)).output).toContain(words)
  })

  it('reports a rollout that has not begun', async () => {
    const { go, live, oxxo } = await stand()
    await go('pack', oxxo, '--out', live, '--percent', '10', '--from', '2099-01-02')
    expect((await go('status', live)).output).toContain('This rollout begins on 2099-01-02 at 00:00 UTC: nobody gets')
  })

  it('refuses published folders as input, and a folder that is not there', async () => {
    const { go, live, oxxo, folder } = await stand()
    for (const args of [
      ['diff', live, '--live', live],
      ['migrate', live],
    ])
      expect(await go(...args)).toMatchObject({ code: 2, output: expect.stringContaining('is a published folder') })
    const { code, output } = await go('diff', oxxo, '--live', join(folder, 'lives'))
    expect(output).toContain('There is no folder "lives".')
    expect(code).toBe(2)
  })

  it('explains a missing option', async () => {
    const { go, oxxo } = await stand()
    expect(await go('diff', oxxo)).toMatchObject({
      code: 2,
      output: expect.stringContaining('Say what to compare with'),
    })
  })
})
