import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../../schemas/layout/document.ts'
import { checkDocument, checkText } from '../../../src/language/checkDocument.ts'
import { emptyScreen, formScreen, SUBMIT, TEXT, WRONG_NOTE } from './documents.ts'

const found = (json: unknown) =>
  checkDocument(json).problems.map(({ code, pointer, isHandled }) => `${code} ${pointer}${isHandled ? ' handled' : ''}`)
const typesOf = (json: unknown) => checkDocument(json).layout?.body.map(({ type }) => type)

it('passes a good document and keeps its nodes in order', () => {
  expect(found(emptyScreen(TEXT))).toEqual([])
  expect(typesOf(emptyScreen(TEXT, { type: 'divider', optional: true }))).toEqual(['emptyState', 'text'])
})

it('draws the fallback of a node that can not be drawn', () => {
  const document = emptyScreen({ ...WRONG_NOTE, fallback: TEXT })
  expect(typesOf(document)).toEqual(['emptyState', 'text'])
  expect(found(document)).toEqual(['E01 /body/1/tone handled'])
})

it('goes down a row of fallbacks, and refuses when the last one is wrong too', () => {
  expect(typesOf(emptyScreen({ type: 'a1', fallback: { type: 'b2', fallback: TEXT } }))).toEqual(['emptyState', 'text'])
  expect(typesOf(emptyScreen({ type: 'a1', fallback: WRONG_NOTE }))).toBeUndefined()
})

it('lets a fallback carry the id and the field name of what it stands in for', () => {
  const field = { type: 'field', kind: 'text', id: 'cpf', name: 'cpf', label: 'field.cpf' }
  const document = formScreen({ ...field, tone: 'new', fallback: field })
  expect(found(document)).toEqual(['E01 /body/2/tone handled'])
  expect(typesOf(document)?.filter((type) => type === 'field')).toHaveLength(2)
})

it('drops what only decorates, and an unknown node that its author calls optional', () => {
  const document = emptyScreen({ type: 'text', txt: 'x' }, { type: 'hologram', optional: true })
  expect(typesOf(document)).toEqual(['emptyState'])
  expect(checkDocument(document).problems.every(({ isHandled }) => isHandled)).toBe(true)
})

it.each([
  ['a wrong node', WRONG_NOTE],
  ['an unknown node', { type: 'hologram' }],
  ['a wrong node that is called optional', { ...WRONG_NOTE, optional: true }],
  [
    'a field of an unknown kind that may stay empty',
    { type: 'field', kind: 'iris', name: 'a', label: 'empty.text', optional: true },
  ],
  ['a wrong node inside another', { type: 'stack', children: [WRONG_NOTE] }],
  ['a wrong expression', { ...WRONG_NOTE, tone: 'warn', when: 'user.lang ==' }],
  [
    'a wrong expression in the dress of a server field',
    { type: 'serverFields', override: { a: { hint: { $: 'metod.name' } } } },
  ],
  ['an unknown page', { type: 'link', label: 'empty.text', onPress: [{ do: 'navigate', to: 'nowhere' }] }],
  ['an item named like a scope', { type: 'repeat', each: 'methods.tiles', as: 'user', key: 'user.id', children: [] }],
  [
    'an id that stands twice',
    {
      type: 'stack',
      children: [
        { type: 'row', id: 'a' },
        { type: 'row', id: 'a' },
      ],
    },
  ],
])('refuses the whole document for %s', (_, node) => {
  const { layout, problems } = checkDocument(emptyScreen(node))
  expect(layout).toBeUndefined()
  expect(problems.some(({ isHandled }) => !isHandled)).toBe(true)
})

it('refuses a screen that lost a part it needs, even where the loss was handled', () => {
  const { body, ...rest } = emptyScreen()
  expect(found({ ...rest, body: [{ ...(body[0] as object), icon: 'no', fallback: TEXT }] })).toEqual([
    'E01 /body/0/icon handled',
    'E14 /body',
  ])
  const form = formScreen()
  expect(found({ ...form, body: [form.body[0]] })).toEqual(['E14 /body', 'E13 /body'])
})

it('finds a needed part inside containers, cases and empty lists', () => {
  const [emptyState] = emptyScreen().body
  const within = (node: unknown) => checkDocument({ ...emptyScreen(), body: [node] }).layout
  expect(within({ type: 'stack', children: [emptyState] })).toBeDefined()
  expect(within({ type: 'switch', on: 'user.lang', cases: { en: [emptyState] } })).toBeDefined()
  expect(
    within({ type: 'repeat', each: 'region.countries', as: 'one', key: 'one.code', children: [], empty: [emptyState] }),
  ).toBeDefined()
})

it('keeps `optional` of a field as its own property', () => {
  const email = { type: 'field', kind: 'text', name: 'email', label: 'field.email', optional: true }
  expect(checkDocument(formScreen(email)).layout?.body.at(-2)?.plain.optional).toBe(true)
})

it.each([
  'https://user@evil.example/',
  'https://user:pass@evil.example/',
  'https:///evil.example',
  'https://evil.example\\\\@good.example/',
  'https://good.example/\u202e',
  'https://',
])('S15 SEC-01 refuses a link to %j', (url) => {
  const links = { terms: { text: 'empty.text', url } }
  const consent = { type: 'field', kind: 'checkbox', name: 'consent', label: 'field.consent', links }
  expect(found(formScreen(consent))).toEqual(['E07 /body/2/links/terms/url'])
  links.terms.url = 'https://good.example/terms?a=1#b'
  expect(found(formScreen(consent))).toEqual([])
})

it('leaves a document of a newer language to newer builds, without reading on', () => {
  expect(found({ layout: 2, everything: 'else' })).toEqual(['E15 /layout'])
})

it.each([
  ['E01 /screen', { ...emptyScreen(), screen: 'emty' }],
  ['E01 ', null],
  ['E01 ', []],
  ['E01 ', 7],
])('reports %s', (problem, json) => {
  expect(found(json)).toContain(problem)
})

it('refuses a document of another screen than the one that is asked for', () => {
  const { layout, problems } = checkDocument(emptyScreen(), 'complete')
  expect(layout).toBeUndefined()
  expect(problems[0]?.message).toBe('The document is for the screen "empty", not for "complete".')
})

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('B6 B18 knows no node of the type %s', (type) => {
  expect(found(emptyScreen({ type }))).toEqual(['E01 /body/1/type'])
  expect(found(emptyScreen({ type: 'field', kind: type, name: 'a', label: 'empty.text' }))).toEqual([
    'E01 /body/1/kind',
  ])
})

it('B6 B18 treats "__proto__" as any other unknown property', () => {
  const source = JSON.stringify(emptyScreen('#')).replace('"#"', '{"type":"note","__proto__":{"text":"empty.text"}}')
  const { layout, problems } = checkText(source)
  expect(layout).toBeUndefined()
  expect(problems.map(({ pointer }) => pointer)).toContain('/body/1/__proto__')
})

it('B18 refuses a depth bomb before any recursion', () => {
  const bomb = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
  expect(checkText(bomb).problems).toMatchObject([{ code: 'E10', pointer: '' }])
  let nested: unknown = 1
  for (let i = 0; i < 100_000; i++) nested = [nested]
  expect(checkDocument(nested).problems).toMatchObject([{ code: 'E10' }])
})

it('B18 refuses nodes nested too deeply, and not those just deep enough', () => {
  const nested = (levels: number): unknown => ({ type: 'stack', children: levels > 1 ? [nested(levels - 1)] : [] })
  expect(found(emptyScreen(nested(LIMITS.depth)))).toEqual([])
  expect(found(emptyScreen(nested(LIMITS.depth + 1)))).toEqual([`E10 /body/1${'/children/0'.repeat(LIMITS.depth)}`])
})

it('B18 refuses too many nodes with one problem, although each of them only decorates', () => {
  const stack = (count: number) => ({ type: 'stack', children: Array(count).fill(TEXT) })
  expect(found(emptyScreen(stack(59), stack(60), stack(60), stack(15)))).toEqual([])
  expect(found(emptyScreen(stack(60), stack(60), stack(60), stack(60)))).toEqual(['E10 /body/4/children/15'])
})

it('B18 counts the size of a document in bytes', () => {
  const sized = (words: string) => JSON.stringify(emptyScreen({ type: 'text', text: { text: { en: words } } }))
  const padded = (bytes: number) => sized('x').padEnd(bytes)
  expect(checkText(padded(LIMITS.bytes)).layout).toBeDefined()
  expect(checkText(padded(LIMITS.bytes + 1)).problems).toMatchObject([{ code: 'E10' }])
  expect(checkText(`"${'é'.repeat(LIMITS.bytes / 2)}"`).problems).toMatchObject([{ code: 'E10' }])
})

it.each(['', '{', 'null', '[1,', '"x"', '{"layout":1}', '\u0000'])(
  'never throws, whatever the text holds: %j',
  (source) => {
    expect(checkText(source).layout).toBeUndefined()
    expect(checkText(source).problems.length).toBeGreaterThan(0)
  },
)

describe('what a screen offers', () => {
  it.each([
    ['data of a form', { type: 'note', text: { $: 'form.amountText' } }, 'E05', '"form"'],
    ['a condition on a deposit', { type: 'note', text: 'empty.text', when: 'deposit.id != ""' }, 'E05', '"deposit"'],
    [
      'a payment',
      { type: 'button', label: 'empty.text', onPress: [{ do: 'deposit.create' }] },
      'E20',
      '"deposit.create"',
    ],
    [
      'a page to pay on',
      { type: 'button', label: 'empty.text', onPress: [{ do: 'deposit.openPage' }] },
      'E20',
      '"deposit.openPage"',
    ],
  ])('is all that its document names: %s is refused', (_, node, code, name) => {
    const { layout, problems } = checkDocument(emptyScreen(node))
    expect(layout).toBeUndefined()
    expect(problems).toEqual([
      expect.objectContaining({ code, message: expect.stringContaining(`The screen "empty" has no ${name}.`) }),
    ])
  })

  it('an item of a list may not be named as data of another screen', () => {
    const list = { type: 'repeat', each: 'region.countries', as: 'form', key: 'user.lang', children: [] }
    expect(checkDocument(emptyScreen(list)).problems).toMatchObject([{ code: 'E09', pointer: '/body/1/as' }])
  })
})

describe('E17 a form in steps', () => {
  const step = (...children: readonly unknown[]) => ({ type: 'step', title: 'empty.title', children })
  const steps = (...children: readonly unknown[]) => ({
    ...{ type: 'steps', next: 'form.steps.next', back: 'form.steps.back' },
    children,
  })
  const problemsOf = (...nodes: readonly unknown[]) =>
    checkDocument(formScreen(...nodes)).problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

  it('is drawn where it is one and ends with its button', () => {
    expect(problemsOf(steps(step(TEXT), step({ type: 'stack', children: [SUBMIT] })))).toEqual([])
  })

  it.each([
    ['two at once', [steps(step(SUBMIT)), steps(step(TEXT))], '/body/2 a form can have only one "steps"'],
    ['steps in steps', [steps(step(steps(step(TEXT))), step(SUBMIT))], '/body/1/children/0/children/0 "steps" can\'t'],
    ['a step by itself', [step(TEXT), SUBMIT], '/body/1 "step" is allowed only in "steps"'],
    ['something else among the steps', [steps(TEXT, step(SUBMIT))], '/body/1/children/0 "steps" can contain only'],
    ['a button before the last step', [steps(step(SUBMIT), step(TEXT))], '/body/1/children/0/children/0 "submit"'],
    ['a button beside the steps', [steps(step(TEXT)), SUBMIT], '/body/2 "submit" must be in the last "step"'],
  ])('is refused with %s', (_, nodes, problem) => {
    expect(checkDocument(formScreen(...nodes)).layout).toBeUndefined()
    expect(problemsOf(...nodes)).toEqual([expect.stringContaining(`E17 ${problem}`)])
  })
})
