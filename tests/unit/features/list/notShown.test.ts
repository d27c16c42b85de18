import { expect, it } from 'vitest'
import { readMethods } from '../../../../src/api/readMethods.ts'
import { notShown, reportList } from '../../../../src/features/list/notShown.ts'

const coin = (over: object) => ({ name: 'usdt', category: 'crypto', ...over })
const networks = [{ name: 'TRC-20' }, { name: 'ERC-20' }]

/** The lines reported for a list answer: each says why a method is not shown. */
function linesOf(wire: readonly Record<string, unknown>[], { isCoinsOnly = false, isDirectGeo = false } = {}) {
  const { methods, problems } = readMethods('methods-payment-v5', wire, [])
  return [...problems, ...notShown({ methods, isDirectGeo }, isCoinsOnly)]
}

it.each<[string, Record<string, unknown>, object, string]>([
  ['has no name', { title: 1 }, {}, 'methods-payment-v5: method no. 1 is not shown: / (required: name)'],
  [
    'has too many fields',
    { name: 'm', fields: Array.from({ length: 201 }, () => ({ name: 'f' })) },
    {},
    'methods-payment-v5: method "m" is not shown: /fields (maxItems: 200)',
  ],
  ['is named NEO', coin({ name: 'neo_n3' }), {}, 'method "neo_n3" is not shown: /name (NEO is not offered)'],
  [
    'is named NEO and has limits in a fiat currency',
    coin({ name: 'cc_neo', currency: 'USD' }),
    {},
    'method "cc_neo" is not shown: /name (NEO is not offered)',
  ],
  ['pays NEO', coin({ currency: 'neo' }), {}, 'method "usdt" is not shown: /currency (NEO is not offered)'],
  [
    'pays on the network of NEO',
    coin({ network: { name: 'N3', currency: 'NEO' } }),
    {},
    'method "usdt" is not shown: /network (NEO is not offered)',
  ],
  [
    'has several networks and no field for the choice',
    coin({ network: networks }),
    {},
    'method "usdt" is not shown: /network (several networks need a field of the type "networks")',
  ],
  [
    'is no crypto method, in a crypto-only cashier',
    { name: 'visa', category: 'card_method' },
    { isCoinsOnly: true },
    'method "visa" is not shown: /category (this cashier offers coins only)',
  ],
  [
    'comes with isDirectGeo',
    { name: 'visa' },
    { isDirectGeo: true },
    'No method is shown: /isDirectGeo (the server offers no payments in this country)',
  ],
  [
    'has a malformed name',
    coin({ name: 'neo <b>1234 5678</b>' }),
    {},
    'method no. 1 is not shown: /name (NEO is not offered)',
  ],
])('a method that %s is reported in one line with the path and the reason', (_, method, list, line) => {
  expect(linesOf([method], list)).toEqual([line])
})

it('a method that is shown is not reported', () => {
  expect(linesOf([{ name: 'visa' }, coin({ name: 'btc' })])).toEqual([])
  expect(linesOf([coin({ name: 'btc' })], { isCoinsOnly: true })).toEqual([])
})

it.each<[unknown, readonly string[]]>([
  [14, ['method.schema method "visa": /cardViewType is unknown, so it opens the page for redirects']],
  ['p2p2', ['method.schema method "visa": /cardViewType is unknown, so it opens the page for redirects']],
  [5, []],
  ['P2P', []],
  [0, []],
  ['', []],
  [null, []],
  [undefined, []],
])('Q-057 a method with the card view type %j gives the lines %j', (cardViewType, lines) => {
  const { methods, problems } = readMethods('methods-payment-v5', [{ name: 'visa', cardViewType }], [])
  const reported: string[] = []
  reportList({ methods, problems, isDirectGeo: false }, false, (code, line) => void reported.push(`${code} ${line}`))
  expect(reported).toEqual(lines)
})

it('does not flood the log', () => {
  const lines = linesOf(
    Array.from({ length: 50 }, (_, index) => ({ name: `m${index}` })),
    { isCoinsOnly: true },
  )
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('30 more methods are not shown.')
})
