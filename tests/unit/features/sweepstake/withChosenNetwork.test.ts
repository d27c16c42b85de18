import { describe, expect, it } from 'vitest'
import { readMethodFields } from '../../../../src/api/readMethodFields.ts'
import { chosenNetwork, withChosenNetwork } from '../../../../src/features/sweepstake/withChosenNetwork.ts'
import { destinationOf } from '../../../../src/features/withdrawal/destinationOf.ts'
import { networksOf } from '../../../../src/reference/coins.ts'
import { fixtureMethod, formWith, textsOf } from '../builders.ts'

const texts = await textsOf()
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const WALLET = { name: 'to', type: 'text', wallet: true }
const ITEMS = [
  { text: 'ERC-20', value: 'usdt_eth' },
  { text: 'BEP-20', value: 'usdt_bsc' },
]

const methodOf = (fields: readonly object[], network: unknown = undefined) =>
  fixtureMethod('usdt_trc20_out', { name: 'usdt_out', network, fields: [...fields, WALLET] })

const formOn = (method: ReturnType<typeof methodOf>) => formWith([{ type: 'serverFields' }], { texts, method }).form

describe('N20 SWEEP-10 the network chosen beside the form is the one that is sent', () => {
  it.each<[string, object, unknown, readonly [string, string][]]>([
    [
      'a field with items',
      { props: { items: ITEMS } },
      undefined,
      [
        ['ERC-20', 'usdt_eth'],
        ['BEP-20', 'usdt_bsc'],
      ],
    ],
    [
      'a field with a default',
      { props: { items: ITEMS, value: 'usdt_eth' } },
      'TRC-20',
      [
        ['ERC-20', 'usdt_eth'],
        ['BEP-20', 'usdt_bsc'],
      ],
    ],
    [
      'a field with an alias',
      { alias: 'net', values: ['ERC20', 'BEP20'] },
      undefined,
      [
        ['ERC20', 'ERC20'],
        ['BEP20', 'BEP20'],
      ],
    ],
    [
      'networks of the method only',
      {},
      'TRC20,BEP20',
      [
        ['TRC20', 'TRC20'],
        ['BEP20', 'BEP20'],
      ],
    ],
    ['one network of the method', {}, 'BEP20', [['BEP20', 'BEP20']]],
    ['a constant', { value: 'usdt_bsc', props: { items: ITEMS, isHidden: true } }, undefined, [['BEP-20', 'usdt_bsc']]],
    [
      'a constant other than the network of the method',
      { value: 'BEP20', props: { isHidden: true } },
      'TRC-20',
      [['BEP20', 'BEP20']],
    ],
    ['a constant that is a number', { value: '7', props: { isHidden: true } }, 'TRC-20', [['TRC-20', '7']]],
  ])('%s', (_, field, network, wanted) => {
    const method = methodOf([{ name: 'network', type: 'networks', ...field }], network)
    const sent = networksOf(method).map((one) => {
      const shown = withChosenNetwork(method, one)
      const form = formOn(shown)
      expect(chosenNetwork(shown), 'there is no second choice').toBeUndefined()
      const { to: __, ...values } = form.values()
      return [one.name, ...Object.values(values)]
    })
    expect(sent).toEqual(wanted)
  })

  it('shows the network on the confirmation page, in the words of the server', () => {
    const method = methodOf([{ name: 'network', type: 'networks', props: { label: 'Network', items: ITEMS } }])
    const form = formOn(withChosenNetwork(method, networksOf(method)[1]))
    form.field('to')?.type(EVM)
    expect(destinationOf(readMethodFields(method), form, texts)).toEqual([
      { label: 'Network', value: 'BEP-20' },
      { label: 'To', value: EVM },
    ])
  })

  it('asks for a network that the server does not name', () => {
    const method = methodOf([{ name: 'net', type: 'networks' }])
    expect(chosenNetwork(withChosenNetwork(method, networksOf(method)[0]))).toBe('net')
  })

  it('CRYPTO-13 asks for nothing that depends on the network before one is chosen', () => {
    const method = methodOf([
      { name: 'amount', type: 'amount' },
      { name: 'network', type: 'networks', values: ['A', 'B'] },
    ])
    expect(withChosenNetwork(method, undefined).fields.map(({ name }) => name)).toEqual(['amount'])
  })
})
