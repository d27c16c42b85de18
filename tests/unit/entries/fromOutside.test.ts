import validate from 'virtual:validate/stored/ledgerEntry/LEDGER_ENTRY'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LedgerEntry } from '../../../schemas/stored/ledgerEntry.ts'
import { createStatusPushes } from '../../../src/api/pushes/createStatusPushes.ts'
import { readLoginToken } from '../../../src/api/pushes/readLoginToken.ts'
import { readConfig } from '../../../src/entries/readConfig.ts'
import { createDrafts } from '../../../src/forms/drafts.ts'
import type { FormStore } from '../../../src/forms/FormStore.ts'
import { packReference } from '../../../src/host/bridge/intentReference.ts'
import { createTexts, type Texts } from '../../../src/i18n/createTexts.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { createLedger } from '../../../src/payments/ledger.ts'
import fc, { runs } from '../fastCheck.ts'
import { fixtureMethod, formWith, memoryStorage, session, textsOf } from '../features/builders.ts'
import { fakeClock } from '../support/fakeClock.ts'
import { mutant, NASTY } from '../support/mutant.ts'
import { pollution } from '../support/poison.ts'
import { serverTime } from '../support/serverTime.ts'

// What the widget reads besides answers, layouts and messages of the host: whatever stands there, it throws nothing but
// a sentence for its reader, and changes nothing global.

const RUNS = runs(500, 50_000)
/** For what takes longer: whole forms and languages. */
const FEW = runs(50, 5_000)
const TIMEOUT_MS = process.env.LONG ? 3_600_000 : 60_000
const NOW = Date.UTC(2026, 0, 1)

/** JSON text: a changed copy of the value, another value, or no JSON at all. */
const textOf = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: mutant(good).map((value) => JSON.stringify(value) ?? '') },
    { weight: 2, arbitrary: fc.constantFrom(...NASTY).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  )

function always(property: fc.IRawProperty<unknown>, numRuns = RUNS): void {
  fc.assert(property, { numRuns })
  expect(pollution()).toEqual([])
}

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

describe('E3 any content of', () => {
  const CONFIG = {
    api: { base: '/cashier', prefix: 'BANKING', paths: { 'deposit-create': 'v2/create' }, idempotencyKey: true },
    timeouts: { request: 20_000, host: 5_000, file: 5_000 },
    staticPath: '/static/',
    host: { allowedOrigins: ['https://host.example'] },
  }

  it(
    'X8 the configuration is read completely, or rejected with an error that names the place',
    () => {
      const whole = Object.keys(readConfig('{}')).toSorted()
      let refused = 0
      const check = (text: string) => {
        try {
          expect(Object.keys(readConfig(text)).toSorted()).toEqual(expect.arrayContaining(whole))
        } catch (error) {
          refused++
          expect(String(error)).toMatch(/paywidget-config|wrong at/)
        }
      }
      check(JSON.stringify(CONFIG))
      expect(refused).toBe(0)
      always(fc.property(textOf(CONFIG), check))
      expect(refused, 'some are refused').toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )

  it(
    'W7 a language file leaves every text of the widget a string',
    async () => {
      const keys = Object.keys(en)
        .filter((key) => !key.includes('_'))
        .slice(0, 40)
      const some = Object.fromEntries(keys.map((key) => [key, (en as Record<string, string>)[key]]))
      await fc.assert(
        fc.asyncProperty(mutant(some), async (body) => {
          const read = await createTexts({
            lang: 'uz',
            load: async (name) => (name === 'en' ? en : body) as never,
            onMissing: () => {},
            onFailed: () => {},
          })
          for (const key of keys) {
            const text = read.t(key)
            if (typeof text !== 'string' || text === '') expect.fail(`${key} is ${JSON.stringify(text)}`)
          }
        }),
        { numRuns: FEW },
      )
      expect(pollution()).toEqual([])
    },
    TIMEOUT_MS,
  )

  const ENTRY: LedgerEntry = {
    ...{ key: 'intent-key-1', digest: 'd1', method: 'airtm', amount: '5.00', currency: 'MXN', country: 'MX' },
    ...{ createdAt: NOW, identity: 'user-7', before: ['dep-0'], state: 'sending' },
  }
  const ledgerOver = (store: ReturnType<typeof memoryStorage>) =>
    createLedger({ store, identity: 'user-7', time: serverTime(() => NOW + 1_000) })

  it(
    'I7 the stored payments: every complete record is read, and no other',
    () => {
      const store = memoryStorage()
      ledgerOver(store).add(ENTRY)
      const [key, good] = [...store.kept][0] ?? ['', '']
      let read = 0
      const check = (text: string) => {
        const again = memoryStorage()
        again.set(key, text)
        const ledger = ledgerOver(again)
        for (const entry of ledger.all()) {
          read++
          if (!validate(structuredClone(entry))) expect.fail(JSON.stringify(validate.errors))
          if (entry.identity !== 'user-7') expect.fail(`read the entry of ${entry.identity}`)
        }
        ledger.undecided('airtm')
        ledger.lastAccepted()
        ledger.find('dep-1')
        // What the host gives back is read by the same rules.
        ledgerOver(memoryStorage()).restore(packReference(ledger.open()))
        ledgerOver(memoryStorage()).restore(text)
      }
      check(good)
      expect(read, 'the record itself is read').toBe(1)
      always(fc.property(textOf(JSON.parse(good)), check))
    },
    TIMEOUT_MS,
  )

  it(
    'S7 a stored draft leaves every field of the form a string that can be edited',
    () => {
      const method = fixtureMethod('airtm')
      const label = { text: { en: 'x' } }
      const nodes = [{ type: 'field', kind: 'dropdown', name: 'bank', label, items: [{ text: label, value: 'bbva' }] }]
      const draft = { identity: 'anna', method: 'airtm', currency: 'MXN', values: { amount: '900', bank: 'bbva' } }
      const restored = (text: string): FormStore => {
        const storage = memoryStorage()
        storage.set('paywidget.draft', text)
        const form = formWith(nodes, { texts, method, player: session({ currency: 'MXN' }) }).form as FormStore
        const drafts = createDrafts({
          ...{ storage, place: '', clock: fakeClock(), identity: 'anna', carried: undefined },
          ...{ transaction: () => 'deposit', method: () => method, onHide: () => () => {}, form: () => form },
        })
        drafts.restore(form, method)
        return form
      }
      always(
        fc.property(textOf(draft), (text) => {
          for (const field of restored(text).fields.values())
            if (typeof field.value !== 'string') expect.fail(`${field.name} is ${JSON.stringify(field.value)}`)
        }),
        FEW,
      )
    },
    TIMEOUT_MS,
  )

  it(
    'SOCK-07 I20 a push about a deposit is delivered with a valid id and status, or reported',
    () => {
      let [heard, dropped] = [0, 0]
      const pushes = createStatusPushes(() => dropped++)
      pushes.listen(({ depositId, status }) => {
        heard++
        if (typeof depositId !== 'string') expect.fail(`the id is ${JSON.stringify(depositId)}`)
        if (!['string', 'number', 'undefined'].includes(typeof status)) expect.fail(`the status is a ${typeof status}`)
      })
      always(
        fc.property(
          fc.oneof(mutant({ depositId: 'dep-1', status: 1 }), fc.anything()),
          (data) => void pushes.handle(data),
        ),
      )
      expect(heard).toBeGreaterThan(0)
      expect(dropped).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )

  it(
    'SOCK-08 D-22 a push of a token gives a sendable token of this player, or none',
    () => {
      const good = { token: 'canary-token', userId: 'user-7', user: { id: 'user-7' } }
      expect(readLoginToken(good, 'user-7')).toBe('canary-token')
      // A back end may write an id that is not set as "" or 0.
      for (const unset of [null, '', 0])
        expect(readLoginToken({ ...good, userId: unset, user: { id: unset } }, 'user-7')).toBe('canary-token')
      expect(readLoginToken({ ...good, userId: '', user: { id: 'user-8' } }, 'user-7')).toBeUndefined()
      expect(readLoginToken({ ...good, userId: { toString: null, valueOf: null } }, 'user-7')).toBeUndefined()
      always(
        fc.property(fc.oneof(mutant(good), fc.string(), fc.anything()), (data) => {
          const token = readLoginToken(data, 'user-7')
          if (token !== undefined && !/^[\x21-\x7e]{1,8000}$/.test(token)) expect.fail(JSON.stringify(token))
        }),
      )
    },
    TIMEOUT_MS,
  )
})
