import { expect, it } from 'vitest'
import { createFormats } from '../../../src/app/createFormats.ts'
import { createForms } from '../../../src/app/payments/createForms.ts'
import type { Method } from '../../../src/model/method.ts'
import { networkSent } from '../../../src/reference/coins.ts'
import { checkedLayout, fixtureMethod, session, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'
import { fakeClock } from '../support/fakeClock.ts'

const texts = await textsOf()

function formOf(method: Method) {
  const player = session()
  const forms = createForms(
    {
      ...{ session: player, place: player.home, clock: fakeClock(), texts, staticPath: '/static/' },
      config: { cards: { securityCode: false }, p2p: { lists: {}, fixedAmountCurrencies: [] } } as never,
      formats: createFormats(texts, (currency) => player.decimalsOf(currency)),
      limitsOf: () => ({ min: '0', max: '0' }),
      drafts: { restore: () => {} },
      report: () => {},
    },
    {},
  )
  const plan = forms.plan(checkedLayout(formScreen({ type: 'serverFields' })), method, [])
  return { plan, form: forms.build(plan, method, undefined) }
}

const WALLET = { name: 'to', type: 'text', wallet: true }

const methodOf = (network: unknown, field: object = {}) =>
  fixtureMethod('usdt_trc20_out', { network, fields: [{ name: 'net', type: 'networks', ...field }, WALLET] })

const LISTED = [
  { text: 'TRC20', value: 'TRC20' },
  { text: 'BEP20', value: 'BEP20' },
]

it.each<[string, unknown, object, object]>([
  ['the method’s networks', 'TRC20,BEP20', {}, { kind: 'network', choices: LISTED, initial: '' }],
  [
    'the values of the method’s networks',
    [
      { name: 'TRC-20', code: 'usdt_tron' },
      { name: 'BEP-20', code: 'usdt_bsc' },
    ],
    {},
    {
      kind: 'network',
      initial: '',
      choices: [
        { text: 'TRC-20', value: 'usdt_tron' },
        { text: 'BEP-20', value: 'usdt_bsc' },
      ],
    },
  ],
  ['the only network, already chosen', 'TRC20', {}, { kind: 'network', choices: LISTED.slice(0, 1), initial: 'TRC20' }],
  [
    'the field’s own networks',
    'TRC20,BEP20',
    { values: ['ERC20'] },
    { kind: 'network', choices: [{ text: 'ERC20', value: 'ERC20' }], initial: '' },
  ],
  ['free text if neither names a network', null, {}, { kind: 'text', choices: [], initial: '' }],
  [
    'a value that the method spells in another way as it is',
    'TRC-20',
    { props: { value: 'trc20' } },
    { kind: 'text', choices: [], initial: 'trc20' },
  ],
  [
    'a fixed value as it is',
    'TRC20,BEP20',
    { props: { value: 'trc20', isDisabled: true } },
    { kind: 'text', choices: [], initial: 'trc20' },
  ],
])('N20 a network field offers %s', (_, network, field, expected) => {
  const { plan } = formOf(methodOf(network, field))
  const { kind, items, initial } = plan.fields.find(({ name }) => name === 'net') ?? { items: [] }
  const choices = items.map(({ text, value }) => ({ text: text.kind === 'server' ? text.words : '', value }))
  expect({ kind, choices, initial }).toEqual(expected)
})

it('N20 the network is sent as the server writes it, and its address is recognized', () => {
  const method = methodOf('TRC20,BEP20')
  const { form } = formOf(method)
  form.choose('net', 'trc20')
  expect(form.values().net, 'no choice of the server').toBeUndefined()
  form.choose('net', 'BEP20')
  expect(form.values()).toEqual({ net: 'BEP20' })
  expect(networkSent(method, form.values())?.name).toBe('BEP20')
})
