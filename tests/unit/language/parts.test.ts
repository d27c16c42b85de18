import { describe, expect, it } from 'vitest'
import { LIMITS, type PartJson } from '../../../schemas/layout/document.ts'
import type { CheckedNode } from '../../../src/language/CheckedLayout.ts'
import { checkDocument, checkText } from '../../../src/language/checkDocument.ts'
import { PARTS } from '../../../src/language/parts.ts'
import { emptyScreen, SUBMIT, TEXT } from './documents.ts'

const AMOUNT = { type: 'field', kind: 'amount', name: 'amount', label: 'form.amountInput.label' }
const SERVER = { type: 'serverFields' }
const FORGE = { do: 'setField', field: 'amount', value: { $: 'limits.max' } }
const use = (part: string) => ({ use: part })
const form = (...body: readonly unknown[]) => ({ layout: 1, id: 'form', screen: 'deposit.redirect', body })
const button = (...onPress: readonly unknown[]) => ({ type: 'button', label: 'empty.text', onPress })

/** Parts with these names and nodes, allowed on both screens of these tests. */
const partsOf = (parts: Readonly<Record<string, readonly unknown[]>>) =>
  new Map(
    Object.entries(parts).map(([part, body]) => [
      part,
      { part, description: part, screens: ['empty', 'deposit.redirect'], body } as PartJson,
    ]),
  )

const check = (json: unknown, parts: Readonly<Record<string, readonly unknown[]>>) =>
  checkDocument(json, undefined, { parts: partsOf(parts) })

const said = ({ problems }: ReturnType<typeof checkDocument>) =>
  problems.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)

describe('O5 a part', () => {
  it('is replaced by its nodes wherever nodes are listed, and each node has its own pointer', () => {
    const cases = { en: [use('two'), TEXT] }
    const nodes = [use('two'), { type: 'stack', children: [use('two')] }, { type: 'switch', on: 'user.lang', cases }]
    const { layout, problems } = check(emptyScreen(...nodes), { two: [TEXT, { type: 'note', text: 'empty.text' }] })
    expect(problems).toEqual([])
    expect(pointersOf(layout?.body.slice(1) ?? [])).toEqual([
      '/body/1/use/0',
      '/body/1/use/1',
      '/body/2',
      '/body/2/children/0/use/0',
      '/body/2/children/0/use/1',
      '/body/3',
      '/body/3/cases/en/0/use/0',
      '/body/3/cases/en/0/use/1',
      '/body/3/cases/en/1',
    ])
  })

  it.each([
    ['unknown', use('payment.note'), 'E21 /body/1/use "payment.note" is not a part. Did you mean "payment.notes"?'],
    ['unknown and similar to none', use('constructor'), 'E21 /body/1/use "constructor" is not a part.'],
    ['not a string', { use: 7 }, 'E21 /body/1/use 7 is not a part.'],
    ['an object instead of a string', { use: { toString: 1 } }, 'E21 /body/1/use {"toString":1} is not a part.'],
    [
      'for another screen',
      use('payment.notes'),
      'E21 /body/1/use The part "payment.notes" is for "deposit.redirect" and "deposit.cash" and "deposit.onramp", not for "empty".',
    ],
  ])('that is %s refuses the document', (_, node, problem) => {
    const result = checkDocument(emptyScreen(node))
    expect(result.layout).toBeUndefined()
    expect(said(result)).toEqual([problem])
  })

  it('is refused with a condition or any other member beside it, and as a fallback', () => {
    const result = check(emptyScreen({ use: 'two', when: 'env.online', __proto: 1 }), { two: [TEXT] })
    expect(said(result)).toEqual([
      'E01 /body/1/when "when" is not allowed beside "use".',
      'E01 /body/1/__proto "__proto" is not allowed beside "use".',
    ])
    expect(check(emptyScreen({ type: 'hologram', fallback: use('two') }), { two: [TEXT] }).layout).toBeUndefined()
    expect(check(emptyScreen({ type: 'note', text: 'empty.text', use: 'two' }), { two: [TEXT] }).layout).toBeUndefined()
  })

  it('B18 can’t use another part, so that no recursion is possible', () => {
    const circle = { round: [{ type: 'stack', children: [use('round')] }] }
    const result = check(emptyScreen(use('round')), circle)
    expect(said(result)).toEqual(['E21 /body/1/use/0/children/0/use A part can\'t use another part: "round".'])
    expect(check(emptyScreen(use('a')), { a: [use('b')], b: [TEXT] }).layout).toBeUndefined()
  })

  it('has its problems reported with the pointer of the `use` and the pointer inside the part', () => {
    const wrong = { a: [TEXT, { type: 'stack', children: [{ ...TEXT, when: 'usr.lang == "en"' }] }] }
    expect(said(check(emptyScreen(TEXT, use('a')), wrong))).toEqual([
      expect.stringMatching(/^E05 \/body\/2\/use\/1\/children\/0\/when /),
    ])
  })

  it('must not repeat a field name of the document', () => {
    expect(said(checkDocument(form(use('payment.amount'), SERVER, SUBMIT, use('payment.amount'))))).toContain(
      'E09 /body/3/use/0/children/0/name The field name "amount" is used twice in the document.',
    )
  })
})

describe('S13 limits the size of a document with its parts inserted:', () => {
  const many = (count: number) => Array.from({ length: count }, () => use('a'))

  it('the number of nodes', () => {
    const ten = { a: Array(10).fill(TEXT) }
    expect(check(emptyScreen(...many(19)), ten).layout).toBeDefined()
    expect(said(check(emptyScreen(...many(20)), ten))).toEqual([`E10 /body/20/use/9 More than ${LIMITS.nodes} nodes.`])
  })

  it('the depth', () => {
    const nested = (levels: number): unknown => ({ type: 'stack', children: levels > 1 ? [nested(levels - 1)] : [] })
    const inStacks = (levels: number) => ({
      type: 'stack',
      children: [{ type: 'stack', children: [use(`${levels}`)] }],
    })
    const parts = { 10: [nested(10)], 11: [nested(11)] }
    expect(check(emptyScreen(inStacks(10)), parts).layout).toBeDefined()
    expect(said(check(emptyScreen(inStacks(11)), parts)).join()).toContain('E10')
  })

  it('the bytes', () => {
    const words = { type: 'text', text: { text: { en: 'x'.repeat(500) } } }
    const parts = partsOf({ a: Array(20).fill(words) })
    const checked = (count: number) => {
      const source = JSON.stringify(emptyScreen(...many(count)))
      return checkDocument(JSON.parse(source), undefined, { parts, bytes: source.length })
    }
    expect(checked(6).layout).toBeDefined()
    expect(said(checked(7))).toEqual(['E10  The document is longer than 65536 bytes, including the parts it uses.'])
  })

  it('and reports fewer than ten problems for the longest document that consists of parts', () => {
    const stacks = Array.from({ length: 50 }, () => ({ type: 'stack', children: Array(50).fill(use('payment.notes')) }))
    for (const name of ['payment.notes', 'no.such.part']) {
      const source = JSON.stringify(form(...stacks)).replaceAll('payment.notes', name)
      const { layout, problems } = checkText(source)
      expect(layout).toBeUndefined()
      expect(problems.some(({ code }) => code === 'E10')).toBe(true)
    }
    expect(checkText(JSON.stringify(form(...stacks))).problems.length).toBeLessThan(10)
  })
})

describe('S2 I4 I24 the required elements of a payment are enforced inside parts as well:', () => {
  const PARTS_OF_A_PAYMENT = {
    amount: [AMOUNT],
    server: [SERVER],
    submit: [SUBMIT],
    sometimes: [{ type: 'stack', when: 'env.online', children: [SUBMIT] }],
    amountSometimes: [{ ...AMOUNT, show: 'env.online' }],
    serverInCase: [{ type: 'switch', on: 'user.lang', cases: { en: [SERVER] } }],
    forge: [button(FORGE)],
    pays: [button({ do: 'deposit.create' })],
    forgeAndPay: [{ ...SUBMIT, onPress: [FORGE, { do: 'deposit.create' }] }],
    lies: [{ ...SUBMIT, label: { text: { en: 'Pay 1.00' } } }],
    chips: [{ type: 'chips', source: 'exp.amounts', target: 'amount', ariaLabel: 'form.chips.label' }],
    replaces: [{ type: 'field', kind: 'hidden', name: 'amount' }],
  }
  const refusal = (...body: readonly unknown[]) => {
    const { layout, problems } = check(form(...body), PARTS_OF_A_PAYMENT)
    return `${layout === undefined ? 'refused' : 'drawn'} ${problems.map(({ code, pointer }) => `${code} ${pointer}`)}`
  }
  const WHOLE = [use('amount'), use('server'), use('submit')]
  const around = (node: unknown): readonly (readonly [string, unknown])[] => [
    ['under a condition', { type: 'stack', when: 'env.online', children: [node] }],
    ['two levels below a condition', { type: 'card', when: 'false', children: [{ type: 'stack', children: [node] }] }],
    ['in a case of a switch', { type: 'switch', on: 'user.lang', cases: { en: [node] } }],
    ['in the else of a switch', { type: 'switch', on: 'user.lang', cases: { en: [TEXT] }, else: [node] }],
    [
      'in an item of a list',
      { type: 'repeat', each: 'form.chips', as: 'chip', key: 'chip.value', children: [node], ariaLabel: 'empty.text' },
    ],
    [
      'as the fallback of an invalid node under a condition',
      {
        type: 'stack',
        when: 'env.online',
        children: [{ type: 'hologram', fallback: { type: 'stack', children: [node] } }],
      },
    ],
  ]

  it('a form that consists of parts only is accepted', () => expect(refusal(...WHOLE)).toBe('drawn '))

  it.each(
    ['amount', 'server', 'submit'].flatMap((part, at) =>
      around(use(part)).map(([where, node]) => [part, where, node, at] as const),
    ),
  )('the part "%s" %s is refused', (_, _where, node, at) => {
    expect(refusal(...WHOLE.with(at, node as { use: string }))).toMatch(new RegExp(`^refused .*E14 /body/${at}/`))
  })

  it.each(around(use('payment.notes')))('the notes of a payment %s are refused', (_, node) => {
    const { layout, problems } = checkDocument(form(AMOUNT, SERVER, SUBMIT, node))
    expect(layout).toBeUndefined()
    expect(said({ layout, problems }).at(-1)).toMatch(
      /^E14 \/body\/3\/.*\/use\/0 The notes of a payment must always be shown/,
    )
  })

  it.each([
    [
      'a main button under a condition',
      [use('amount'), use('server'), use('sometimes')],
      'E14 /body/2/use/0/children/0',
    ],
    [
      'an amount that is shown conditionally',
      [use('amountSometimes'), use('server'), use('submit')],
      'E14 /body/0/use/0',
    ],
    ['server fields in a case of a switch', [use('amount'), use('serverInCase'), use('submit')], 'E14 /body/1/use/0'],
    ['a button that sets the amount', [...WHOLE, use('forge')], 'E19 /body/3/use/0'],
    ['a second button that pays', [...WHOLE, use('pays')], 'E19 /body/3/use/0'],
    ['a second main button', [...WHOLE, use('submit')], 'E19 /body/3/use/0'],
    [
      'a main button that sets the amount and pays',
      [use('amount'), use('server'), use('forgeAndPay')],
      'E19 /body/2/use/0',
    ],
    [
      'a main button whose label shows another amount',
      [use('amount'), use('server'), use('lies')],
      'E19 /body/2/use/0',
    ],
    ['amount chips from another source', [...WHOLE, use('chips')], 'E19 /body/3/use/0'],
    ['a second field named amount', [...WHOLE, use('replaces')], 'E09 /body/3/use/0/name'],
  ])('%s is refused', (_, body, problem) => {
    expect(refusal(...body)).toMatch(/^refused /)
    expect(refusal(...body)).toContain(problem)
  })
})

describe('O5 the required parts of a payment are inserted automatically:', () => {
  const bare = { type: 'submit', label: SUBMIT.label, onPress: SUBMIT.onPress }
  const drawn = (...body: readonly unknown[]) => {
    const { layout, problems } = checkDocument(form(...body))
    expect(problems).toEqual([])
    return withoutBonus(layout!.body)
  }
  const noteCount = PARTS.get('payment.notes')!.body.length
  const isNotes = (nodes: readonly CheckedNode[], at: string) =>
    nodes.map(({ pointer }) => pointer).join() === Array.from({ length: noteCount }, (_, n) => `${at}/${n}`).join()

  it('the notes above a main button without them', () => {
    const body = drawn(AMOUNT, SERVER, bare)
    expect(isNotes(body.slice(2, -1), '/payment.notes')).toBe(true)
    expect(body.at(-1)?.type).toBe('submit')
  })

  it('the notes above the button in a footer, above a row with the button, and below steps', () => {
    const [, , footer] = drawn(AMOUNT, SERVER, { type: 'footer', children: [bare] })
    expect(isNotes(footer!.children.slice(0, -1), '/payment.notes')).toBe(true)
    const inRow = drawn(AMOUNT, SERVER, { type: 'row', children: [bare, button({ do: 'back' })] })
    expect(isNotes(inRow.slice(2, -1), '/payment.notes')).toBe(true)
    const steps = {
      ...{ type: 'steps', next: 'form.steps.next', back: 'form.steps.back' },
      children: [
        { type: 'step', title: 'empty.title', children: [AMOUNT, SERVER] },
        { type: 'step', title: 'empty.text', children: [bare] },
      ],
    }
    const inSteps = drawn(TEXT, steps, TEXT)
    expect(inSteps.map(({ type }) => type).slice(0, 2)).toEqual(['text', 'steps'])
    expect(isNotes(inSteps.slice(2, -1), '/payment.notes')).toBe(true)
  })

  it('no notes if the document contains them', () => {
    const body = drawn({ type: 'stack', children: [use('payment.notes')] }, AMOUNT, SERVER, bare)
    expect(isNotes(body[0]!.children, '/body/0/children/0/use')).toBe(true)
    expect(body.slice(1).map(({ type }) => type)).toEqual(['field', 'serverFields', 'submit'])
  })

  it('the notes if the node that contained them was replaced by its fallback', () => {
    const wrong = { type: 'stack', when: 'nobody.knows', children: [use('payment.notes')], fallback: TEXT }
    const { layout } = checkDocument(form(wrong, AMOUNT, SERVER, bare))
    expect(isNotes(withoutBonus(layout!.body).slice(3, -1), '/payment.notes')).toBe(true)
  })

  const bonusCount = PARTS.get('payment.bonus')!.body.length
  const bonusAt = (nodes: readonly CheckedNode[]) => {
    const at = nodes.findIndex(isOfBonus)
    expect(nodes.slice(at, at + bonusCount).every(isOfBonus)).toBe(true)
    return at
  }
  const bodyOf = (...body: readonly unknown[]) => checkDocument(form(...body)).layout!.body
  const chips = { type: 'chips', source: 'form.chips', target: 'amount', ariaLabel: 'empty.text' }

  it('N13 the bonus directly below the amount and its chips', () => {
    expect(bonusAt(bodyOf(TEXT, AMOUNT, SERVER, bare))).toBe(2)
    expect(bonusAt(bodyOf(AMOUNT, chips, SERVER, bare))).toBe(2)
    expect(bonusAt(bodyOf(SERVER, bare, AMOUNT))).toBe(PARTS.get('payment.notes')!.body.length + 3)
  })

  it('N13 the bonus in the card or the step of the amount, and below a row with the amount', () => {
    const [card] = bodyOf({ type: 'card', children: [AMOUNT, chips, TEXT] }, SERVER, bare)
    expect(bonusAt(card!.children)).toBe(2)
    expect(bonusAt(bodyOf({ type: 'row', children: [AMOUNT, TEXT] }, SERVER, bare))).toBe(1)
    const steps = {
      ...{ type: 'steps', next: 'form.steps.next', back: 'form.steps.back' },
      children: [
        { type: 'step', title: 'empty.title', children: [TEXT] },
        { type: 'step', title: 'empty.text', children: [AMOUNT, SERVER, bare] },
      ],
    }
    expect(bonusAt(bodyOf(steps)[0]!.children[1]!.children)).toBe(1)
  })

  const ownBadge = (text: string) => ({ type: 'bonusBadge', title: { $: 'bonus.title' }, text: { $: text } })
  const automatic = { type: 'text', when: 'bonus.automatic', text: 'bonus.automatic.form' }
  const toggle = {
    ...{ type: 'toggle', label: 'bonus.switch', on: 'bonus.mode == "with_bonus"' },
    onPress: [{ do: 'bonus.toggle' }],
  }

  it.each([
    ['its wagering requirement', [ownBadge('bonus.minDeposit'), automatic, toggle]],
    ['that it was added automatically', [ownBadge('bonus.condition'), toggle]],
    ['the switch', [ownBadge('bonus.condition'), automatic]],
    ['all of these', [{ type: 'bonusBadge', title: { $: 'bonus.title' } }]],
  ])('U10 D-72 the bonus replaces a badge of the document that leaves out %s', (_, nodes) => {
    const [, card] = bodyOf(AMOUNT, { type: 'card', children: nodes }, SERVER, bare)
    expect(bonusAt(card!.children)).toBe(0)
    expect(card!.children).toHaveLength(bonusCount)
  })

  it('U10 N13 the bonus keeps the condition of the badge that it replaces', () => {
    const when = 'user.lang == "ru"'
    const [, stack] = bodyOf(AMOUNT, { ...ownBadge('bonus.condition'), when }, SERVER, bare)
    expect(stack).toMatchObject({ type: 'stack', when: { source: when } })
    expect(bonusAt(stack!.children)).toBe(0)
  })

  it('U10 N13 the bonus replaces two badges once, under both conditions joined with or', () => {
    const [paid, free] = ['user.lang == "ru"', 'env.online'].map((when) => ({ ...ownBadge('bonus.condition'), when }))
    const [, stack, ...rest] = bodyOf(AMOUNT, paid, TEXT, free, SERVER, bare)
    expect(stack).toMatchObject({ type: 'stack', when: { source: '(user.lang == "ru") || (env.online)' } })
    expect(bonusAt(stack!.children)).toBe(0)
    expect(rest.filter(isOfBonus)).toEqual([])
  })

  it.each([
    ['bonus.mode == "with_bonus"', [TEXT, SERVER]],
    ['bonus.available && !bonus.isFreespin', [{ ...ownBadge('bonus.wager'), when: 'false' }, SERVER]],
  ])('U10 the bonus does not keep a condition of the badge about the bonus: %s', (when, others) => {
    const body = bodyOf(AMOUNT, { ...ownBadge('bonus.condition'), when }, ...others, bare)
    expect(bonusAt(body)).toBe(1)
    expect(body.filter(isOfBonus)).toHaveLength(bonusCount)
  })

  const whole = [ownBadge('bonus.condition'), automatic, toggle]
  const casesOf = (nodes: readonly CheckedNode[]) => {
    const cases = nodes.map(({ slots }) => slots.get('cases')).find((slot) => slot?.slot === 'cases')
    return cases?.slot === 'cases' ? cases.cases : new Map<string, readonly CheckedNode[]>()
  }

  it('U10 D-72 the bonus replaces the badge only in the case of a switch whose badge is incomplete', () => {
    const cases = { en: whole, ru: [ownBadge('bonus.minDeposit'), TEXT] }
    const drawnCases = casesOf(bodyOf(AMOUNT, { type: 'switch', on: 'user.lang', cases }, SERVER, bare))
    expect(drawnCases.get('en')?.map(({ type }) => type)).toEqual(['bonusBadge', 'text', 'toggle'])
    expect(bonusAt(drawnCases.get('ru')!)).toBe(0)
    expect(drawnCases.get('ru')).toHaveLength(bonusCount + 1)
  })

  it.each([
    ['under a condition on something else', { type: 'stack', when: 'env.online', children: [automatic, toggle] }],
    ['in a case', { type: 'switch', on: 'user.lang', cases: { en: [automatic, toggle] } }],
  ])('U10 D-72 the bonus replaces the badge if the toggle is %s', (_, node) => {
    const [, card, ...rest] = bodyOf(
      ...[AMOUNT, { type: 'card', children: [ownBadge('bonus.condition'), node] }, SERVER, bare],
    )
    expect(bonusAt(card!.children)).toBe(0)
    const toggles = pointersOf([card!, ...rest]).filter((at) => at.startsWith('/payment.bonus'))
    expect(toggles.filter((at) => !at.includes('/children'))).toHaveLength(bonusCount)
    expect(
      JSON.stringify(card, (_key, value) => (value instanceof Map ? [...value] : value)).split('bonus.toggle"'),
    ).toHaveLength(2)
  })

  it('U10 no bonus for a badge in a complete list, even if its toggle is nested', () => {
    const nodes = [
      ownBadge('bonus.condition'),
      { type: 'stack', when: 'bonus.available', children: [automatic, toggle] },
    ]
    const inner = { type: 'card', when: 'env.online', children: [ownBadge('bonus.minDeposit')] }
    expect(pointersOf(bodyOf(AMOUNT, { type: 'card', children: [...nodes, inner] }, SERVER, bare)).some(isPartAt)).toBe(
      false,
    )
  })

  it('U10 the bonus replaces the document’s choice of a bonus together with the badge next to it', () => {
    const choose = { do: 'bonus.choose', bonus: { $: 'one.id' } }
    const choices = {
      ...{ type: 'repeat', each: 'bonuses.list', as: 'one', key: 'one.id', ariaLabel: 'bonus.which' },
      children: [{ type: 'choice', label: { $: 'one.title' }, selected: 'one.selected', onPress: [choose] }],
    }
    const [, card, ...rest] = bodyOf(
      ...[AMOUNT, { type: 'card', children: [ownBadge('bonus.minDeposit'), { type: 'stack', children: [choices] }] }],
      ...[choices, SERVER, bare],
    )
    expect(card!.children.every(isOfBonus)).toBe(true)
    expect(card!.children).toHaveLength(bonusCount)
    expect(rest[0]?.type, 'elsewhere it stays').toBe('repeat')
  })

  it('U10 the bonus in a row is wrapped in a stack', () => {
    const [, row] = bodyOf(AMOUNT, { type: 'row', children: [ownBadge('bonus.minDeposit'), TEXT] }, SERVER, bare)
    expect(row!.children.map(({ type }) => type)).toEqual(['stack', 'text'])
    expect(bonusAt(row!.children[0]!.children)).toBe(0)
  })

  it.each([
    ['as the part', use('payment.bonus')],
    [
      'as its own badge, with its terms and the toggle',
      { type: 'card', children: [ownBadge('bonus.condition'), automatic, toggle] },
    ],
    ['in a case', { type: 'switch', on: 'user.lang', cases: { en: [use('payment.bonus')] } }],
    ['under a condition', { type: 'card', when: 'bonus.available', children: [use('payment.bonus')] }],
  ])('N13 no bonus if the document shows it %s', (_, node) => {
    expect(pointersOf(bodyOf(AMOUNT, SERVER, node, bare)).filter((at) => at.startsWith('/payment.bonus'))).toEqual([])
  })

  it('N13 the bonus once if the node that contained it was replaced by its fallback', () => {
    const wrong = { type: 'stack', when: 'nobody.knows', children: [use('payment.bonus')], fallback: TEXT }
    expect(bonusAt(bodyOf(wrong, AMOUNT, SERVER, bare))).toBe(2)
  })

  it('N13 the bonus of a crypto deposit on the address page, unless its part is used', () => {
    const parts = [
      { type: 'qr', value: { $: 'crypto.address' }, label: 'qr.label' },
      { type: 'cryptoAddress', label: 'qr.label', value: { $: 'crypto.address' }, copyLabel: 'crypto.copy' },
      { type: 'choice', label: 'empty.text', selected: 'true', onPress: [{ do: 'address.ask' }] },
    ]
    const crypto = (...nodes: readonly unknown[]) => {
      const { layout, problems } = checkDocument({ layout: 1, id: 'c', screen: 'deposit.crypto', body: nodes })
      return layout?.body.map(({ pointer }) => pointer) ?? problems
    }
    const own = crypto(...parts)
    expect(own.slice(0, 2)).toEqual(['/crypto.bonus/0', '/crypto.bonus/1'])
    expect(own.slice(2)).toEqual(['/body/0', '/body/1', '/body/2'])
    expect(crypto(use('crypto.address'))).toEqual(['/body/0/use/0'])
  })

  it('busy, busyLabel and enabled of the built-in submit button, unless the document sets them', () => {
    const slotsOf = (submit: object) => drawn(AMOUNT, SERVER, submit).at(-1)!.slots
    const own = slotsOf({ ...bare, busyLabel: 'empty.text' })
    const shipped = slotsOf(PARTS.get('payment.submit')!.body[0]!)
    for (const name of ['busy', 'busyLabel', 'enabled']) expect(slotsOf(bare).get(name)).toEqual(shipped.get(name))
    expect(own.get('busyLabel')).toMatchObject({ text: { key: 'empty.text' } })
    expect(own.get('enabled')).toEqual(shipped.get('enabled'))
  })

  it('nothing on a page that is not a form', () => {
    expect(checkDocument(emptyScreen()).layout?.body).toHaveLength(1)
  })
})

function pointersOf(nodes: readonly CheckedNode[]): string[] {
  return nodes.flatMap((node) => {
    const cases = node.slots.get('cases')
    const inCases = cases?.slot === 'cases' ? [...cases.cases.values()].flatMap(pointersOf) : []
    return [node.pointer, ...pointersOf(node.children), ...inCases]
  })
}

const isPartAt = (pointer: string): boolean => pointer.startsWith('/payment.bonus')
const isOfBonus = ({ pointer }: CheckedNode): boolean => isPartAt(pointer)

/** The nodes of the layout itself, without the inserted bonus. */
const withoutBonus = (nodes: readonly CheckedNode[]): readonly CheckedNode[] =>
  nodes
    .filter((node) => !isOfBonus(node))
    .map((node) => (node.children.length === 0 ? node : { ...node, children: withoutBonus(node.children) }))
