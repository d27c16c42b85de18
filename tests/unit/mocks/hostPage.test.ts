import { expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { masked } from '../../../mocks/hostPage/masked.ts'
import { homeCurrency, OPTIONS, optionsWith } from '../../../mocks/hostPage/options.ts'
import { queryOf, readSettings } from '../../../mocks/hostPage/Settings.ts'
import { SCENARIOS } from '../../../mocks/scenarios/index.ts'

const values = (name: string) => OPTIONS[name]?.map(({ value }) => value) ?? []
const settings = (query: string) => readSettings(new URLSearchParams(query))

it('O4 offers every country and currency of the fixtures, every language and every scenario with its title', () => {
  for (const { cashier, method, story } of METHOD_FOLDERS) {
    expect(values('country')).toEqual(expect.arrayContaining([...(cashier.countries ?? []), story?.country]))
    expect(values('currency')).toEqual(expect.arrayContaining(Object.keys(method.amount_rules ?? {})))
  }
  expect(values('lang')).toEqual(expect.arrayContaining(Object.values(readLanguages()).map(({ tag }) => tag)))
  expect(OPTIONS.scenario?.map(({ title, value }) => [value, title])).toEqual(
    Object.entries(SCENARIOS).map(([name, { title }]) => [name, title]),
  )
  for (const name of Object.keys(OPTIONS)) expect(new Set(values(name)).size).toBe(values(name).length)
})

it.each([
  ['MX', 'MXN'],
  ['JP', 'JPY'],
  ['KE', 'KES'],
  ['TZ', 'TZS'],
  ['NZ', 'NZD'],
  ['FR', 'EUR'],
  ['XX', undefined],
])('O4 in %s one pays in %s', (country, currency) => {
  expect(homeCurrency(country)).toBe(currency)
})

it('O4 every country has a currency in which a method is offered there', () => {
  for (const country of values('country')) {
    const currency = homeCurrency(country) ?? ''
    const offered = METHOD_FOLDERS.filter(
      ({ cashier, method }) =>
        (cashier.countries?.includes(country) ?? true) && Object.hasOwn(method.amount_rules ?? {}, currency),
    )
    expect(
      offered.map(({ name }) => name),
      country,
    ).not.toEqual([])
  }
})

it('O4 the address says what was chosen, and nothing that there is not', () => {
  const chosen = settings(
    'scenario=slow&country=JP&currency=JPY&lang=ar&platform=ios&theme=dark&width=desktop&bonuses=false',
  )
  expect(chosen).toMatchObject({ scenario: 'slow', country: 'JP', lang: 'ar', theme: 'dark', bonuses: false })
  expect(settings(queryOf(chosen))).toEqual(chosen)
  expect(settings('scenario=nosuch&country=ZZ&theme=pink')).toEqual(settings(''))
  expect(queryOf(settings(''))).toBe('')
})

it.each([
  ['hundred methods', ['manyMethods']],
  ['SLOW', expect.arrayContaining(['slow', 'createSlow'])],
  ['statusMistaked', ['statusMistaked']],
  ['', Object.keys(SCENARIOS)],
  ['no such words', []],
])('O4 finds scenarios by the words of their names and titles: %s', (words, wanted) => {
  expect(optionsWith(words, OPTIONS.scenario ?? []).map(({ value }) => value)).toEqual(wanted)
})

it('O4 hides the token wherever it stands', () => {
  const call = {
    headers: { authorization: 'to"ken' },
    body: { link: 'https://x.example/#to"ken', list: ['to"ken', 7] },
  }
  expect(JSON.stringify(masked(call, 'to"ken'))).not.toContain('ken')
  expect(masked(call, 'to"ken').body.list).toEqual(['••••••••', 7])
  expect(masked({ a: 1 }, '')).toEqual({ a: 1 })
})
