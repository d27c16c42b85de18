import { expect, it } from 'vitest'
import details from '../../../../schemas/layouts/deposit.bonus.json' with { type: 'json' }
import { BonusStore } from '../../../../src/catalog/BonusStore.ts'
import type { CheckedNode } from '../../../../src/language/CheckedLayout.ts'
import { checkDocument } from '../../../../src/language/checkDocument.ts'
import type { Expression } from '../../../../src/language/expression/Expression.ts'
import { isTrue } from '../../../../src/language/expression/evaluate.ts'
import type { FormatFunctions } from '../../../../src/language/expression/FormatFunctions.ts'
import { hasTextKey } from '../../../../src/language/paymentParts.ts'
import { doesOneOf } from '../../../../src/language/replaceNodes.ts'
import { bonusScope, bonusTitle } from '../../../../src/scopes/bonusScope.ts'
import type { PaymentScopesNeed } from '../../../../src/scopes/ScopesNeed.ts'
import { aBonus } from '../../support/aBonus.ts'
import { session, textsOf } from '../builders.ts'

const everyNode = (nodes: readonly CheckedNode[]): readonly CheckedNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)])
const NODES = everyNode(checkDocument(details, 'deposit.bonus').layout?.body ?? [])

function nodeThat(isIt: (node: CheckedNode) => boolean): CheckedNode {
  const node = NODES.find(isIt)
  if (node === undefined) throw new Error('The layout has no such node.')
  return node
}

/** What the page of the first of two bonuses shows. */
function shown(bonus: BonusStore) {
  const scope = bonusScope({ bonus } as unknown as PaymentScopesNeed, () => bonus.offered[0])
  const holds = (when: Expression | undefined) =>
    when !== undefined && isTrue(when, (name) => (name === 'bonus' ? scope : undefined), {} as FormatFunctions)
  const badge = nodeThat(({ type }) => type === 'bonusCard').slots.get('badge')
  return {
    selected: badge?.slot === 'badge' && holds(badge.when),
    automatic: holds(nodeThat((node) => hasTextKey(node, 'bonus.automatic.form')).when?.expression),
    switch: holds(nodeThat((node) => doesOneOf(node, new Set(['bonus.toggle']))).when?.expression),
    choice: holds(nodeThat((node) => doesOneOf(node, new Set(['bonus.choose']))).when?.expression),
  }
}

it.each([
  ['a percentage and a maximum', { percent: '100', maxAmount: '25000' }, '+100% up to 25,000.00 MXN'],
  ['a percentage', { percent: '100', maxAmount: '' }, '+100%'],
  ['a maximum', { percent: '', maxAmount: '500' }, 'Maximum bonus: 500.00 MXN'],
])('the title of a bonus that the host has not named, with %s', async (_, terms, title) => {
  const bonus = aBonus({ title: '', ...terms })
  expect(bonusTitle(bonus, { session: session(), texts: await textsOf() })).toBe(title)
})

const offered = (chosen?: string) => new BonusStore([aBonus({ id: '1' }), aBonus({ id: '2' })], chosen)

it('D-72 the page of an automatic bonus says that it was added, not that it was selected', () => {
  expect(shown(offered())).toEqual({ selected: false, automatic: true, switch: true, choice: false })
})

it('D-72 the page of a chosen bonus says that it was selected', () => {
  expect(shown(offered('1'))).toEqual({ selected: true, automatic: false, switch: true, choice: false })
})

it('D-72 an automatic bonus counts as chosen after it is switched off and on again', () => {
  const bonus = offered()
  bonus.toggle()
  expect(shown(bonus)).toEqual({ selected: false, automatic: false, switch: true, choice: false })
  bonus.toggle()
  expect(shown(bonus)).toEqual({ selected: true, automatic: false, switch: true, choice: false })
})

it('D-72 the page of another bonus offers to choose it', () => {
  expect(shown(offered('2'))).toEqual({ selected: false, automatic: false, switch: false, choice: true })
})
