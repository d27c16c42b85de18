import { describe, expect, it } from 'vitest'
import type { CheckedNode } from '../../../src/language/CheckedLayout.ts'
import { checkDocument } from '../../../src/language/checkDocument.ts'
import { childrenOf } from '../../../src/language/paymentParts.ts'

const use = (part: string) => ({ use: part })
const FOOT = { type: 'footer', children: [use('invoice.foot')] }
const REPORT = { type: 'footer', children: [use('invoice.report')] }
const DETAILS = { type: 'requisites', source: 'invoice.requisites' }
const SERVER = { type: 'serverFields' }

/** All nodes of an invoice document with these nodes in its body. */
function nodesOf(...body: readonly unknown[]): readonly CheckedNode[] {
  const { layout, problems } = checkDocument({ layout: 1, id: 'bill', screen: 'deposit.invoice', body })
  expect(problems).toEqual([])
  return flat(layout?.body ?? [])
}

const flat = (nodes: readonly CheckedNode[]): readonly CheckedNode[] =>
  nodes.flatMap((node) => [node, ...flat(childrenOf(node))])

/** The types of the nodes that have this action. */
const having = (nodes: readonly CheckedNode[], action: string): readonly string[] =>
  nodes.filter((node) => JSON.stringify([...node.slots]).includes(`"do":"${action}"`)).map(({ type }) => type)

const accepting = (nodes: readonly CheckedNode[]) => having(nodes, 'invoice.acceptAmount')
const refusing = (nodes: readonly CheckedNode[]) => having(nodes, 'invoice.cancel')

const keysOf = (nodes: readonly CheckedNode[]): readonly string[] =>
  nodes.flatMap(({ slots }) => {
    const said = slots.get('text')
    return said?.slot === 'text' && said.text.kind === 'key' ? [said.text.key] : []
  })

const ACCEPT = [{ do: 'invoice.acceptAmount' }]
const REFUSE = [{ do: 'invoice.cancel' }]
const PAID = { type: 'submit', label: 'invoice.paid', onPress: [{ do: 'deposit.paid' }] }
const YES = { type: 'button', label: { text: { en: 'Yes' } }, onPress: ACCEPT }
const NO = { type: 'button', label: { text: { en: 'No' } }, onPress: REFUSE }
const ASK = {
  type: 'callout',
  text: { text: { en: 'It has changed' } },
  open: 'invoice.changed',
  label: { text: { en: 'Yes' } },
  onPress: ACCEPT,
  children: [{ type: 'copyRow', label: 'invoice.amount', value: { $: 'invoice.amountText' } }],
}
const steps = (...children: readonly unknown[]) => ({
  type: 'steps',
  next: 'invoice.india.next',
  back: 'form.steps.back',
  children: [
    { type: 'step', title: 'invoice.india.pay', children },
    { type: 'step', title: 'invoice.india.confirm', children: [SERVER, PAID] },
  ],
})
const CODE = { type: 'qr', value: { $: 'invoice.qr' }, label: 'qr.label' }
const card = (when: string, ...children: readonly unknown[]) => ({ type: 'card', when, children })

describe('U8 a changed amount is accepted in one place, and refused in one', () => {
  it.each([
    ['invoice.where', [use('invoice.where'), SERVER, FOOT], 'callout'],
    ['invoice.amount', [use('invoice.amount'), DETAILS, SERVER, FOOT], 'callout'],
    ['no amount of its own', [DETAILS, SERVER, FOOT], 'button'],
    ['an amount and the button of today', [use('invoice.where'), SERVER, REPORT], 'callout'],
    [
      'the amount in a card until it expires, as QRIS had it with invoice.foot',
      [card('!invoice.expired', use('invoice.amount'), CODE), SERVER, FOOT],
      'callout',
    ],
    [
      'the amount in a card while it is changed, and again in a step',
      [card('invoice.state == "changed"', use('invoice.amount')), steps(use('invoice.where'))],
      'callout',
    ],
    ['two amounts', [use('invoice.amount'), use('invoice.where'), SERVER, FOOT], 'callout'],
    ['no answer at all', [DETAILS, SERVER, REPORT], 'callout'],
    ['its own callout, open under a condition', [{ ...ASK, open: 'env.online' }, SERVER, REPORT], 'callout'],
    ['its own callout in a step only', [steps(ASK, DETAILS)], 'callout'],
    [
      'its own callout in a folded part',
      [{ type: 'disclosure', label: 'invoice.amount', children: [ASK] }, DETAILS, SERVER, REPORT],
      'callout',
    ],
    [
      'its own callout that accepts by both buttons',
      [{ ...ASK, refuse: 'invoice.changed.cancel', onRefuse: ACCEPT }, SERVER, REPORT],
      'callout',
    ],
    ['its own callout, and a callout in it', [{ ...ASK, children: [ASK] }, SERVER, REPORT], 'callout'],
    ['buttons of its own', [DETAILS, SERVER, YES, NO, PAID], 'button'],
    ['a button that is not always active', [DETAILS, SERVER, { ...YES, enabled: 'form.valid' }, PAID], 'callout'],
    [
      'a button in some cases',
      [DETAILS, SERVER, { type: 'switch', on: 'env.platform', cases: { ios: [YES] } }, PAID],
      'callout',
    ],
    ['a button under a condition', [DETAILS, SERVER, card('env.online', YES), PAID], 'callout'],
    [
      'a button that accepts and reports the payment',
      [DETAILS, SERVER, { ...PAID, onPress: [...ACCEPT, ...PAID.onPress] }],
      'callout',
    ],
    [
      'a link that refuses',
      [use('invoice.where'), SERVER, { type: 'link', label: 'invoice.status', onPress: REFUSE }, REPORT],
      'callout',
    ],
  ])('in a document with %s', (_, body, place) => {
    const nodes = nodesOf(...body)
    expect(accepting(nodes)).toEqual([place])
    expect(refusing(nodes)).toEqual([place])
  })

  it.each([
    [
      'a callout that a condition hides',
      [{ type: 'stack', when: 'env.platform == "desktop"', children: [use('invoice.amount')] }, DETAILS, SERVER, FOOT],
    ],
    ['a callout in a step', [steps(ASK, DETAILS)]],
    ['no answer', [DETAILS, SERVER, REPORT]],
  ])('always in reach, in place of %s', (_, body) => {
    const { layout } = checkDocument({ layout: 1, id: 'bill', screen: 'deposit.invoice', body })
    const { body: [...nodes] = [] } = layout ?? {}
    const top = nodes.flatMap((node) => (node.type === 'footer' ? [...node.children] : [node]))
    expect(accepting(top)).toEqual(['callout'])
  })

  it('opens whenever the amount has changed, whatever condition the document gives', () => {
    const [callout] = nodesOf({ ...ASK, open: 'env.platform == "desktop"' }, SERVER, REPORT)
    expect(callout?.slots.get('open')).toMatchObject({ source: 'invoice.state == "changed"' })
    expect(callout?.slots.get('text')).toMatchObject({ text: { text: { en: 'It has changed' } } })
  })

  it('shows the buttons of a document only while the amount has changed', () => {
    const buttons = nodesOf(DETAILS, SERVER, YES, PAID).filter(({ type }) => type === 'button')
    expect(buttons.map(({ when }) => when?.source)).toEqual(Array(2).fill('invoice.state == "changed"'))
  })

  it('keeps the content of a callout that is not used', () => {
    const nodes = nodesOf(steps(ASK, DETAILS))
    expect(nodes.filter(({ type }) => type === 'copyRow' || type === 'requisites')).toHaveLength(2)
  })

  it('keeps the other actions of a button', () => {
    const both = { ...PAID, onPress: [...ACCEPT, ...PAID.onPress] }
    expect(having(nodesOf(DETAILS, SERVER, both), 'deposit.paid')).toEqual(['submit'])
  })
})

describe('U6 the notes about an offline player and a server that does not respond appear once', () => {
  it.each([
    ['by the part at the top', [use('invoice.state'), DETAILS, SERVER, FOOT]],
    ['above the button, in a document without that part', [DETAILS, SERVER, FOOT]],
    [
      'above the button of a document with its own submit',
      [DETAILS, SERVER, { type: 'submit', label: 'invoice.paid', onPress: [{ do: 'deposit.paid' }] }],
    ],
  ])('%s', (_, body) => {
    const keys = keysOf(nodesOf(...body)).filter((key) => key.startsWith('status.'))
    expect(keys).toEqual(['status.offline', 'status.unheard'])
  })
})
