import { isPage } from '../../../language/checkNames.ts'
import { nearest } from '../../../language/nearest.ts'
import { CARD_VIEW_TYPES } from '../../../reference/cardViewTypes.ts'
import { COUNTRIES } from '../../../reference/countries.ts'
import { OTHER_COINS } from '../../../reference/currencies.ts'
import { CURRENCIES } from '../../../reference/currencyTable.ts'
import { escaped } from '../../document/listNodes.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { comparisons } from '../expressions/checkConstant.ts'
import { expressionOf, usesOf } from '../expressions/usesOf.ts'
import { unknownLanguage } from '../texts/languages.ts'

const COUNTRY_CODES = COUNTRIES.map(({ code }) => code)
const CURRENCY_CODES = [
  ...new Set([...CURRENCIES.map(({ code }) => code), ...OTHER_COINS, ...Intl.supportedValuesOf('currency')]),
]

/** Codes that are often written for a country or a currency, and the code. */
const COUNTRY_MEANT: Readonly<Record<string, string>> = { UK: 'GB', EN: 'GB', EL: 'GR', USA: 'US', UAE: 'AE' }
const CURRENCY_MEANT: Readonly<Record<string, string>> = {
  RMB: 'CNY',
  CNH: 'CNY',
  MXP: 'MXN',
  RUR: 'RUB',
  STG: 'GBP',
  NIS: 'ILS',
  NTD: 'TWD',
  TRL: 'TRY',
  PEH: 'PEN',
}

/** Why a code is not a country: the end of a sentence, with the code that was probably meant. */
export function unknownCountry(code: string): string | undefined {
  if (code === '' || COUNTRY_CODES.includes(code)) return undefined
  const upper = code.toUpperCase()
  // Codes of two letters resemble each other by chance (`IND` is India, `ID` Indonesia): no similar one is suggested.
  const meant = COUNTRY_MEANT[upper] ?? (COUNTRY_CODES.includes(upper) ? upper : undefined)
  const hint = meant === undefined ? (code.length === 2 ? '' : ': a country has two letters') : didYouMean(meant)
  return `"${code}" is not a country by its ISO 3166 code${hint}`
}

/** Why a code is neither a currency (ISO 4217) nor a coin that the widget knows. */
export function unknownCurrency(code: string): string | undefined {
  if (code === '' || CURRENCY_CODES.includes(code)) return undefined
  const upper = code.toUpperCase()
  const meant = CURRENCY_MEANT[upper] ?? (CURRENCY_CODES.includes(upper) ? upper : nearest(code, CURRENCY_CODES))
  return `"${code}" is not a currency by its ISO 4217 code, or a coin${meant === undefined ? '' : didYouMean(meant)}`
}

const didYouMean = (code: string): string => `: did you mean "${code}"?`

const oneOf =
  (values: readonly string[]) =>
  (value: string): string | undefined => {
    if (values.includes(value) || value === '') return undefined
    const close = nearest(value, values)
    return close === undefined ? `choose from ${values.join(', ')}` : `did you mean "${close}"?`
  }

const PLATFORM = oneOf(['desktop', 'mobile', 'android', 'ios'])
const language = (code: string) => (code === '' ? undefined : unknownLanguage(code))

/** The paths whose values are codes, and why a code is none of them. */
const PATHS: Readonly<Record<string, (value: string) => string | undefined>> = {
  'user.platform': PLATFORM,
  'env.platform': PLATFORM,
  'user.paymentGeo': unknownCountry,
  'region.current.code': unknownCountry,
  'place.country': unknownCountry,
  'invoice.country.code': unknownCountry,
  'user.currency': unknownCurrency,
  'deposit.currency': unknownCurrency,
  'place.currency': unknownCurrency,
  'user.lang': language,
  'env.lang': language,
  'method.cardViewType': oneOf(Object.keys(CARD_VIEW_TYPES)),
  'route.name': (value) => (isPage(value) ? undefined : 'no page has this name'),
}

/** W01, W15: codes of countries, currencies, languages and platforms that do not exist. */
export function checkCodes(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap((node) => [...compared(node), ...cases(node), ...choices(node)])
}

function compared(node: RawNode): Finding[] {
  return usesOf(node).flatMap((use) => {
    const expression = expressionOf(use)
    if ('code' in expression) return []
    return comparisons(expression).flatMap(({ path, value, column }) => {
      const name = [path.root, ...path.steps].join('.')
      const reason = reasonAt(name, String(value))
      return reason === undefined
        ? []
        : [{ code: 'W01' as const, pointer: use.pointer, column, message: `"${name}" is never "${value}": ${reason}` }]
    })
  })
}

function cases({ json, pointer }: RawNode): Finding[] {
  if (json.type !== 'switch' || typeof json.on !== 'string') return []
  const { on } = json
  return Object.keys(Object(json.cases)).flatMap((value) => {
    const reason = reasonAt(on, value)
    const at = `${pointer}/cases/${escaped(value)}`
    return reason === undefined
      ? []
      : [{ code: 'W01' as const, pointer: at, message: `"${on}" is never "${value}": ${reason}` }]
  })
}

const reasonAt = (path: string, value: string): string | undefined =>
  Object.hasOwn(PATHS, path) ? PATHS[path]?.(value) : undefined

/** The codes that a select of countries or currencies offers. */
function choices({ json, pointer }: RawNode): Finding[] {
  const reasonOf = json.kind === 'country' ? unknownCountry : json.kind === 'currency' ? unknownCurrency : undefined
  if (json.type !== 'field' || reasonOf === undefined) return []
  const codes = Array.isArray(json.only) ? json.only.map((code, index) => [`only/${index}`, code] as const) : []
  return [...codes, ['default', json.default] as const].flatMap(([at, code]) => {
    const reason = typeof code === 'string' ? reasonOf(code) : undefined
    return reason === undefined
      ? []
      : [
          {
            code: 'W15' as const,
            pointer: `${pointer}/${at}`,
            message: `${reason}${reason.endsWith('?') ? '' : '.'} Nobody can choose it`,
          },
        ]
  })
}
