import { beforeAll, describe, expect, it } from 'vitest'
import { isNoBareAddress } from '../../../schemas/typing/address.ts'
import { isChainAddress } from '../../../src/forms/checks/isChainAddress.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { fixtureMethod, formWith, textsOf } from '../features/builders.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TON = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const networks = (over: object = {}) => ({
  name: 'net',
  type: 'networks',
  props: {
    label: 'Network',
    items: [
      { text: 'TRC-20', value: 'usdt_tron' },
      { text: 'ERC-20', value: 'usdt_eth' },
      { text: 'Kaspa', value: 'kas' },
    ],
  },
  ...over,
})
const wallet = (over: object = {}) => ({ name: 'to', type: 'text', wallet: true, ...over })

function withdrawal(fields: readonly object[], over: object = {}) {
  return formWith([{ type: 'serverFields' }], {
    texts,
    method: fixtureMethod('airtm', { name: 'usdt_out', category: 'crypto', fields, ...over }),
    fitsChain: (address, network) => !isNoBareAddress(address) && isChainAddress(network, address),
  }).form
}

describe('N19 the destination of a coin transfer belongs to the network chosen in the form', () => {
  it.each<[string, string, string | undefined]>([
    ['usdt_tron', TRC, undefined],
    ['usdt_tron', EVM, 'TRC-20'],
    ['usdt_tron', `${TRC.slice(0, -1)}F`, 'TRC-20'],
    ['usdt_eth', EVM, undefined],
    ['usdt_eth', TRC, 'ERC-20'],
    ['usdt_eth', `${EVM}0`, 'ERC-20'],
    ['usdt_eth', EVM.replace('69EE7', '69Ee7'), 'ERC-20'],
    ['kas', 'whatever-it-is', undefined],
  ])('%s with the destination %s: invalid for %s', (network, address, wrong) => {
    // The chosen network takes precedence over the method's `network`, whichever field is filled first.
    for (const order of ['network', 'address'] as const) {
      const form = withdrawal([networks(), wallet()], { network: 'TRC-20' })
      if (order === 'network') form.field('net')?.type(network)
      form.field('to')?.type(address)
      if (order === 'address') form.field('net')?.type(network)
      expect(form.field('to')?.broken).toEqual(
        wrong === undefined ? undefined : { key: 'field.check.address', args: { network: wrong } },
      )
      expect(form.formValid).toBe(wrong === undefined)
    }
  })

  it('is validated again, and shows its error, when another network is chosen', () => {
    const form = withdrawal([networks(), wallet()])
    form.field('net')?.type('usdt_tron')
    form.field('to')?.type(TRC)
    form.field('to')?.showError()
    expect(form.field('to')?.shownError).toBeUndefined()
    form.field('net')?.type('usdt_eth')
    expect(form.field('to')?.shownError).toEqual({ key: 'field.check.address', args: { network: 'ERC-20' } })
    form.field('net')?.type('usdt_tron')
    expect(form.field('to')?.shownError).toBeUndefined()
  })

  it('may belong to any network before one is chosen', () => {
    const items = [
      { text: 'TRC-20', value: 'a' },
      { text: 'ERC-20', value: 'b' },
    ]
    const of = (address: string) => {
      const form = withdrawal([wallet(), networks({ props: { items } })])
      form.field('to')?.type(address)
      return form.field('to')?.broken?.key
    }
    expect([of(TRC), of(EVM), of(BTC)]).toEqual([undefined, undefined, 'field.check.address'])
  })

  it('is validated by the network even if a rule of the server matches several', () => {
    const form = withdrawal([networks(), wallet({ regex: '^[A-Za-z0-9]{20,60}$' })])
    form.field('net')?.type('usdt_tron')
    form.field('to')?.type(EVM)
    expect(form.field('to')?.broken?.key).toBe('field.check.address')
  })

  it('loses the URI scheme of that network, and of no other', () => {
    const form = withdrawal([networks(), wallet()])
    form.field('net')?.type('usdt_eth')
    form.field('to')?.type(`ethereum:${EVM}?value=1`)
    expect(form.values()).toEqual({ net: 'usdt_eth', to: EVM })
    form.field('net')?.type('usdt_tron')
    form.field('to')?.type(`ethereum:${EVM}`)
    expect(form.formValid).toBe(false)
  })

  it.each<[string, object, string, string]>([
    ['its name', { name: 'btc_out' }, BTC, EVM],
    ['its network', { name: 'usdt_trc20_out', network: 'TRC-20' }, TRC, EVM],
    ['its network and its coin', { name: 'usdt_out', network: 'Tron (TRC-20)' }, TRC, TON],
    ['its currency', { name: 'coins_out', currency: 'TON' }, TON, TRC],
  ])('of a method without a choice belongs to %s', (_, over, right, wrong) => {
    const form = withdrawal([wallet()], over)
    form.field('to')?.type(right)
    expect(form.field('to')?.broken).toBeUndefined()
    form.field('to')?.type(wrong)
    expect(form.field('to')?.broken?.key).toBe('field.check.address')
  })

  it('follows a network field of the document', () => {
    const item = (value: string) => ({ text: { text: { en: value } }, value })
    const { form } = formWith(
      [
        {
          type: 'field',
          kind: 'network',
          name: 'chain',
          label: { text: { en: 'Network' } },
          items: [item('TRC-20'), item('ERC-20')],
        },
        { type: 'serverFields' },
      ],
      {
        texts,
        method: fixtureMethod('airtm', { name: 'usdt_out', category: 'crypto', fields: [wallet()] }),
        fitsChain: (address, network) => isChainAddress(network, address),
      },
    )
    form.field('to')?.type(EVM)
    form.field('chain')?.type('TRC-20')
    expect(form.field('to')?.broken?.key).toBe('field.check.address')
    form.field('chain')?.type('ERC-20')
    expect(form.field('to')?.broken).toBeUndefined()
  })
})
