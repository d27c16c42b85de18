import PAGES from 'virtual:languages/pages'
import { METHOD_FOLDERS } from '../../fixtures/index.ts'
import { CASHIER_NAMES, type CashierName } from '../../schemas/cashiers.ts'
import { TRANSPORTS } from '../../schemas/transports.ts'
import { COUNTRIES } from '../cashier/countries.ts'
import type { Scenario } from '../cashier/Scenario.ts'
import { SCENARIOS } from '../scenarios/index.ts'

export interface Option {
  readonly value: string
  readonly text: string
  /** A description, if the text is only a name. */
  readonly title?: string
  readonly group?: string
}

type Home = Readonly<Record<string, string>>

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** Country → currency, for every country in the selector or in a method folder. */
const HOMES: Home = {
  ...Object.fromEntries(
    METHOD_FOLDERS.flatMap(({ cashier, method }) => homesOf(cashier.countries, method.amount_rules)),
  ),
  ...Object.fromEntries(METHOD_FOLDERS.flatMap(({ story }) => (story ? [[story.country, story.currency]] : []))),
  ...Object.fromEntries(COUNTRIES.map(({ code, currency }) => [code, currency])),
}

const WHOLE = 'Every text'
const PARTLY = 'English, and what documents bring'

/** The types of cashier in words. */
const CASHIERS: Readonly<Partial<Record<CashierName, string>>> = {
  main: 'Regular',
  sweep: 'Sweepstake',
  cryptobalance: 'Crypto balance',
}

/** The options of each setting. */
export const OPTIONS: Readonly<Record<string, readonly Option[]>> = {
  scenario: Object.entries(SCENARIOS as Readonly<Record<string, Scenario>>).map(([name, { title }]) => ({
    value: name,
    text: spaced(name),
    title,
  })),
  country: Object.keys(HOMES)
    .map((code) => ({ value: code, text: countryNames.of(code) ?? code }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en')),
  currency: [...new Set([...Object.values(HOMES), ...METHOD_FOLDERS.flatMap(currenciesOf)])]
    .toSorted()
    .map((code) => ({ value: code, text: named(code) })),
  lang: [
    ...Object.values(PAGES).map(({ tag }) => languageOf(tag, WHOLE)),
    ...['fr', 'uz'].filter((tag) => !Object.hasOwn(PAGES, tag)).map((tag) => languageOf(tag, PARTLY)),
  ],
  platform: [
    { value: 'desktop', text: 'Desktop' },
    { value: 'mobile', text: 'Mobile' },
    { value: 'android', text: 'Android' },
    { value: 'ios', text: 'iOS' },
  ],
  mode: CASHIER_NAMES.map((value) => ({ value, text: CASHIERS[value] ?? value })),
  transaction: [
    { value: 'deposit', text: 'Deposits' },
    { value: 'withdrawal', text: 'Withdrawals' },
  ],
  // The dev server has the socket's server.
  transport: TRANSPORTS.filter((value) => import.meta.env.DEV || value === 'http').map((value) => ({
    value,
    text: value,
  })),
  theme: [
    { value: 'light', text: 'Light' },
    { value: 'dark', text: 'Dark' },
  ],
  width: [
    { value: 'phone', text: 'Phone' },
    { value: 'desktop', text: 'Desktop' },
  ],
}

/** The currency of a country. */
export const homeCurrency = (country: string): string | undefined => HOMES[country]

/** The options whose name or title contains all words. */
export function optionsWith(words: string, options: readonly Option[]): readonly Option[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return options.filter(({ text, title = '', value }) => {
    const said = `${text} ${title} ${value}`.toLowerCase()
    return wanted.every((word) => said.includes(word))
  })
}

/**
 * A currency code begins with its country's code (ISO 4217). A country without such a currency gets the method's first
 * currency.
 */
function homesOf(countries: readonly string[] = [], amounts: unknown): readonly (readonly [string, string])[] {
  const currencies = Object.keys(Object(amounts))
  return countries.flatMap((code) => {
    const currency = currencies.find((one) => one.startsWith(code)) ?? currencies[0]
    return currency === undefined ? [] : [[code, currency] as const]
  })
}

function currenciesOf({ method }: (typeof METHOD_FOLDERS)[number]): readonly string[] {
  return Object.keys(Object(method.amount_rules))
}

/** The code with its name, if the browser knows one; coins have none. */
function named(code: string): string {
  const name = /^[A-Z]{3}$/.test(code) ? currencyNames.of(code) : undefined
  return name === undefined || name === code ? code : `${code} · ${name}`
}

function languageOf(tag: string, group: string): Option {
  return { value: tag, text: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag, group }
}

function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
