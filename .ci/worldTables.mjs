// `node .ci/worldTables.mjs` generates the tables of src/reference from public data:
//   countries.json   calling codes, example numbers, national prefixes and lengths from libphonenumber-js; English names from
// CLDR (node's ICU)
//   currencies.json  symbols and English names from CLDR (node's ICU), for the codes listed here
//   countryCurrencies.json  the countries that use one of these currencies, the euro and dollar countries included
//   addresses.json   the formats of localized-address-format (Google's libaddressinput), and .ci/addressFacts.mjs
//   states.json      the states of the countries whose payment providers require one, by ISO 3166-2 code, from CLDR
// (cldr-subdivisions-full)
// The same packages and the same node give the same files. Run the script after an update of either and review the
// diff: tests/unit/reference/generated.test.ts checks the data of the packages, but nothing checks the data of ICU.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getCountries, getExampleNumber } from 'libphonenumber-js'
import { Metadata } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { formatAddress } from 'localized-address-format'
import { LABELS, POSTAL_CODES, REQUIRED } from './addressFacts.mjs'
import { ensurePackages } from './packages.mjs'

// Telephone regions without an official ISO 3166-1 code: reserved (Ascension, Tristan da Cunha) or user-assigned
// (Kosovo).
const NOT_ISO = ['AC', 'TA', 'XK']

// The first thirteen currencies are from spec §3.
const FIAT =
  'RUB UAH EUR USD KZT AZN TRY INR PLN BRL MXN JPY AED ' +
  'AMD AOA ARS AUD BDT BHD BOB BYN CAD CHF CLP CNY COP CRC CZK DKK DOP DZD EGP ETB GBP GEL GHS GTQ HKD HUF IDR ILS JOD ' +
  'KES KGS KHR KRW KWD LKR MAD MDL MYR MZN NGN NOK NPR NZD OMR PEN PHP PKR PYG QAR RON SAR SEK SGD THB TJS TND TWD TZS ' +
  'UGX UYU UZS VND XAF XOF ZAR ZMW'

// A currency is formatted as in the country of its first two letters. These two currencies belong to several countries.
const HOMES = { XAF: 'fr-CM', XOF: 'fr-SN' }

// ISO 4217 codes begin with the code of the country. These currencies are used in further countries.
const SHARED = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  USD: 'EC SV',
}

// CLDR has no cryptocurrencies. A coin has a symbol here only if its own project uses one.
const CRYPTO = {
  BTC: ['Bitcoin', '₿'],
  ETH: ['Ethereum', 'Ξ'],
  LTC: ['Litecoin', 'Ł'],
  USDT: ['Tether', '₮'],
  TRX: ['TRON'],
  XMR: ['Monero', 'ɱ'],
  BCH: ['Bitcoin Cash'],
  DASH: ['Dash'],
  NEO: ['Neo'],
  DOGE: ['Dogecoin', 'Ð'],
  ZEC: ['Zcash', 'ⓩ'],
  XRP: ['XRP'],
  XLM: ['Stellar'],
  BNB: ['BNB'],
  USDC: ['USD Coin'],
  TON: ['Toncoin'],
}

// The countries for which payment providers require the state.
const STATES = 'AU BR CA IN MX US'

// Names that CLDR translates, and players know in the language of the country.
const OWN_NAMES = {
  'BR-DF': 'Distrito Federal',
  'MX-CMX': 'Ciudad de México',
  'MX-MEX': 'Estado de México',
  'US-DC': 'District of Columbia',
}

// Codes that ISO 3166-2 has withdrawn, and CLDR keeps.
const FORMER_STATES = { IN: 'CT DD DN TG UT', MX: 'DIF' }

const COINS = { QSC: ['Sweep coins', 'SC'], QGC: ['Gold coins', 'GC'] }

/** The content of the generated files. */
export function tables() {
  return {
    countries: countries(),
    currencies: currencies(),
    countryCurrencies: countryCurrencies(),
    addresses: addresses(),
    states: states(),
  }
}

function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return isoCodes().map((code) => {
    const number = getExampleNumber(code, examples)
    const prefix = number.countryCallingCode
    // The digits after the calling code: the national format would add a leading 0 or 8.
    const example = number.formatInternational().replace(`+${prefix} `, '')
    const lengths = lengthsOf(code)
    const trunk = nationalPrefixesOf(code, example.replace(/\D/g, '')).join(' ')
    return { name: names.of(code), code, prefix, example, ...(trunk && { trunk }), lengths }
  })
}

// The kinds of number of a person. Toll-free and premium numbers have other lengths, which would hide a wrong number.
const PERSONAL = ['FIXED_LINE', 'MOBILE', 'PERSONAL_NUMBER', 'VOIP']

function lengthsOf(code) {
  const plan = planOf(code)
  const lengths = PERSONAL.flatMap((kind) =>
    plan.type(kind) ? plan.type(kind).possibleLengths() || plan.possibleLengths() : [],
  )
  return [...new Set(lengths)].toSorted((one, other) => one - other).join(' ')
}

function planOf(code) {
  const metadata = new Metadata()
  metadata.selectNumberingPlan(code)
  return metadata.numberingPlan
}

// Mexico has had no national prefix since 2019, but numbers are still written with the former ones: contacts and chat
// apps keep the mobile digit 1 ("+52 1 55 …").
const FORMER_PREFIXES = { MX: ['044', '045', '01', '1'] }

/**
 * What may be dialled before the mobile number within the country, the usual prefix first. Empty for Italy, where the
 * zero is part of the number, and for North America, where the prefix equals the calling code, which is removed anyway.
 */
function nationalPrefixesOf(code, number) {
  const plan = planOf(code)
  const usual = plan.nationalPrefix()
  if (usual === plan.callingCode()) return []
  // The metadata writes a missing prefix as the number 0.
  if (typeof usual !== 'string') return FORMER_PREFIXES[code] ?? []
  // The metadata has one regular expression for the prefixes of a number, and for the carrier codes, which have groups.
  const start = new RegExp(`^(?:${plan.nationalPrefixForParsing()})`)
  const isPrefix = (digits) => {
    const [found, ...groups] = start.exec(digits + number) ?? []
    return found === digits && groups.every((group) => group === undefined)
  }
  return [usual, ...PREFIXES.filter((digits) => digits !== usual && isPrefix(digits))]
}

/** One and two digits. */
const PREFIXES = Array.from({ length: 110 }, (_, at) => (at < 10 ? String(at) : String(at - 10).padStart(2, '0')))

function isoCodes() {
  return getCountries()
    .filter((code) => !NOT_ISO.includes(code))
    .toSorted()
}

function currencies() {
  const known = new Set(Intl.supportedValuesOf('currency'))
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const fiat = FIAT.split(' ').map((code) => {
    if (!known.has(code)) throw new Error(`CLDR has no currency ${code}.`)
    return { code, symbol: signOf(code), name: names.of(code) }
  })
  return { fiat, crypto: own(CRYPTO), coins: own(COINS) }
}

function countryCurrencies() {
  const iso = new Set(isoCodes())
  const own = FIAT.split(' ').map((currency) => [currency.slice(0, 2), currency])
  const shared = Object.entries(SHARED).flatMap(([currency, codes]) => codes.split(' ').map((code) => [code, currency]))
  const rows = [...own, ...shared].filter(([code]) => iso.has(code))
  return Object.fromEntries(rows.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function own(rows) {
  return Object.entries(rows).map(([code, [name, symbol = code]]) => ({ code, symbol, name }))
}

// The symbol in the currency's own country: MXN is "$" in Mexico and "MX$" elsewhere. If that symbol is only the code,
// the narrow symbol is used.
// "K" (Zambia) and "M" are not accepted as symbols: a player who types "5K" may mean five thousand.
function signOf(code) {
  const sign = (currencyDisplay) => {
    const format = new Intl.NumberFormat(homeOf(code), { style: 'currency', currency: code, currencyDisplay })
    return plain(format.formatToParts(1).find(({ type }) => type === 'currency').value)
  }
  return [sign('symbol'), sign('narrowSymbol')].find((text) => text !== code && !/^[KM]$/.test(text)) ?? code
}

function homeOf(code) {
  const { language, region } = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize()
  return HOMES[code] ?? `${language}-${region}`
}

// Removes direction marks, replaces the full-width yen sign, and drops the full stop of "kr.".
function plain(text) {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=[\p{L}\p{M}])\.$/u, '')
}

function states() {
  const file = fileURLToPath(import.meta.resolve('cldr-subdivisions-full/subdivisions/en/en.json'))
  const names = Object.entries(JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames.subdivisions)
  const rows = STATES.split(' ').map((country) => {
    const own = names
      .filter(([code]) => code.startsWith(country.toLowerCase()))
      .map(([code, name]) => [code.slice(country.length).toUpperCase(), name])
      .filter(([code]) => !has(FORMER_STATES[country] ?? '', code))
      // Some Indian names have macrons, and most have none.
      .map(([code, name]) => [
        code,
        OWN_NAMES[`${country}-${code}`] ??
          name
            .normalize('NFD')
            .replace(/\u0304/g, '')
            .normalize('NFC'),
      ])
    return [country, Object.fromEntries(own.toSorted(([, a], [, b]) => a.localeCompare(b)))]
  })
  return Object.fromEntries(rows)
}

function addresses() {
  const iso = isoCodes()
  const codes = letterPairs().filter((code) => iso.includes(code) || partsOf(code) !== partsOf('ZZ'))
  return Object.fromEntries(codes.map((code) => [code, addressOf(code)]))
}

function letterPairs() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters.flatMap((first) => letters.map((second) => first + second))
}

function addressOf(code) {
  const parts = partsOf(code)
  const said = Object.entries(REQUIRED).find(([, list]) => has(list, code))?.[0]
  const required = said ?? [...'AC'].filter((part) => parts.includes(part)).join('')
  const lost = [...required].filter((part) => !parts.includes(part))
  if (lost.length > 0) throw new Error(`${code} requires ${lost.join()}, and its format has only ${parts}.`)
  const labels = labelsOf(code)
  return { parts, required, ...(Object.keys(labels).length > 0 && { labels }), ...zipOf(code, parts) }
}

// The package exports no formats. Format an address whose parts are private-use characters, and read their order back.
function partsOf(postalCountry) {
  const [A, C, D, S, Z] = ['\ue000', '\ue001', '\ue002', '\ue003', '\ue004']
  const address = { addressLines: [A], locality: C, dependentLocality: D, administrativeArea: S, postalCode: Z }
  const text = formatAddress({ postalCountry, ...address }, 'local').join('\n')
  return [...text].map((sign) => ({ [A]: 'A', [C]: 'C', [D]: 'D', [S]: 'S', [Z]: 'Z' })[sign] ?? '').join('')
}

function labelsOf(code) {
  const named = Object.entries(LABELS).map(([part, words]) => [
    part,
    Object.entries(words).find(([, list]) => has(list, code))?.[0],
  ])
  return Object.fromEntries(named.filter(([, word]) => word !== undefined))
}

function zipOf(code, parts) {
  const found = Object.entries(POSTAL_CODES).find(([, rows]) => Object.hasOwn(rows, code))
  if (found === undefined) return {}
  if (!parts.includes('Z')) throw new Error(`${code} has a postal code, but its format ${parts} does not.`)
  const [shapes, rows] = found
  const regex = `^(?:${shapes.split('|').map(patternOf).join('|')})$`
  if (!new RegExp(regex).test(rows[code]))
    throw new Error(`${code}: ${rows[code]} does not match the format ${shapes}.`)
  return { zip: { regex, example: rows[code] } }
}

const SIGNS = { '#': '[0-9]', '@': '[A-Za-z]', '*': '[A-Za-z0-9]', ' ': '[ -]?', '-': '[ -]?' }

function patternOf(shape) {
  return shape.replace(/(.)\1*/g, (run, sign) => (SIGNS[sign] ?? sign) + (run.length > 1 ? `{${run.length}}` : ''))
}

function has(list, code) {
  return list.split(' ').includes(code)
}

/** One row per line, so that diffs stay readable; biome wraps rows that are too long. */
function write(table) {
  const [open, close] = Array.isArray(table) ? '[]' : '{}'
  const lines = Object.entries(table).map(([key, row]) => {
    const text = Array.isArray(row) ? write(row) : JSON.stringify(row)
    return Array.isArray(table) ? text : `${JSON.stringify(key)}: ${text}`
  })
  return `${open}\n${lines.join(',\n')}\n${close}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  ensurePackages()
  const files = Object.entries(tables()).map(([name, table]) => {
    const file = `src/reference/${name}.json`
    writeFileSync(file, `${write(table)}\n`)
    return file
  })
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  process.exitCode = spawnSync(process.execPath, [biome, 'format', '--write', ...files], { stdio: 'inherit' }).status
}
