import { describe, expect, it } from 'vitest'
import { blocks, fields } from '../../../schemas/layout/catalog.ts'
import { checkFile } from '../../../src/ops/checkFile.ts'
import { documentWith, linesOf, TEXTS } from './plant.ts'

const text = (words = 'empty.text') => ({ type: 'text', text: words })

it('reports every mistake of a document in one run, in the order of the file', () => {
  const lines = linesOf(
    documentWith(
      {
        type: 'row',
        gap: 'wide',
        children: [{ type: 'text', txt: 'x', when: 'user.curency == "EUR"' }, text('empty.txt')],
      },
      { type: 'button', label: 'empty.text', onPress: [{ do: 'refesh' }, { do: 'navigate', to: 'errrorPage' }] },
    ),
  )
  expect(lines.map((line) => line.replace(/^(\d+):\d+ +/, '$1 '))).toEqual([
    '3 E01  block 2 (row): "wide" is not allowed. Allowed: none, small, medium, large.',
    '3 E01  block 2 › text 1: "text" is missing.',
    '3 E01  block 2 › text 1: "txt" is not known here. Did you mean "text"?',
    '3 E05  block 2 › text 1: "user.curency" is not known: did you mean "currency"?',
    '3 E02  block 2 › text 2: "empty.txt" is not a translation key: did you mean "empty.text"?',
    '4 E01  block 3 (button): "refesh" is not an action. Did you mean "refresh"?',
    '4 E12  block 3 (button): "errrorPage" is not a page. Did you mean "errorPage"?',
  ])
})

it('looks into fallbacks, cases and empty lists as well', () => {
  const wrong = { type: 'note', text: { $: 'user.lng' } }
  const lines = linesOf(
    documentWith(
      { ...text(), fallback: wrong },
      { type: 'switch', on: 'deposit.status', cases: { waiting: [wrong] }, else: [wrong] },
      { type: 'repeat', each: 'methods.tiles', as: 'tile', key: 'tile.id', children: [], empty: [wrong] },
    ),
  )
  expect(lines.map((line) => line.slice(line.indexOf('block')))).toEqual(
    ['block 2 › fallback', 'block 3 › note', 'block 3 › note', 'block 4 › note'].map(
      (where) => `${where}: "user.lng" is not known: did you mean "lang"?`,
    ),
  )
})

it('points into a text past its escapes', () => {
  const [line] = linesOf(documentWith({ ...text(), when: 'user.lang == "\\"" && usr.lang == ""' }))
  const source = documentWith({ ...text(), when: 'user.lang == "\\"" && usr.lang == ""' })
  expect(line).toMatch(`3:${source.split('\n')[2]!.indexOf('usr') + 1}  E05`)
})

it.each([
  ['a missing comma', '{\n  "layout": 1\n  "id": "a"\n}', '3:3  E00  not JSON: A comma or "}" is missing before this.'],
  ['a comma too many', '{\n  "body": [1,\n  ]\n}', '2:13  E00  not JSON: Nothing follows this comma. Remove it.'],
  ['single quotes', "{\n  'layout': 1\n}", '2:3  E00  not JSON: A name in double quotes is expected here.'],
  ['a comment', '{\n  "layout": // one\n1}', '2:13  E00  not JSON: JSON has no comments. Remove it.'],
  ['a word', '{"layout": one}', '1:12  E00  not JSON: "one" is not a JSON value. Texts need double quotes.'],
  ['an open text', '{"id": "a\n}', '1:8  E00  not JSON: This text has no closing quote on its line.'],
  ['an open object', '{"id": {"a": 1', '1:8  E00  not JSON: The "{" has no "}".'],
  ['nothing', '', '1:1  E00  not JSON: The file is empty.'],
  ['spaces', ' \n\n', '1:1  E00  not JSON: The file is empty.'],
  ['no value', '{"id":', '1:7  E00  not JSON: The document ends too early.'],
  ['something after the end', '{}\n{}', '2:1  E00  not JSON: There is text after the end of the document. Remove it.'],
  [
    'a stray backslash',
    '{"id": "\\d"}',
    '1:8  E00  not JSON: This text contains a backslash or a control character that JSON does not know. Write \\\\ for \\.',
  ],
])('says where %s breaks the JSON', (_, source, line) => {
  expect(linesOf(source)).toEqual([line])
})

it('reports a duplicate key', () => {
  expect(
    linesOf(documentWith('#').replace('"#"', '{"type": "text", "text": "empty.txt", "text": "empty.text"}')),
  ).toEqual(['3:39  E00  block 2 (text): "text" is a duplicate key; only the last one counts'])
})

it.each([
  [
    'a file named otherwise',
    { layout: 1, id: 'a', screen: 'empty', body: [{ type: 'emptyState', title: 'empty.title' }] },
    '4:13  E01  document: the file is named complete.json, but is for the screen "empty": rename it to empty.json',
  ],
  [
    'an unknown screen',
    { layout: 1, id: 'a', screen: 'complet', body: [text()] },
    '4:13  E01  document: "complet" is not a screen. Did you mean "complete"?',
  ],
  [
    'a newer language',
    { layout: 2, id: 'a', screen: 'complete', body: [text()] },
    '2:13  E15  document: The document uses version 2 of the language; this widget supports 1.',
  ],
  [
    'an unknown member of the document',
    {
      layout: 1,
      id: 'a',
      screen: 'complete',
      bdy: [],
      body: [
        { type: 'statusPanel', status: { $: 'deposit.status' }, title: 'empty.title' },
        { type: 'summary', rows: [{ label: 'empty.text', value: 'empty.text' }] },
      ],
    },
    '5:10  E01  document: "bdy" is not known here. Did you mean "body"?',
  ],
])('reports %s', (_, document, line) => {
  expect(linesOf(document, { texts: TEXTS, screen: 'complete' })).toEqual([line])
})

it('tells which parts a screen lacks, the main button of a form by itself', () => {
  const form = { layout: 1, id: 'a', screen: 'deposit.redirect', body: [{ type: 'serverFields' }] }
  expect(linesOf(form)).toEqual([
    '5:11  E13  document: The screen "deposit.redirect" requires submit, which the document does not have.',
    '5:11  E14  document: The screen "deposit.redirect" requires field:amount, which the document does not have.',
  ])
})

it('does not call a part missing that is there and wrong', () => {
  const wrong = { layout: 1, id: 'a', screen: 'empty', body: [{ type: 'emptyState', titel: 'empty.title' }] }
  expect(linesOf(wrong).join()).not.toContain('E14')
})

it.each([
  ['before any of level 2', [{ type: 'heading', text: 'empty.text', level: 3 }], 1],
  [
    'after one of level 2',
    [
      { type: 'heading', text: 'empty.text' },
      { type: 'heading', text: 'empty.text', level: 3 },
    ],
    0,
  ],
  [
    'after one that is never on the screen with it',
    [
      {
        type: 'switch',
        on: 'deposit.status',
        cases: {
          waiting: [{ type: 'heading', text: 'empty.text' }],
          processed: [{ type: 'heading', text: 'empty.text', level: 3 }],
        },
      },
    ],
    1,
  ],
])('counts a heading of level 3 %s', (_, nodes, mistakes) => {
  const document = {
    layout: 1,
    id: 'a',
    screen: 'complete',
    body: [{ type: 'summary', rows: [{ label: 'empty.text', value: 'empty.text' }] }, ...nodes],
  }
  expect(linesOf(document).filter((line) => line.includes('E08'))).toHaveLength(mistakes)
})

it('counts nodes and levels, and says how much is used', () => {
  const nested = (levels: number): unknown => ({ type: 'stack', children: levels > 1 ? [nested(levels - 1)] : [] })
  expect(linesOf(documentWith(...Array(199).fill(text()), text())).filter((line) => line.includes('E10'))).toEqual([
    '202:1  E10  block 201 (text): The document has 201 nodes; 200 are allowed. Remove some, or draw what is alike with one "repeat" or "summary".',
  ])
  expect(linesOf(documentWith(nested(13))).join()).toContain('Nodes are nested 13 deep here; 12 are allowed.')
  expect(checkFile(documentWith(text(), nested(3)), { texts: TEXTS }).used).toMatch(
    /^5 of 200 nodes, 3 of 12 levels, \d+ of 65536 bytes$/,
  )
})

it('survives hostile files', () => {
  expect(linesOf(`${'['.repeat(20_000)}`)).toEqual(['1:102  E00  not JSON: The document is nested too deeply.'])
  expect(linesOf(`"${'é'.repeat(40_000)}"`).join()).toContain('E10')
  expect(linesOf(documentWith({ type: 'constructor' })).join()).toContain('"constructor" is not a node type')
  expect(
    linesOf(documentWith('#').replace('"#"', '{"type": "text", "text": "empty.text", "__proto__": {"a": 1}}')).join(),
  ).toContain('"__proto__" is not known here')
  for (const odd of ['null', '[]', '3', '{"body": 7}', '{"layout":1,"id":"a","screen":"empty","body":[null, [], 4]}'])
    expect(linesOf(odd).length).toBeGreaterThan(0)
})

it('knows the fields of the method that the document belongs to', () => {
  const document = documentWith(
    { type: 'serverFields', except: ['amount'], override: { cpff: { optional: true } } },
    { type: 'chips', source: 'form.chips', target: 'cfp', ariaLabel: 'empty.text' },
  )
  expect(linesOf(document)).toEqual([])
  expect(
    linesOf(document, {
      texts: TEXTS,
      serverFields: [{ name: 'cpf', value: '', isHidden: false, json: {} }],
    }),
  ).toEqual([
    '3:63  W06  block 2 (serverFields): the method has no field "cpff": did you mean "cpf"?',
    '4:48  E05  block 3 (chips): "cfp" is not a field of this document: did you mean "cpf"?',
  ])
})

/** The fields that an example refers to. */
function fieldsFor({ target, parts = [] }: { readonly target?: string; readonly parts?: readonly string[] }) {
  return [target ?? [], ...parts]
    .flat()
    .map((name) => ({ type: 'field', kind: name === 'amount' ? name : 'text', name, label: 'empty.text' }))
}

const NAMES_IN_EXAMPLES = {
  tile: 'methods.tiles',
  country: 'region.countries',
  offer: 'offers.list',
  bank: 'banks.list',
  box: 'boxes.list',
  network: 'crypto.networks',
}
const examples = [...Object.values(blocks), ...Object.values(fields)].flatMap(
  ({ examples: found }) => found as readonly { type: string; target?: string; parts?: readonly string[] }[],
)

it.each(examples.map((node) => [JSON.stringify(node).slice(0, 80), node] as const))(
  'finds nothing in the example %s',
  (_, node) => {
    const inLists = Object.entries(NAMES_IN_EXAMPLES).reduce<unknown>((inner, [as, each]) => {
      const words = JSON.stringify(node)
      return new RegExp(`"(?:source|[$])":"${as}\\b`).test(words) && !words.includes(`"as":"${as}"`)
        ? { type: 'repeat', each, as, key: `${as}.${as === 'box' ? 'id' : 'name'}`, children: [inner] }
        : inner
    }, node)
    const placed = node.type === 'step' ? { type: 'steps', next: 'next', back: 'back', children: [inLists] } : inLists
    expect(linesOf(documentWith(...fieldsFor(node), placed), {})).toEqual([])
  },
)

describe('O5 a part', () => {
  const form = (...nodes: readonly unknown[]) =>
    `{"layout": 1, "id": "a", "screen": "deposit.redirect", "body": [\n${nodes.map((node) => JSON.stringify(node)).join(',\n')}\n]}`
  const WHOLE = [{ use: 'payment.amount' }, { type: 'serverFields' }, { use: 'payment.submit' }]
  const around = { texts: undefined }

  it('is counted node by node', () => {
    const report = checkFile(form(...WHOLE), around)
    expect(report.findings).toEqual([])
    expect(report.used).toMatch(/^5 of 200 nodes, 2 of 12 levels, /)
  })

  it.each([
    [
      'an invalid name',
      form(...WHOLE.slice(0, 2), { use: 'payment.submt' }),
      ['4:8  E21  block 3: "payment.submt" is not a part. Did you mean "payment.submit"?'],
    ],
    [
      'a condition of its own',
      form(...WHOLE, { use: 'payment.notes', when: 'env.online' }),
      ['5:31  E01  block 4: "when" is not allowed beside "use".'],
    ],
    [
      'a place that is not always drawn',
      form(...WHOLE, { type: 'stack', when: 'env.online', children: [{ use: 'payment.notes' }] }),
      [
        '5:56  E14  block 4 › part "payment.notes" /body/0: The notes of a payment must always be shown, but these are not (env.online).',
      ],
    ],
    [
      'what it brings anyhow',
      form(...WHOLE, { type: 'note', text: 'form.deposit.unknown' }),
      [
        '5:1  W09  block 4 (note): "form.deposit.unknown" is in the part "payment.notes", which every payment includes: remove it here',
      ],
    ],
  ])('reports %s', (_, source, lines) => expect(linesOf(source, around)).toEqual(lines))

  it('with a mistake in it is reported where it is used, with its own pointer', () => {
    const part = { part: 'mine', description: 'Mine.', screens: ['empty'], body: [text('empty.txt')] }
    const parts = new Map([['mine', part]])
    expect(linesOf(documentWith(text(), { use: 'mine' }), { texts: TEXTS, parts })).toEqual([
      '4:8  E02  block 3 › part "mine" /body/0/text: "empty.txt" is not a translation key: did you mean "empty.text"?',
    ])
  })
})
