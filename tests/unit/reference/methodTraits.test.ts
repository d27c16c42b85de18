import { expect, it } from 'vitest'
import { CARD_VIEW_TYPES, type CardViewType } from '../../../src/reference/cardViewTypes.ts'
import { METHOD_TRAITS, type MethodTraits, traitsOf } from '../../../src/reference/methodTraits.ts'

const having = (trait: keyof MethodTraits): string[] =>
  Object.keys(CARD_VIEW_TYPES).filter((type) => METHOD_TRAITS[type as CardViewType][trait] !== undefined)

it('CVT-01 India, peer-to-peer, on-ramp and cash open a form page of their own', () =>
  expect(having('formPage')).toEqual(['india', 'p2p', 'onramp', 'cash']))

it.each<[trait: keyof MethodTraits, types: readonly CardViewType[]]>([
  ['isPeerToPeer', ['p2p']],
  ['isPaidHere', ['india', 'p2p', 'onramp']],
  ['choosesCurrency', ['onramp']],
  ['hasOffers', ['onramp']],
  ['isSlow', ['onramp']],
  ['hasNoBonus', ['onramp']],
  ['isCash', ['cash']],
  ['isBankTransfer', ['bankTransfer']],
  ['invoice', ['india', 'p2p', 'cash']],
  ['unifiedInvoice', ['p2p']],
  ['codeInvoice', ['pix', 'eazype']],
])('%s is a trait of %j', (trait, types) => expect(having(trait)).toEqual(types))

it.each([
  [13, 'depositOnrampPage'],
  ['13', 'depositOnrampPage'],
  ['onRamp', 'depositOnrampPage'],
  [20, 'depositCashPage'],
  [11, undefined],
  [undefined, undefined],
])('Q-057 the server’s card view type %s has the form page %s', (cardViewType, formPage) =>
  expect(traitsOf({ cardViewType }).formPage).toBe(formPage),
)

it('a method that is not known has the usual traits', () => expect(traitsOf(undefined)).toEqual({}))
