import { nameWords } from '../../../schemas/nameWords.ts'
import { withoutInvisible } from '../../../schemas/typing/invisible.ts'
import type { Invoice, Requisite } from '../../model/invoice.ts'
import type { Method } from '../../model/method.ts'
import {
  ADDRESS_PROBLEM_TEXTS,
  type AddressProblem,
  addressProblem,
  type ChainCheck,
} from '../../payments/addressProblem.ts'
import { type ChainId, chainIdOf } from '../../reference/chains.ts'
import { networkSent } from '../../reference/coins.ts'

/** `network`: the network of the address is unknown. `picture`: a QR code without its text can't be validated. */
export type InvoiceAddressProblem = AddressProblem | 'network' | 'picture'

/** The end of a sentence for the operator. */
export const INVOICE_ADDRESS_PROBLEM_TEXTS: Readonly<Record<InvoiceAddressProblem, string>> = {
  ...ADDRESS_PROBLEM_TEXTS,
  network: 'its network is not known',
  picture: 'a QR code that is only a picture can’t be checked',
}

const NETWORK = new Set(['network', 'chain', 'blockchain', 'protocol'])
const MEMO = new Set(['memo', 'tag'])
const ADDRESS = new Set(['address', 'addr'])
/** In an invoice in coins, lines with these names may contain an address too, unless the value is a name. */
const ACCOUNT = new Set(['wallet', 'destination', 'recipient', 'receiver', 'account', 'card'])
/** As in `ACCOUNT`, unless the line is the number of an order or another reference. */
const NUMBER = new Set(['number'])
const PHONE = new Set(['phone', 'mobile', 'telephone', 'tel'])
/** Words in the name of a line whose value is a long code, but no address. */
const REFERENCE = new Set(['id', 'ref', 'reference', 'order', 'invoice', 'hash', 'tx', 'txid', 'transaction', 'url'])

const isNamed = ({ name, title }: Requisite, names: ReadonlySet<string>): boolean =>
  [...nameWords(name), ...nameWords(title)].some((word) => names.has(word))

/** Letters of any script: an address with one Cyrillic letter must be found (and rejected), too. */
const LOOKS_LIKE_ADDRESS = /(?:^|[\s:])[\p{L}\p{N}_-]{25,}(?:$|\s)/u
const HAS_DIGIT = /\p{N}/u
const HAS_LETTER = /\p{L}/u

function isAddressLine(line: Requisite): boolean {
  const { value } = line
  if (isNamed(line, MEMO) || isNamed(line, NETWORK)) return false
  if (isNamed(line, ADDRESS)) return true
  const isLong = HAS_DIGIT.test(value) && value.length >= 10
  if (isNamed(line, PHONE) && !HAS_LETTER.test(value)) return false
  if (isNamed(line, ACCOUNT)) return isLong
  if (isNamed(line, REFERENCE)) return false
  if (isNamed(line, NUMBER)) return isLong
  return LOOKS_LIKE_ADDRESS.test(value) && HAS_DIGIT.test(value) && HAS_LETTER.test(value)
}

/** Payment requests of wallets: scheme, body and query. */
const REQUEST =
  /^(bitcoin|bitcoincash|litecoin|dogecoin|doge|dash|zcash|ethereum|tron|ton|ripple|xrpl|xrp|stellar|monero|solana):(?:\/\/transfer\/|\/\/)?(?:pay-(?=0x))?([^?]*)\??(.*)$/is

interface Request {
  /** The scheme's chain. Undefined for a bare address, and for `ethereum:`, because all EVM chains use that scheme. */
  readonly chain: ChainId | undefined
  readonly addresses: readonly string[]
}

/** The addresses in the text of a QR code or pay button; undefined for a web page. */
function requestIn(text: string): Request | undefined {
  const [, scheme = '', body = '', query = ''] = REQUEST.exec(text) ?? []
  if (scheme === '') return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? undefined : { chain: undefined, addresses: [text] }
  if (scheme.toLowerCase() !== 'ethereum') return { chain: chainIdOf(scheme), addresses: [body] }
  // A token transfer (EIP-681) names the contract first, then the receiver.
  const [target = '', call] = body.replace(/@\d+/, '').split('/')
  const receiver = new URLSearchParams(query).get('address')
  return { chain: undefined, addresses: call === undefined ? [target] : [target, receiver ?? ''] }
}

const explicitChain = ({ requisites }: Invoice): ChainId | undefined =>
  requisites.flatMap((line) => (isNamed(line, NETWORK) ? (chainIdOf(line.value) ?? []) : []))[0]

/** The code as a wallet may read it: a text with several lines is not cleaned (`readQr`). */
const codesOf = ({ qr, page }: Invoice): readonly string[] =>
  [withoutInvisible(qr).trim(), page?.url ?? ''].filter((text) => text !== '')

/** Whether an invoice is paid in coins, by its method or by its own contents. */
export function isPaidInCoins(invoice: Invoice, method: Pick<Method, 'category'> | undefined): boolean {
  const isRequested = codesOf(invoice).some((code) => REQUEST.test(code))
  return method?.category === 'crypto' || isRequested || explicitChain(invoice) !== undefined
}

/**
 * The reason why an invoice in coins must not be shown; undefined if it may be shown. Every address in the invoice (a
 * line, the QR code, the pay button) must pass the same check as on the address page (N19). `values`: the submitted
 * values of the form.
 */
export function invoiceAddressProblem(
  invoice: Invoice,
  method: Method | undefined,
  values: Readonly<Record<string, string>>,
  check: ChainCheck,
): InvoiceAddressProblem | undefined {
  const lines = invoice.requisites.filter(isAddressLine)
  const memos = invoice.requisites.filter((line) => isNamed(line, MEMO))
  const requests = codesOf(invoice).flatMap((code) => requestIn(code) ?? [])
  if (lines.length + requests.length === 0) return invoice.qrImage === '' ? undefined : 'picture'
  if (lines.some((line) => line.isCleaned) || (invoice.isQrCleaned && invoice.qr !== '')) return 'characters'
  if (memos.some((line) => line.isCleaned)) return 'memo'
  const network = networkOf(invoice, method, values)
  if (network === undefined) return 'network'
  const [memo = ''] = memos.map(({ value }) => value)
  const own = lines.map(({ value }) => addressProblem({ address: value, memo }, network, check))
  const requested = requests.flatMap(({ chain, addresses }) =>
    chain !== undefined && network.chain !== undefined && chain !== network.chain
      ? ['chain' as const]
      : addresses.map((address) => addressProblem({ address, memo }, { chain: network.chain ?? chain }, check)),
  )
  return [...own, ...requested].find((problem) => problem !== undefined)
}

/** The network of an invoice. Undefined if a crypto method's network is unknown, or contradicts the invoice. */
function networkOf(
  invoice: Invoice,
  method: Method | undefined,
  values: Readonly<Record<string, string>>,
): { readonly chain: ChainId | undefined } | undefined {
  const chain = explicitChain(invoice)
  if (method?.category !== 'crypto') return { chain }
  const chosen = networkSent(method, values)
  if (chosen === undefined) return chain && { chain }
  if (chain !== undefined && chosen.chain !== undefined && chain !== chosen.chain) return undefined
  return { chain: chosen.chain ?? chain }
}

/** Removes all payment details. The fields stay. */
export const withoutAddresses = <T extends Invoice>(invoice: T): T => ({
  ...invoice,
  requisites: [],
  holder: '',
  qr: '',
  qrImage: '',
  page: undefined,
  text: '',
  steps: [],
})

/**
 * The QR code of an invoice in coins is drawn from its text, or from the only address: a picture can't be validated.
 */
export function withCheckedCode<T extends Invoice>(invoice: T): T {
  const [only, other] = invoice.requisites.filter(isAddressLine)
  const drawn = invoice.qrImage !== '' && only !== undefined && other === undefined ? only.value : ''
  return { ...invoice, qr: invoice.qr || drawn, qrImage: '' }
}
