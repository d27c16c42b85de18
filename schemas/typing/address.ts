import { normalizeCode } from './normalize.ts'

/** URI schemes of addresses, each with the names of its networks in the form of `plainName`. */
const SCHEMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['bitcoin', ['bitcoin', 'btc']],
  ['litecoin', ['litecoin', 'ltc']],
  ['dogecoin', ['dogecoin', 'doge']],
  ['doge', ['dogecoin', 'doge']],
  ['dash', ['dash']],
  ['zcash', ['zcash', 'zec']],
  [
    'ethereum',
    [
      ...['ethereum', 'eth', 'erc20', 'bep20', 'bsc', 'bnbsmartchain', 'polygon', 'matic'],
      ...['arbitrum', 'arbitrumone', 'optimism', 'base'],
    ],
  ],
  ['tron', ['tron', 'trx', 'trc20']],
  ['ton', ['ton', 'theopennetwork']],
  ['ripple', ['ripple', 'xrp']],
  ['xrpl', ['ripple', 'xrp']],
  ['xrp', ['ripple', 'xrp']],
  ['stellar', ['stellar', 'xlm']],
  ['solana', ['solana', 'sol']],
])

/** Parameters of a payment request that don't affect the destination. A tag or memo does, so it is not listed. */
const HARMLESS = /^(?:amount|label|message|value|gas|gasLimit|gasPrice|time|exp|lightning|pj|pjos)=[^&]*$/i
// Addresses that may be upper-case, as in QR codes.
const IN_CAPITALS = /^(?:BC|LTC|ADDR|COSMOS)1[02-9AC-HJ-NP-Z]{6,}$/

const plainName = (network: string): string => network.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Normalizes a crypto address: removes spaces, the scheme and the amount of a payment request ("bitcoin:…?amount=1"),
 * and lower-cases the address where the chain allows both cases. Requests with other parameters, such as a tag or a
 * contract function, and requests for another network stay unchanged, so that validation rejects them: a part of such a
 * request would send the coins elsewhere.
 */
export function normalizeAddress(text: string, network: string): string {
  const code = normalizeCode(text).replace(/ /g, '')
  const address = ofRequest(code, plainName(network)) ?? code
  if (/^0X[\dA-F]{40}$/.test(address)) return `0x${address.slice(2)}`
  return IN_CAPITALS.test(address) ? address.toLowerCase() : address
}

/**
 * Whether a text, such as a payment request, is more than a plain address: an address has no spaces and no parameters.
 */
export function isNoBareAddress(text: string): boolean {
  const scheme = /^([A-Za-z+]+):/.exec(text)?.[1]?.toLowerCase() ?? ''
  return /[^!-~]|[?&=%]|:\/\//.test(text) || SCHEMES.has(scheme)
}

function ofRequest(text: string, network: string): string | undefined {
  const [, scheme = '', lead = '', rest = '', query] =
    /^([A-Za-z]+):(\/\/transfer\/|\/\/)?([^?]*)\??(.*)$/s.exec(text) ?? []
  if (SCHEMES.get(scheme.toLowerCase())?.includes(network) !== true || rest === '') return undefined
  if (lead === '//transfer/' && scheme.toLowerCase() !== 'ton') return undefined
  if (query && !query.split('&').every((part) => HARMLESS.test(part))) return undefined
  const bare = scheme.toLowerCase() === 'ethereum' ? rest.replace(/^pay-(?=0x)/i, '').replace(/@\d+$/, '') : rest
  return /^[A-Za-z0-9+/_-]+$/.test(bare) && !(scheme.toLowerCase() !== 'ton' && bare.includes('/')) ? bare : undefined
}
