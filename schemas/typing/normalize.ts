import { withLatinDigits } from './plain.ts'

/**
 * The single normalization of text from people, mobile keyboards and clipboards. It runs before validating, displaying
 * and sending, so that all three see the same text.
 */

// Invisible characters: direction marks, zero-width characters, soft hyphens, control characters.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u
// In scripts with joined letters, ZWJ and ZWNJ are part of the spelling of Persian, Hindi and Sinhala words; ZWJ also
// joins emoji.
const JOINER = /[\u200c\u200d]/
const JOINED = /[\p{L}\p{M}\p{Extended_Pictographic}]/u
const NEVER_JOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u
// Variation selectors choose a glyph: of an ideograph in a name, or of an emoji.
const VARIATION = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u
const VARIED = /[\p{Script=Han}\p{Extended_Pictographic}]/u
// Includes the blank Braille pattern, which is invisible too.
const BLANK = /[\p{Zs}\t\n\v\f\r\u0085\u2028\u2029\u2800]/gu
// Without U+02BB, which is a letter in Hawaiian.
const APOSTROPHE = /[\u2018\u2019\u201b\u02bc\u2032\u00b4\uff07]/g
const HYPHEN = /[\u2010\u2011\ufe63\uff0d]/g
const DASH = /[\u2012-\u2015\u2212\ufe58]/g
/** A dash without spaces around it: "12–34", "Anna–Maria". */
const TIGHT_DASH = /(\S)[\u2012-\u2015\u2212\ufe58](?=\S)/g
const FULL_WIDTH = /[\uff01-\uff5e]/g

const isPlain = (text: string): boolean => /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text)

/**
 * Normalizes a line of text: removes invisible characters, trims and unifies spaces, composes letters (NFC), and
 * converts digits, apostrophes and hyphens to ASCII. Letters are not changed otherwise.
 */
export function normalizeLine(text: string): string {
  if (isPlain(text)) return text // fast path for nearly every text
  return withLatinDigits(withoutInvisible(text.replace(BLANK, ' ')))
    .normalize('NFC')
    .replace(APOSTROPHE, "'")
    .replace(HYPHEN, '-')
    .replace(TIGHT_DASH, '$1-')
    .trim()
}

/**
 * Like `normalizeLine`, for texts validated by rules or read by machines: all dashes become hyphens, and full-width
 * characters ASCII.
 */
export function normalizeCode(text: string): string {
  if (isPlain(text)) return text
  return normalizeLine(text)
    .replace(DASH, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))
    .trim()
}

/** Removes grouping from a number ("DE89 3704 0044 …"): if most characters are digits, spaces don't separate words. */
export function withoutGroups(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').length
  return /^[A-Za-z0-9 -]+$/.test(text) && digits >= 6 && digits * 2 > text.replace(/[ -]/g, '').length
    ? text.replace(/[ -]/g, '')
    : text
}

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

/** Parameters of a payment request that don't affect the destination. A tag or memo does. */
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

/** Removes invisible characters, except joiners and variation selectors that are part of a word. */
export function withoutInvisible(text: string): string {
  if (!INVISIBLE.test(text)) return text
  const signs = [...text]
  let kept = ''
  let before = ''
  signs.forEach((sign, at) => {
    if (INVISIBLE.test(sign) && !isSpelling(sign, before, signs[at + 1] ?? '')) return
    kept += sign
    before = VARIATION.test(sign) ? before : sign
  })
  return kept
}

/** Whether an invisible character is part of the surrounding word. */
function isSpelling(sign: string, before: string, next: string): boolean {
  if (VARIATION.test(sign)) return VARIED.test(before)
  const joins = (letter: string) => JOINED.test(letter) && !NEVER_JOINED.test(letter)
  return JOINER.test(sign) && joins(before) && joins(next)
}
