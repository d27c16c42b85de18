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

/** The types of the nodes that accept a changed amount. */
const accepting = (nodes: readonly CheckedNode[]): readonly string[] =>
  nodes
    .filter((node) => JSON.stringify([...node.slots]).includes('"do":"invoice.acceptAmount"'))
    .map(({ type }) => type)

const keysOf = (nodes: readonly CheckedNode[]): readonly string[] =>
  nodes.flatMap(({ slots }) => {
    const said = slots.get('text')
    return said?.slot === 'text' && said.text.kind === 'key' ? [said.text.key] : []
  })

describe('U8 a changed amount is accepted in one place', () => {
  it.each([
    ['invoice.where', [use('invoice.where'), SERVER, FOOT], ['callout']],
    ['invoice.amount', [use('invoice.amount'), DETAILS, SERVER, FOOT], ['callout']],
    ['no amount of its own', [DETAILS, SERVER, FOOT], ['button']],
    ['an amount and the button of today', [use('invoice.where'), SERVER, REPORT], ['callout']],
  ])('in a document with %s', (_, body, places) => {
    expect(accepting(nodesOf(...body))).toEqual(places)
  })

  it('keeps the button if the document shows the callout only under a condition', () => {
    const narrow = { type: 'stack', when: 'env.platform == "desktop"', children: [use('invoice.amount')] }
    expect(accepting(nodesOf(narrow, DETAILS, SERVER, FOOT))).toEqual(['callout', 'button'])
  })
})

describe('U6 whether the player is offline, and whether the cashier answers, is said once', () => {
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
