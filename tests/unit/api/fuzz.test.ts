import { beforeAll, describe, expect, it } from 'vitest'
import { ANSWERS, METHOD_FOLDERS } from '../../../fixtures/index.ts'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import type { Api } from '../../../src/api/index.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { BonusStore } from '../../../src/catalog/BonusStore.ts'
import { createMethodLoading } from '../../../src/catalog/createMethodLoading.ts'
import { MethodsStore } from '../../../src/catalog/MethodsStore.ts'
import { notShown } from '../../../src/features/list/notShown.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import type { DepositAnswer } from '../../../src/model/depositAnswer.ts'
import type { Invoice } from '../../../src/model/invoice.ts'
import type { Offer } from '../../../src/model/offer.ts'
import { limitsFor } from '../../../src/money/limits.ts'
import { DepositStore } from '../../../src/payments/DepositStore.ts'
import { TransactionStore } from '../../../src/payments/TransactionStore.ts'
import { networksOf } from '../../../src/reference/coins.ts'
import { unlisted } from '../../../src/reference/networks.ts'
import { RouteStore } from '../../../src/session/RouteStore.ts'
import fc, { runs } from '../fastCheck.ts'
import { session, textsOf } from '../features/builders.ts'
import { apiOver, openPlayer } from '../features/openPlayer.ts'
import { allScopes } from '../support/allScopes.ts'
import { mutant } from '../support/mutant.ts'
import { hasPlainPrototypes, poisoned, pollution } from '../support/poison.ts'

const RUNS = runs(1_000, 50_000)
const FLOW_RUNS = runs(100, 10_000)
const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 60_000

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const answering = (body: unknown): Api => apiOver({ send: async () => body, close: () => {} })

const isText = (value: unknown): boolean => typeof value === 'string'
const isMaybeText = (value: unknown): boolean => value === undefined || isText(value)
const isEvery = <T>(list: readonly T[], is: (one: T) => boolean): boolean => Array.isArray(list) && list.every(is)

const isInvoice = ({ amount, currency, holder, requisites, timeoutMs }: Invoice): boolean =>
  [amount, currency, holder].every(isText) &&
  timeoutMs > 0 &&
  isEvery(requisites, ({ name, title, value }) => [name, title, value].every(isText) && value !== '')

const isOffer = ({ method, gets, fee }: Offer): boolean =>
  [method, gets.amount, gets.currency, fee.amount, fee.currency].every(isText) && method !== '' && gets.amount !== ''

const isField = (field: DepositAnswer['fields'][number]): boolean =>
  [field.name, field.type, field.label, field.placeholder, field.value].every(isText) &&
  isEvery(field.rules, ({ message, regex }) => isText(regex) && isText(message)) &&
  isEvery(field.items, ({ text, value }) => isText(text) && isText(value)) &&
  isEvery(field.masks, isText) &&
  isEvery(field.firstOf, isText) &&
  isEvery(field.shownFor, ({ field: other, values }) => isText(other) && isEvery(values, isText)) &&
  isEvery(field.sets, ({ target, value }) => isText(target) && isText(value)) &&
  [field.isHidden, field.isDisabled, field.isAdvanced, field.isTriggered, field.isWallet].every(
    (is) => typeof is === 'boolean',
  )

interface Row {
  readonly good: unknown
  readonly send: (api: Api) => Promise<unknown>
  readonly fits: (value: never) => boolean
}

/** Whether the flows can turn these limits into decimal texts. */
const isLimits = (limits: object): boolean => {
  const { min, max } = limitsFor({ depositLimits: limits, currency: 'MXN' })
  return [min, max].every((amount) => /^\d+(\.\d+)?$/.test(amount))
}

/** Fields of every shape, including two that affect each other. */
const FIELDS = [
  { name: 'card', mask: ['9999 9999', '#### #### ###'], placeholder: 'p', regex: '^\\d', regexError: 'words' },
  { name: 'iban', placeholder: 'p', pattern: '^\\d', errorText: 'words' },
  { name: 'kind', values: ['a', 'b'], events: [{ on: 'change', action: 'show', target: 'why', values: ['b'] }] },
  { name: 'why', placeholderKey: 'k', isAdvanced: true, value: 1, regexList: [{ regex: '.', regex_error_key: 'k' }] },
  { name: 'pixKey', user_payment_fields: { cpf: { masks: ['999'], regex: '^\\d' }, email: { placeholder_key: 'k' } } },
]

const methods = METHOD_FOLDERS.map(({ method }) => method)
const creates = METHOD_FOLDERS.flatMap(({ cashier }) => cashier.answers)
const list = { country: 'MX', currency: { code: 'MXN', type: 'fiat' } } as const

const CALLS: Readonly<Record<string, Row>> = {
  'methods-payment-v5': {
    good: { methods: methods.slice(0, 2), initCurrencies: { fiat: 'MXN', crypto: 'USDT' }, isDirectGeo: false },
    send: (api) => api.methodsPaymentV5(list),
    fits: (value: Awaited<ReturnType<Api['methodsPaymentV5']>>) =>
      typeof value.refused === 'number' &&
      isText(value.initCurrencies.fiat) &&
      isText(value.initCurrencies.crypto) &&
      typeof value.isDirectGeo === 'boolean' &&
      isEvery(
        value.methods,
        (method) =>
          isText(method.name) &&
          method.name !== '' &&
          Object.values(method.text).every(isText) &&
          typeof method.position === 'number' &&
          [method.category].every(isMaybeText) &&
          [method.bannerTextKey, method.annotationKey, method.badgeText].every(isText) &&
          // Networks and fields may contain anything (N20): the widget parses them only when the player opens the
          // method.
          networksOf(method).every(({ id, name, fields }) => [id, name, ...Object.values(fields)].every(isText)) &&
          [undefined, 'neo', 'networks'].includes(unlisted(method)) &&
          isEvery(readMethodFields(method), isField) &&
          isEvery(method.icons, ({ iconId, type }) => isText(iconId) && isMaybeText(type)),
      ),
  },
  'methods-country-selector-v2': {
    good: ANSWERS['methods-country-selector-v2'],
    send: (api) => api.methodsCountrySelectorV2({}),
    fits: (value: Awaited<ReturnType<Api['methodsCountrySelectorV2']>>) =>
      isEvery(value, ({ code, currency, name }) => /^[A-Z]{2}$/.test(code) && isText(name) && isText(currency)),
  },
  'session-start': {
    good: ANSWERS['session-start'],
    send: (api) => api.sessionStart({ pendingGroup: 'g' }),
    fits: ({ id }: { id: unknown }) => isText(id),
  },
  'deposit-create': {
    good: {
      depositId: 'dep-1',
      fields: [...methods.flatMap(({ fields }) => fields ?? []).slice(0, 4), ...FIELDS],
      apiResponse: Object.assign({}, ...creates.map(({ apiResponse }) => apiResponse)),
    },
    send: (api) => api.depositCreate({} as never),
    fits: (value: DepositAnswer) =>
      isMaybeText(value.depositId) &&
      isMaybeText(value.pageId) &&
      isEvery(value.fields, isField) &&
      [value.isFieldsRequired, value.hasUnifiedFlow].every((is) => typeof is === 'boolean') &&
      (value.offers === undefined || isEvery(value.offers.offers, isOffer)) &&
      (value.invoice === undefined || isInvoice(value.invoice)) &&
      (value.source === undefined ||
        (isText(value.source.url) &&
          ['GET', 'POST'].includes(value.source.method) &&
          Object.values(value.source.data).every(isText))),
  },
  'deposit-prepare': {
    good: { ...(ANSWERS['deposit-prepare'] as object), fields: FIELDS },
    send: (api) => api.depositPrepare({ paymentMethod: 'a' }),
    fits: ({ details, fields }: Awaited<ReturnType<Api['depositPrepare']>>) =>
      isEvery(details, isText) && isEvery(fields, isField),
  },
  'deposit-limits': {
    good: ANSWERS['deposit-limits'],
    send: (api) => api.depositLimits({ currency: 'MXN', paymentMethod: 'airtm' }),
    fits: (limits: Awaited<ReturnType<Api['depositLimits']>>) =>
      isEvery([...limits], ([method, bounds]) => isText(method) && isLimits(bounds)),
  },
  'bank-get': {
    good: ANSWERS['bank-get'],
    send: (api) => api.bankGet({ payment_method: 'a', bin: '411111' }),
    fits: ({ code, field, name }: Awaited<ReturnType<Api['bankGet']>>) => [code, field, name].every(isText),
  },
  'deposit-check': {
    good: ANSWERS['deposit-check'],
    send: (api) => api.depositCheck({ paymentMethod: 'a', selectedCountry: 'MX' }),
    fits: ({ depositId, exists }: { depositId: unknown; exists: unknown }) =>
      isMaybeText(depositId) && typeof exists === 'boolean',
  },
  'deposit-status': {
    good: ANSWERS['deposit-status'],
    send: (api) => api.depositStatus({ depositId: 'd', paymentMethod: 'a' }),
    fits: ({ status, chain }: Awaited<ReturnType<Api['depositStatus']>>) =>
      (status === null || isText(status) || Number.isInteger(status)) &&
      (chain === undefined || [chain.txid, chain.blockchain, chain.cryptoCurrency, chain.currency].every(isText)),
  },
  'payment-convert-v2': {
    good: ANSWERS['payment-convert-v2'],
    send: (api) => api.paymentConvertV2({ amount: '1', from: 'BTC', to: 'MXN' }),
    fits: (amount: unknown) => isText(amount) || typeof amount === 'number',
  },
}

describe.each(Object.entries(CALLS))('the answer of %s, mutated', (_, { fits, good, send }) => {
  it(
    'C16 C17 C18 E3 either has the declared type or gives an AnswerProblem',
    async () => {
      expect(fits((await send(answering(good))) as never)).toBe(true)
      await fc.assert(
        fc.asyncProperty(mutant(good), async (body) => {
          const got = await send(answering(body)).then(
            (value) => ({ value }),
            (problem: unknown) => ({ problem }),
          )
          if ('problem' in got) expect(got.problem).toBeInstanceOf(AnswerProblem)
          else expect(fits(got.value as never)).toBe(true)
        }),
        { numRuns: RUNS },
      )
      expect(pollution()).toEqual([])
    },
    TIMEOUT_MS,
  )

  it('B6 members that would reach every object reach none, and nothing that is read has another prototype', async () => {
    await fc.assert(
      fc.asyncProperty(poisoned(good), async (text) => {
        const got = await send(answering(JSON.parse(text))).catch((problem: unknown) => problem)
        expect(pollution()).toEqual([])
        if (got instanceof AnswerProblem) return
        expect(fits(got as never)).toBe(true)
        expect(hasPlainPrototypes(got)).toBe(true)
      }),
      { numRuns: FLOW_RUNS },
    )
  })
})

/** A player whose cashier answers one call with `body`. */
function exchanged(name: string, body: unknown) {
  const player = openPlayer({ texts })
  const handle = player.cashier.handle.bind(player.cashier)
  const cashier = {
    ...player.cashier,
    handle: async (call: Parameters<typeof handle>[0]) =>
      call.name === name ? ({ kind: 'json', status: 200, body } as const) : handle(call),
  }
  return openPlayer({ texts, before: { cashier, clock: player.clock, storage: player.storage } })
}

describe('the list, a create, its check and the completion page', () => {
  it(
    'I25 the list ends in a state that can be drawn after any mutated answer',
    () =>
      fc.assert(
        fc.asyncProperty(
          mutant(CALLS['methods-payment-v5']!.good),
          mutant(ANSWERS['methods-country-selector-v2']),
          async (body, countries) => {
            const store = new MethodsStore()
            const went: string[] = []
            const failures: unknown[] = []
            const api = apiOver({ send: async ({ path }) => (path.endsWith('v5') ? body : countries), close: () => {} })
            const player = session()
            const loading = createMethodLoading({
              ...{ api, session: player, methods: store, abTestGroup: undefined },
              navigation: { go: (name) => void went.push(name) },
              lastUsed: () => null,
              page: { list: () => 'depositListPage', transaction: () => 'deposit' },
              listLater: () => Promise.reject(new Error('no other list here')),
              onFailure: (failure) => void failures.push(failure),
              report: () => {},
              reportNotShown: (list) => void notShown(list, true),
            })
            await Promise.all([loading.load(), loading.loadCountries()])
            expect(['ready', 'failed']).toContain(store.state)
            expect(['ready', 'failed']).toContain(store.countriesState)
            expect(failures).toHaveLength(store.state === 'failed' ? 1 : 0)
            if (store.state === 'ready') expect(went).toHaveLength(store.methods.length === 0 ? 1 : went.length)
            expect(() => drawn(store)).not.toThrow()
          },
        ),
        { numRuns: FLOW_RUNS },
      ),
    TIMEOUT_MS,
  )

  it(
    'I8 I25 a create ends idle or unknown, with no timer left',
    () =>
      fc.assert(
        fc.asyncProperty(mutant(CALLS['deposit-create']!.good), async (body) => {
          const player = exchanged('deposit-create', body)
          const pressed = player.creating.press()
          await player.clock.advance(60_000)
          await pressed
          expect(player.deposit.state).toBe('idle')
          expect([undefined, 'unknown']).toContain(player.deposit.unresolvedFor('airtm')?.kind)
          expect(player.failures).toEqual([])
          expect(player.clock.pending()).toBe(0)
        }),
        { numRuns: FLOW_RUNS },
      ),
    TIMEOUT_MS,
  )

  it(
    'I8 I25 a check of a lost create ends idle or unknown, never in a failure',
    () =>
      fc.assert(
        fc.asyncProperty(mutant(ANSWERS['deposit-check']), async (body) => {
          const player = exchanged('deposit-check', body)
          player.ledger.add({
            key: 'intent-key-1',
            digest: 'd1',
            method: 'airtm',
            amount: '5.00',
            currency: 'MXN',
            country: 'MX',
            createdAt: 0,
            identity: 'user-7',
            before: [],
            state: 'sending',
          })
          const asked = player.creating.check()
          await player.clock.advance(120_000)
          await asked
          expect(player.deposit.state).toBe('idle')
          expect([undefined, 'unknown']).toContain(player.deposit.unresolvedFor('airtm')?.kind)
          expect(player.deposit.unresolvedFor('airtm') !== undefined).toBe(player.ledger.undecided().length > 0)
          expect(player.failures).toEqual([])
        }),
        { numRuns: FLOW_RUNS },
      ),
    TIMEOUT_MS,
  )

  it(
    'I10 the completion page shows "paid" only if the server said so',
    () =>
      fc.assert(
        fc.asyncProperty(mutant({ status: 0 }), async (body) => {
          const player = exchanged('deposit-status', body)
          await player.creating.press()
          const leave = player.complete()
          await player.clock.advance(120_000)
          const status = (body as { status?: unknown } | undefined)?.status
          const isPaid = status === 1 || /^(1|payed|processed)$/i.test(typeof status === 'string' ? status : '')
          expect(player.transaction.status === 'processed').toBe(isPaid)
          leave()
          expect(player.clock.pending()).toBe(0)
        }),
        { numRuns: FLOW_RUNS },
      ),
    TIMEOUT_MS,
  )
})

/** All the data of a list that a layout can read, as text. */
function drawn(methods: MethodsStore): string {
  const scopes = allScopes({
    session: session(),
    methods,
    deposit: new DepositStore(),
    transaction: new TransactionStore(),
    bonus: new BonusStore([]),
    route: new RouteStore(),
    texts,
    site: { staticPath: '/static/', iconBase: '/icons/', instructions: {} },
    form: () => undefined,
  })
  const read = [JSON.stringify(scopes)]
  for (const method of methods.methods.slice(0, 1)) {
    methods.selectMethod(method)
    read.push(JSON.stringify([scopes.method, scopes.limits, scopes.form]))
  }
  return read.join()
}
