import { describe, expect, it } from 'vitest'
import { readCreated } from '../../../../src/api/readCreated.ts'
import { readOpenDeposit } from '../../../../src/api/readOpenDeposit.ts'
import { createInvoicePresenter } from '../../../../src/features/invoice/createInvoicePresenter.ts'
import {
  INVOICE_ADDRESS_PROBLEM_TEXTS,
  type InvoiceAddressProblem,
} from '../../../../src/features/invoice/invoiceAddresses.ts'
import { loadChainCheck } from '../../../../src/forms/createChainCheck.ts'
import type { Invoice } from '../../../../src/model/invoice.ts'
import { DepositStore } from '../../../../src/payments/DepositStore.ts'
import { InvoiceStore, type OpenInvoice } from '../../../../src/payments/InvoiceStore.ts'
import { createLedger } from '../../../../src/payments/ledger.ts'
import { migrate } from '../../../../src/payments/migrate.ts'
import { serverTime } from '../../support/serverTime.ts'
import { fixtureMethod, memoryStorage } from '../builders.ts'

const TRC = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const NETWORKS = { type: 'networks', name: 'network', props: { items: ['TRC-20', 'ERC-20'] } }

/** The invoice of an answer, as the page shows it after the check of its addresses. */
async function shown(
  answer: object,
  {
    method = fixtureMethod('usdt_trc20'),
    values = {},
    asks = 'create',
    chainCheck = async () => (await loadChainCheck()).isAddressOf,
  }: {
    readonly method?: ReturnType<typeof fixtureMethod>
    readonly values?: Readonly<Record<string, string>>
    readonly asks?: 'create' | 'check' | 'both'
    readonly chainCheck?: Parameters<typeof createInvoicePresenter>[0]['chainCheck']
  } = {},
) {
  const deposit = new DepositStore()
  const invoices = new InvoiceStore(deposit)
  const ledger = createLedger({ store: memoryStorage(), identity: 'user-7', time: serverTime(() => 0) })
  const reports: string[] = []
  const invoicePresenter = createInvoicePresenter({
    ...{ deposit, invoices, ledger, chainCheck },
    findMethod: (name) => (name === method.name ? method : undefined),
    time: { now: () => 0, isServerTime: () => true },
    report: (code, message) => void reports.push(`${code} ${message}`),
  })
  const before: (OpenInvoice | undefined)[] = []
  const entry = { key: 'intent-1', digest: 'd', method: method.name, amount: '5', currency: 'USD', country: 'MX' }
  ledger.add(migrate({ ...entry, createdAt: 0, identity: 'user-7', depositId: 'dep-1' }))
  deposit.adopt({ id: 'dep-1', method: method.name, amount: '5', currency: 'USD', startedAt: 0 })
  if (asks !== 'check') {
    invoicePresenter.show(
      'intent-1',
      'hostToHost',
      readCreated({ depositId: 'dep-1', apiResponse: answer } as never).invoice,
      values,
    )
  }
  if (asks !== 'create') {
    invoicePresenter.take(
      method.name,
      readOpenDeposit({ exists: true, depositId: 'dep-1', ...answer } as never, () => {}),
    )
    invoicePresenter.reopen('dep-1')
  }
  before.push(invoices.invoice)
  await expect.poll(() => invoices.invoice).not.toBe(before[0])
  const { invoice, isKnown } = invoices
  return { invoice, isKnown, reports, before: before[0], pendingPage: deposit.pendingPage }
}

const saysWhere = ({ requisites, qr, qrImage, page }: Invoice): boolean =>
  requisites.length > 0 || qr !== '' || qrImage !== '' || page !== undefined

describe('N19 a crypto invoice', () => {
  it.each<[string, object, InvoiceAddressProblem]>([
    ['with an address of another network', { requisites: { address: EVM } }, 'chain'],
    ['with a wrong checksum', { requisites: { address: `${TRC.slice(0, -1)}F` } }, 'chain'],
    ['with a Cyrillic letter', { requisites: { address: TRC.replace('E', '\u0415') } }, 'characters'],
    ['with U+202E', { requisites: { address: `\u202e${TRC}` } }, 'characters'],
    ['with U+200B', { requisites: { address: `${TRC.slice(0, 9)}\u200b${TRC.slice(9)}` } }, 'characters'],
    ['with a joiner', { requisites: { address: `${TRC.slice(0, 9)}\u200d${TRC.slice(9)}` } }, 'characters'],
    ['with a space', { requisites: { wallet_address: `${TRC} ` } }, 'characters'],
    ['with an address in a line of another name', { requisites: { send_to: EVM } }, 'chain'],
    ['with such a line and a Cyrillic letter', { requisites: { send_to: TRC.replace('E', '\u0415') } }, 'characters'],
    ['with an incomplete address', { requisites: { number: TRC.slice(0, -1) } }, 'chain'],
    ['with a list of lines', { requisites: [{ name: 'a', title: 'Wallet address', value: EVM }] }, 'chain'],
    ['with a card', { card: { number: EVM } }, 'chain'],
    ['with a line of a unified form', { unifiedFlow: { requisites: [{ name: 'address', value: EVM }] } }, 'chain'],
    ['with a code of a unified form', { unifiedFlow: { requisites: [{ type: 'qr', value: EVM }] } }, 'chain'],
    ['with a code of another network', { qrCodeText: EVM }, 'chain'],
    ['with a payment URI of another network', { qrCodeText: `bitcoin:${BTC}?amount=1` }, 'chain'],
    ['with a payment URI with a typo', { qrCodeText: `tron:${TRC.slice(0, -1)}F?amount=1` }, 'chain'],
    ['with U+200B in its code', { qrCodeText: `tron:${TRC}\u200b` }, 'characters'],
    ['with a space after its code', { qrCodeText: `${TRC} ` }, 'characters'],
    ['with a line break before its code', { qrCodeText: `\n tron:${TRC}\n?amount=1` }, 'characters'],
    ['with a button of another network', { buttonPay: `bitcoin:${BTC}` }, 'chain'],
    ['of another network than its method', { requisites: { network: 'ERC-20', address: EVM } }, 'network'],
    ['with a good address and a wrong code', { requisites: { address: TRC }, qrCodeText: EVM }, 'chain'],
    ['with an invalid memo', { requisites: { address: TRC, memo: '12\u200b3' } }, 'memo'],
    ['with a QR code as an image without an address', { qrDataURL: 'data:image/png;base64,iVBORw0KGgo=' }, 'picture'],
  ])('%s shows no payment details, both after a create and a check', async (_, answer, problem) => {
    for (const asks of ['create', 'check'] as const) {
      const { invoice, isKnown, reports, before, pendingPage } = await shown(answer, { asks })
      expect(invoice && saysWhere(invoice)).toBe(false)
      expect([before && saysWhere(before), isKnown, pendingPage]).toEqual([false, false, undefined])
      const why = INVOICE_ADDRESS_PROBLEM_TEXTS[problem]
      expect(reports).toEqual([`crypto.address The address of an invoice of usdt_trc20 is not shown: ${why}.`])
      expect(reports.join()).not.toMatch(/TQn9|0x529/)
    }
  })

  it.each<[string, object]>([
    ['an address', { requisites: { address: TRC, network: 'Tron (TRC-20)', memo: '12' } }],
    ['an address and its code', { requisites: { address: TRC }, qrCodeText: `tron:${TRC}?amount=5` }],
    ...['Order number', 'Reference number', 'Phone number', 'Recipient phone'].map((name): [string, object] => [
      `an address beside “${name}”`,
      { requisites: { address: TRC, [name]: '2024050112345' } },
    ]),
    ['an address and its order', { requisites: { address: TRC, order_id: 'PW2025110900000000000000001' } }],
    ['an address and a web page', { requisites: { address: TRC }, buttonPay: 'https://pay.example/0x529' }],
    [
      'an address and a hint',
      {
        requisites: [
          { name: 'address', value: TRC },
          { name: 'hint', value: 'Only USDT on TRC20' },
        ],
      },
    ],
  ])('with %s is shown unchanged', async (_, answer) => {
    const { invoice, reports } = await shown(answer)
    expect(invoice?.requisites.find(({ name }) => name === 'address')?.value).toBe(TRC)
    expect(reports).toEqual([])
  })

  it.each<[string, string, InvoiceAddressProblem | '']>([
    ['eth', 'ethereum:0x52908400098527886E0F7030069857D2E4169EE7@1?value=1e18', ''],
    ['usdt_erc20', `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${EVM}&uint256=1e6`, ''],
    ['usdt_erc20', 'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?uint256=1e6', 'characters'],
    ['usdt_erc20', `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=${EVM}9`, 'chain'],
    ['btc', BTC.toUpperCase(), ''],
    ['btc', `BITCOIN:${BTC.toUpperCase()}`, ''],
    ['btc', `litecoin:${BTC}`, 'chain'],
  ])('of %s with the code %s is checked as a wallet would read it', async (name, qrCodeText, problem) => {
    const { invoice, reports } = await shown({ qrCodeText }, { method: fixtureMethod(name) })
    expect(invoice?.qr).toBe(problem === '' ? qrCodeText : '')
    const why = problem === '' ? [] : [`${INVOICE_ADDRESS_PROBLEM_TEXTS[problem]}.`]
    expect(reports.map((one) => one.slice(one.indexOf(': ') + 2))).toEqual(why)
  })

  it('draws its QR code from the address instead of the image', async () => {
    const { invoice } = await shown({ requisites: { address: TRC }, qrDataURL: 'data:image/png;base64,iVBORw0KGgo=' })
    expect([invoice?.qr, invoice?.qrImage]).toEqual([TRC, ''])
  })

  it('of a method with several networks is checked for the network of its request, and not shown if that is unknown', async () => {
    const method = fixtureMethod('usdt_trc20', { name: 'gateway', network: '', fields: [NETWORKS] })
    const on = (network: string, address: string, asks: 'create' | 'check' | 'both' = 'create') =>
      shown({ requisites: { address } }, { method, asks, values: network === '' ? {} : { network } })
    expect((await on('TRC-20', TRC)).isKnown).toBe(true)
    expect((await on('ERC-20', EVM)).isKnown).toBe(true)
    expect((await on('ERC-20', TRC)).isKnown).toBe(false)
    expect((await on('', TRC)).isKnown).toBe(false)
    expect((await on('TRC-20', TRC, 'both')).isKnown).toBe(true)
    expect((await on('ERC-20', TRC, 'both')).isKnown).toBe(false)
    expect((await on('TRC-20', TRC, 'check')).isKnown, 'the network of its request is unknown').toBe(false)
  })

  it('of an unknown chain is checked for its characters only', async () => {
    const method = fixtureMethod('usdt_trc20', { name: 'kaspa', network: 'Kaspa', currency: 'KAS' })
    expect((await shown({ requisites: { address: 'kaspa:qr0000000000000000000000000' } }, { method })).isKnown).toBe(
      true,
    )
    for (const odd of ['qr000\u200b00000', 'qr0000 00000', 'qr00\u043e0000000'])
      expect((await shown({ requisites: { address: odd } }, { method })).isKnown).toBe(false)
  })

  it('is recognized by its own network if its method is not a crypto method', async () => {
    const method = fixtureMethod('airtm', { fields: [] })
    const wrong = await shown({ requisites: { network: 'TRC20', address: EVM } }, { method })
    expect(wrong.isKnown).toBe(false)
    const good = await shown({ requisites: { network: 'TRC20', address: TRC } }, { method })
    expect(good.invoice?.requisites).toHaveLength(2)
    for (const qrCodeText of [`bitcoin:${TRC}`, `\u200bbitcoin:${TRC}\n?amount=1`])
      expect((await shown({ qrCodeText }, { method })).isKnown).toBe(false)
  })

  it('shows no address if the code of the check cannot be loaded', async () => {
    const chainCheck = () => Promise.reject(new Error('offline'))
    expect((await shown({ requisites: { address: TRC } }, { chainCheck })).isKnown).toBe(false)
  })
})
