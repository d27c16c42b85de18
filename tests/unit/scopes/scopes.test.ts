import { autorun } from 'mobx'
import { beforeAll, describe, expect, it } from 'vitest'
import { METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { problemsOf, type Shape } from '../../../mocks/cashier/problemsOf.ts'
import { SCOPES, type Scopes } from '../../../schemas/scopes/views.ts'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { CryptoStore } from '../../../src/catalog/CryptoStore.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { OffersStore } from '../../../src/features/onramp/OffersStore.ts'
import { BoxesStore } from '../../../src/features/sweepstake/BoxesStore.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { evaluate } from '../../../src/language/expression/evaluate.ts'
import type { FormatFunctions } from '../../../src/language/expression/FormatFunctions.ts'
import { parseExpression } from '../../../src/language/expression/parseExpression.ts'
import type { Method } from '../../../src/model/method.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { InvoiceStore } from '../../../src/payments/InvoiceStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { WithdrawalStore } from '../../../src/payments/WithdrawalStore.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import { fixtureMethod, formOf, session, textsOf } from '../features/builders.ts'
import { aBonus } from '../support/aBonus.ts'
import { allScopes } from '../support/allScopes.ts'
import { anOpenInvoice } from '../support/anInvoice.ts'
import { anOffer, openOffers } from '../support/anOffer.ts'

let texts: Texts
let arabic: Texts
beforeAll(async () => {
  texts = await textsOf()
  arabic = { ...texts, lang: 'ar', asked: 'ar', locale: 'ar-MX', isRtl: true }
})

const GROUP_PAGE = {
  name: 'depositGroupListPage',
  transaction: 'deposit',
  title: 'deposit.v2.title',
  hasBack: true,
  hasTabs: false,
  isHeaderHidden: false,
  isCloseHidden: false,
  isDetour: false,
  transition: '',
} as const

interface Facts {
  readonly methods?: readonly Method[]
  readonly words?: Texts
  readonly theme?: 'light' | 'dark'
  readonly currency?: string
  readonly country?: string
}

const all = () => METHOD_FOLDERS.map(({ name }) => fixtureMethod(name))

function open({ methods: list = all(), words = texts, theme = 'light', currency = 'MXN', country = 'MX' }: Facts = {}) {
  const player = session({ theme, currency, paymentGeo: country })
  const methods = new MethodsStore()
  const deposit = new DepositStore()
  const transaction = new TransactionStore()
  const route = new RouteStore()
  const bonus = new BonusStore([aBonus({ games: ['Book of Gold'] })])
  const invoices = new InvoiceStore(deposit)
  const crypto = new CryptoStore({ methods, now: () => 0, preselects: true })
  const offers = new OffersStore(deposit, player.home)
  const withdrawal = new WithdrawalStore(methods, () => 2)
  const boxes = new BoxesStore()
  const now: { form: FormStore | undefined } = { form: undefined }
  methods.setMethods(list, { fiat: 'MXN', crypto: 'USDT' })
  const scopes = allScopes({
    session: player,
    ...{ methods, deposit, invoices, offers, transaction, bonus, route, crypto, withdrawal, boxes },
    texts: words,
    site: { staticPath: '/static/', iconBase: 'https://cdn.example/icons/', instructions: {} },
    form: () => now.form,
  })
  /** Fills a form and sets a deposit and countries, so that no scope is empty. */
  function fill(name = 'airtm') {
    methods.selectMethod(fixtureMethod(name))
    now.form = formOf(methods.selected!, player, words, { amount: '500', email: 'ana@correo.mx' })
    deposit.adopt({
      id: 'dep-1',
      method: name,
      amount: '500.00',
      currency: 'MXN',
      startedAt: Date.UTC(2025, 0, 1, 9, 5),
    })
    invoices.setInvoice(
      anOpenInvoice({
        ...{ amount: '500.00', currency: 'MXN', holder: 'Ana' },
        requisites: [{ name: 'number', title: '', value: '4111', isCopyable: true }],
      }),
    )
    const tether = crypto.coins.find(({ id }) => id === 'USDT')
    crypto.open(
      tether,
      tether?.networks.find(({ id }) => id === 'usdt_trc20'),
    )
    const address = { address: 'TQn9Y', memo: '7', minDeposit: '5', coinName: 'USDT' }
    const made = { ...address, hasBonus: false, deposit: deposit.current! }
    crypto.put('usdt_trc20', { kind: 'there', made })
    crypto.setWorth(made, '90.91')
    crypto.see('dep-1', {
      ...{ txid: 'abc', blockchain: 'TRON', amount: '5', cryptoCurrency: 'USDT', finalAmount: 90.91, currency: 'MXN' },
    })
    methods.setMethods(methods.methods, methods.initCurrencies, { main: '90.00', additional: '5' })
    withdrawal.adopt({
      ...{
        id: 'wd-1',
        method: name,
        amount: '500.00',
        currency: 'MXN',
        fee: '5',
        receives: '495.00',
        receivesCurrency: undefined,
      },
      ...{ startedAt: Date.UTC(2025, 0, 1, 9, 5), code: { sentTo: '+52' } },
      destination: [{ label: 'CLABE', value: '012180001183597190' }],
      ...{ requested: { amount: '600.00', currency: 'MXN' }, isTyped: true, unread: [] },
    })
    offers.offer(openOffers([anOffer('coinbridge', '96.42', 'USDT')], player.home))
    boxes.setBoxes([{ id: 'box-1', price: '9.99', currency: 'USD', gold: '100000', sweep: '10.00' }])
    boxes.choose('box-1')
    methods.setCountries([
      { code: 'MX', name: 'Mexico', currency: 'MXN' },
      { code: 'XX', name: 'Nowhere', currency: '' },
    ])
  }
  return { bonus, deposit, fill, methods, now, player, route, scopes, transaction }
}

/** All paths in a value, such as 'methods.tiles[].name'. */
function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [path, `${path}[]`, ...value.flatMap((item) => pathsOf(item, `${path}[]`))]
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Reflect.ownKeys(value).flatMap((key) => pathsOf(Reflect.get(value, key), `${path}.${String(key)}`))]
}

interface Schema {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

function declaredPaths(schema: Schema, path: string): string[] {
  if (schema.items) return [path, `${path}[]`, ...declaredPaths(schema.items, `${path}[]`)]
  return [
    path,
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => declaredPaths(one, `${path}.${name}`)),
  ]
}

const FREE = /^(exp|form\.(?:fields|labels)|invoice\.lines)\./

describe('the scopes', () => {
  it('are those of the schema, with the same members and nothing more', () => {
    const { fill, scopes } = open()
    fill()
    const declared = Object.entries(SCOPES).flatMap(([name, schema]) => declaredPaths(schema as Schema, name))
    const found = new Set(Object.entries(scopes).flatMap(([name, scope]) => pathsOf(scope, name)))
    const given = [...found].filter((path) => !FREE.test(path))
    expect(given.filter((path) => !declared.includes(path))).toEqual([])
    expect(declared.filter((path) => !found.has(path))).toEqual([])
  })

  it.each(Object.keys(SCOPES))('%s has values of its schema, empty and filled', (name) => {
    const key = name as keyof Scopes
    const { fill, scopes } = open()
    expect(deepProblems(SCOPES[key] as Shape, scopes[key])).toEqual([])
    fill()
    expect(deepProblems(SCOPES[key] as Shape, scopes[key])).toEqual([])
  })

  it('reach no prototype, no store and no function', () => {
    const { fill, scopes } = open()
    fill()
    const seen: unknown[] = []
    const walk = (value: unknown) => {
      seen.push(value)
      if (typeof value === 'object' && value !== null)
        for (const key of Reflect.ownKeys(value)) walk(Reflect.get(value, key))
    }
    walk(scopes)
    for (const value of seen) {
      expect(typeof value).not.toBe('function')
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
      }
    }
  })

  it('hold nothing of the player but currency, country, platform and language', () => {
    const { fill, scopes } = open()
    fill()
    const { form: _, ...rest } = scopes
    expect(JSON.stringify(rest)).not.toMatch(/token|user-7|ana@|email|phone/i)
    expect(Object.keys(scopes.user)).toEqual(['currency', 'paymentGeo', 'platform', 'lang'])
  })

  it('are followed by MobX', () => {
    const { methods, player, route, scopes } = open()
    const seen: string[] = []
    const stop = autorun(() => seen.push(`${scopes.route.name} ${scopes.user.paymentGeo} ${scopes.methods.query}`))
    route.enter({
      name: 'depositListPage',
      transaction: 'deposit',
      title: 'deposit.v2.title',
      hasBack: false,
      hasTabs: false,
      isHeaderHidden: false,
      isCloseHidden: false,
      isDetour: false,
      transition: '',
    })
    player.chooseGeo('BR')
    methods.search('x')
    stop()
    expect(seen.at(-1)).toBe('depositListPage BR x')
  })
})

function deepProblems(shape: Shape & { items?: Shape }, value: unknown, path = ''): string[] {
  const items =
    Array.isArray(value) && shape.items
      ? value.flatMap((item, n) => deepProblems(shape.items!, item, `${path}[${n}]`))
      : []
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, one]) =>
    deepProblems(one, (value as Record<string, unknown>)[name], `${path}.${name}`),
  )
  return [...problemsOf(shape, value, path), ...items, ...members]
}

describe('the tiles', () => {
  const names = (scopes: Scopes) => scopes.methods.tiles.map(({ name }) => name)

  it.each([
    ['ar', 'إيرتم'],
    ['ar-EG', 'إيرتم'],
    ['es', 'Airtm'],
    ['de', 'Airtm'],
  ])('DATA-14 a method is named in %s, with English as the fallback', (lang, name) => {
    const { scopes } = open({ methods: [fixtureMethod('airtm')], words: { ...texts, asked: lang } })
    expect(names(scopes)).toEqual([name])
  })

  it.each([
    [{ en: 'E', es: 'S' }, 'S'],
    [{ en: 'E' }, 'E'],
    [{ fr: 'F' }, 'Airtm'],
    [{ en: 'paymentMethods.airtm' }, 'Airtm'],
    [{ en: 'field.email' }, 'Email'],
    [{}, 'Label'],
    ['Plain', 'Plain'],
    [null, 'Label'],
  ])('DATA-14 the texts %j are "%s" in Spanish', (text, name) => {
    const { scopes } = open({
      methods: [fixtureMethod('airtm', { text, label: 'Label' })],
      words: { ...texts, asked: 'es' },
    })
    expect(names(scopes)).toEqual([name])
  })

  it.each([
    [
      'light',
      [
        { iconId: 'a_dark', type: 'dark' },
        { iconId: 'a_light', type: 'light' },
      ],
      'a_light',
    ],
    [
      'dark',
      [
        { iconId: 'a_light', type: 'light' },
        { iconId: 'a_dark', type: 'dark' },
      ],
      'a_dark',
    ],
    ['dark', [{ iconId: 'a_light', type: 'light' }, { iconId: 'a' }], 'a'],
    ['dark', [{ iconId: 'a_light', type: 'light' }], 'a_light'],
    ['light', [{ iconId: 77 }], '77'],
  ] as const)('DATA-16 of the icons, in the %s theme, %j is %s', (theme, iconIds, id) => {
    const { scopes } = open({ methods: [fixtureMethod('airtm', { iconIds })], theme })
    expect(scopes.methods.tiles[0]?.icons).toEqual([{ id, src: `https://cdn.example/icons/${id}.svg` }])
  })

  it.each(['../x', 'a/b', '', 'a.svg', 'x'.repeat(81)])('B15 the icon id %j asks for nothing', (iconId) => {
    const { scopes } = open({ methods: [fixtureMethod('airtm', { iconIds: [{ iconId }] })] })
    expect(scopes.methods.tiles[0]?.icons).toEqual([])
  })

  it('a group has the icons of its methods, and says how many methods it has', () => {
    const cards = [1, 2, 3, 4, 5].map((n) =>
      fixtureMethod('amex_card', {
        name: `card${n}`,
        category: 'card_method',
        iconIds: n === 5 ? [] : [{ iconId: `i${n}` }],
      }),
    )
    const [tile] = open({ methods: [...cards, fixtureMethod('airtm')] }).scopes.methods.tiles.filter(
      ({ kind }) => kind === 'group',
    )
    expect(tile).toMatchObject({ id: 'card_method', name: 'Cards', count: 5 })
    expect(tile?.icons.map(({ id }) => id)).toEqual(['i1', 'i2', 'i3', 'i4'])
  })

  it('says from which amount on, the lowest of a group', () => {
    const at = (name: string, min: string) =>
      fixtureMethod('amex_card', { name, category: 'card_method', amount_rules: { MXN: { min, max: '9000' } } })
    const { scopes } = open({ methods: [at('a', '200'), at('b', '50.5'), at('c', '1000')] })
    expect(scopes.methods.tiles.map(({ from }) => from)).toEqual(['from 50.50 MXN'])
  })

  it('are kept for the next visit of the list while theme, currency, country and language stay the same', () => {
    const amountRules = { MXN: { min: '200', max: '9000' }, USD: { min: '10', max: '500' } }
    const methods = [fixtureMethod('airtm', { amount_rules: amountRules })]
    const tileIn = (facts: Facts = {}) => open({ methods, ...facts }).scopes.methods.tiles[0]
    const tile = tileIn()
    expect(tileIn()).toBe(tile)
    expect(tileIn({ theme: 'dark' })).not.toBe(tile)
    expect(tileIn({ words: arabic })?.name).not.toBe(tile?.name)
    expect([tileIn()?.from, tileIn({ currency: 'USD' })?.from]).toEqual(['from 200 MXN', 'from 10 USD'])
  })

  it.each([
    ['airt', ['Airtm']],
    ['AIRTM', ['Airtm']],
    ['  airtm ', ['Airtm']],
    ['zzz', []],
  ])('the search "%s" finds %j', (query, found) => {
    const { methods, scopes } = open({
      methods: [fixtureMethod('airtm'), fixtureMethod('spei'), fixtureMethod('amex_card', { category: 'card_method' })],
    })
    methods.search(query)
    expect(names(scopes)).toEqual(found)
  })

  it('P2P-01 the search goes by the name in the player’s language', () => {
    const { methods, scopes } = open({ methods: [fixtureMethod('airtm'), fixtureMethod('spei')], words: arabic })
    methods.search('إير')
    expect(scopes.methods.tiles.map(({ id }) => id)).toEqual(['airtm'])
    methods.search('airtm')
    expect(scopes.methods.tiles).toEqual([])
  })

  it('a group is found by the methods in it', () => {
    const amex = fixtureMethod('amex_card', { category: 'card_method', text: { en: 'American Express' } })
    const { methods, scopes } = open({ methods: [amex, fixtureMethod('airtm')] })
    methods.search('american')
    expect(names(scopes)).toEqual(['Cards'])
  })

  it('are those of the group on its own page', () => {
    const amex = fixtureMethod('amex_card', { category: 'card_method' })
    const { methods, route, scopes } = open({ methods: [amex, fixtureMethod('airtm')] })
    methods.selectGroup('card_method')
    route.enter(GROUP_PAGE)
    expect(scopes.methods.tiles.map(({ id }) => id)).toEqual(['amex_card'])
    expect(scopes.methods.groupName).toBe('Cards')
  })

  it.each([
    [11, false],
    [12, true],
  ])('LIST-11 a group of %i methods is searchable: %s, however long the whole list is', (count, isSearchable) => {
    const cards = Array.from({ length: count }, (_, index) =>
      fixtureMethod('amex_card', { name: `card_${index}`, category: 'card_method' }),
    )
    const others = all().filter(({ category }) => category !== 'card_method')
    const { methods, route, scopes } = open({ methods: [...others, ...cards] })
    methods.selectGroup('card_method')
    route.enter(GROUP_PAGE)
    expect(scopes.methods.tiles).toHaveLength(count)
    expect(scopes.methods.searchable).toBe(isSearchable)
    methods.search('no such card')
    expect([scopes.methods.tiles, scopes.methods.searchable], 'the box stays').toEqual([[], isSearchable])
  })
})

describe('the form scope', () => {
  it.each([
    ['nothing typed, all wrong', {}, false],
    ['the fields right, the amount wrong', { email: 'ana@correo.mx' }, true],
    ['all right', { amount: '500', email: 'ana@correo.mx' }, true],
    ['the fields wrong and touched', { amount: '500', email: 'ana' }, false],
    ['the fields wrong, the amount touched', { amount: '500' }, false],
    ['the fields wrong, the amount wrong', { amount: '20156', email: 'ana' }, false],
  ])('VALID-13 with %s the button may be pressed: %s', (_, filled, can) => {
    const { now, player, scopes } = open()
    // The method has no prefilled amount, so that the amount is invalid until it is typed.
    const method = fixtureMethod('airtm', { prefilledAmount: null, amount_rules: { MXN: { max: '20155' } } })
    now.form = formOf(method, player, texts, filled)
    expect(scopes.form.canSubmit).toBe(can)
  })

  it('VALID-13 fields that are wrong, untouched, beside an amount that is right may be pressed', () => {
    const { now, player, scopes } = open()
    const form = formOf(fixtureMethod('airtm'), player, texts)
    now.form = form
    expect(form).toMatchObject({ formValid: false, amountValid: true, isTouched: false })
    expect(scopes.form.canSubmit).toBe(true)
    form.field('email')?.leave()
    expect(scopes.form.canSubmit).toBe(false)
  })

  it('I2 nothing may be pressed while a create is unknown, or without a form', () => {
    const { deposit, fill, scopes } = open()
    expect(scopes.form.canSubmit).toBe(false)
    fill()
    expect(scopes.form.canSubmit).toBe(true)
    deposit.setUnresolved('airtm', { kind: 'unknown', depositId: undefined })
    expect(scopes.form.canSubmit).toBe(false)
    deposit.setUnresolved('airtm', undefined)
    deposit.setUnresolved('oxxo', { kind: 'unknown', depositId: undefined })
    expect(scopes.form.canSubmit, 'H8 the doubt of another method').toBe(true)
  })

  it('I4 amountText is the amount that will be sent, with its currency', () => {
    const { fill, now, scopes } = open()
    fill()
    now.form?.field('amount')?.type('1234.5')
    expect(scopes.form).toMatchObject({ amount: '1234.50', amountText: '1,234.50 MXN' })
  })

  it('a chip is selected if the amount field has the same value in any notation', () => {
    const { methods, now, player, scopes } = open()
    methods.selectMethod(fixtureMethod('airtm', { recommendedAmounts: ['100', 250] }))
    now.form = formOf(methods.selected!, player, texts, { amount: '250' })
    expect(scopes.form.chips).toEqual([
      { value: '100.00', label: '100.00', selected: false },
      { value: '250.00', label: '250.00', selected: true },
    ])
  })

  it.each([
    ['RU', 'card_method', ['5000.00', '7500.00', '10000.00', '25000.00', '50000.00']],
    ['RU', 'crypto', ['5.00', '10.00', '25.00', '50.00', '75.00']],
    ['KZ', 'card_method', ['5.00', '10.00', '25.00', '50.00', '75.00']],
  ])('AMT-14 AMT-16 in %s, a method of the category %s has the chips %j', (country, category, amounts) => {
    const { methods, scopes } = open({ country, currency: 'RUB' })
    const limits = { amount_rules: { RUB: { min: '1', max: '100000' } }, recommendedAmounts: null }
    methods.selectMethod(fixtureMethod('airtm', { ...limits, category }))
    expect(scopes.form.chips.map(({ value }) => value)).toEqual(amounts)
  })

  it('fields are read by name, one by one', () => {
    const { fill, now, scopes } = open()
    fill()
    expect(scopes.form.fields).toMatchObject({ amount: '500', email: 'ana@correo.mx' })
    now.form?.field('email')?.type('b@c.mx')
    expect(scopes.form.fields.email).toBe('b@c.mx')
  })

  it.each([
    ['form.fields.email', 'ana@correo.mx'],
    ['form.fields["email"]', 'ana@correo.mx'],
    ['form.fields.none', null],
    ['form.fields.constructor', null],
    ['form.fields.__proto__', null],
    ['form.fields.email.length', null],
    ['has(form.fields.email)', true],
    ['has(form.fields.none)', false],
    ['"email" in form.fields', true],
    ['"toString" in form.fields', false],
    ['size(form.fields)', 2],
  ])('fields in an expression: %s is %s', (source, value) => {
    const { fill, scopes } = open()
    fill()
    const expression = parseExpression(source, new Set(['form']))
    expect(evaluate(expression, () => scopes.form, {} as FormatFunctions)).toBe(value)
  })
})

describe('the other scopes', () => {
  it('AMT-05 the hint of the amount is form.amountInput.hint from the least to the most', () => {
    const { methods, scopes } = open({
      words: { ...texts, t: (key, args) => `${key} ${JSON.stringify(args)}` },
    })
    methods.selectMethod(fixtureMethod('airtm'))
    expect(scopes.limits.hint).toBe('form.amountInput.hint {"from":"21","to":"20,155 MXN"}')
  })

  it.each([
    [{ MXN: { min: '21', max: '20155' } }, '21–20,155 MXN', true],
    [{ MXN: { min: '21' } }, 'From 21 MXN', true],
    [{ MXN: { max: '20155' } }, 'Up to 20,155 MXN', true],
    [{ MXN: { min: '21.5', max: '20155' } }, '21.50–20,155.00 MXN', true],
    [{}, '', false],
  ])('the limits of %j read "%s"', (amount_rules, hint, known) => {
    const { methods, scopes } = open()
    methods.selectMethod(fixtureMethod('airtm', { amount_rules }))
    expect(scopes.limits).toMatchObject({ hint, known })
  })

  it('the deposit reads as the player does', () => {
    const { fill, scopes, transaction } = open()
    fill()
    transaction.set('accepted', 'dep-1')
    expect(scopes.deposit).toMatchObject({
      id: 'dep-1',
      amountText: '500.00 MXN',
      methodName: 'Airtm',
      status: 'accepted',
    })
    expect(scopes.deposit.startedAt).toMatch(/^(Dec 31, 2024|Jan 1, 2025), \d\d:\d\d$/)
  })

  it.each([
    ['usdt_trc20', 'USDT (TRC-20)'],
    ['tether-erc20', 'USDT (ERC-20)'],
    ['sol_spl', 'SOL (Solana)'],
    ['dash_pay', 'Dash pay'],
    ['bank_transfer', 'Bank transfer'],
  ])('L7 the name of a method that is not in the list (%s) is derived from its ID', (method, name) => {
    const { deposit, scopes } = open({ methods: [] })
    deposit.adopt({ id: 'dep-1', method, amount: '5.00', currency: 'MXN', startedAt: 0 })
    expect(scopes.deposit.methodName).toBe(name)
  })

  it('a deposit without an id shows an empty one', () => {
    const { deposit, scopes } = open()
    deposit.adopt({ id: '', method: 'gone', amount: '5.00', currency: 'MXN', startedAt: 0 })
    expect(scopes.deposit).toMatchObject({ id: '', methodName: 'Gone', amountText: '5.00 MXN' })
  })

  it('the bonus is active if the amount is at least its minimum deposit', () => {
    const { fill, now, scopes } = open()
    expect(scopes.bonus).toMatchObject({ available: false, active: false })
    fill()
    expect(scopes.bonus).toMatchObject({ available: true, active: true })
    now.form?.field('amount')?.type('49')
    expect(scopes.bonus.active).toBe(false)
  })

  it('countries are named in the player’s language, and matches at the start come first', () => {
    const { methods, scopes } = open()
    methods.setCountries([
      { code: 'GB', name: '', currency: 'GBP' },
      { code: 'AE', name: '', currency: 'AED' },
      { code: 'MX', name: '', currency: 'MXN' },
    ])
    methods.searchCountries('united')
    expect(scopes.region.countries.map(({ code }) => code)).toEqual(['AE', 'GB'])
    methods.searchCountries('m')
    expect(scopes.region.countries.map(({ code }) => code)).toEqual(['MX', 'AE', 'GB'])
    expect(scopes.region.current).toMatchObject({ code: 'MX', name: 'Mexico', flag: '/static/flags/MX.svg' })
  })

  it('P11 Q-069 the region card is enabled while the countries load, and if there is more than one', () => {
    const { methods, scopes } = open()
    expect(scopes.region.enabled).toBe(true)
    methods.failCountries()
    expect(scopes.region.enabled).toBe(false)
    methods.setCountries([{ code: 'MX', name: '', currency: '' }])
    expect(scopes.region.enabled).toBe(false)
    methods.setCountries([
      { code: 'MX', name: '', currency: '' },
      { code: 'BR', name: '', currency: '' },
    ])
    expect(scopes.region.enabled).toBe(true)
  })
})
