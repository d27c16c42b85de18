import { describe, expect, it } from 'vitest'
import { bankGet } from '../../../src/api/calls/bankGet.ts'
import { depositPrepare } from '../../../src/api/calls/depositPrepare.ts'
import { methodsCountrySelectorV2 } from '../../../src/api/calls/methodsCountrySelectorV2.ts'
import type { Call, CallNeed } from '../../../src/api/defineCall.ts'
import { readMethod } from '../../../src/api/readMethod.ts'
import { readMethodFields } from '../../../src/api/readMethodFields.ts'
import { readUnifiedFlow } from '../../../src/api/readUnifiedFlow.ts'
import { serverWords } from '../../../src/transport/serverWords.ts'

const LONG = 'w'.repeat(100_000)

const method = (over: object) => readMethod({ name: 'spei', ...over })!
const field = (over: object) => readMethodFields(method({ fields: [{ name: 'cpf', ...over }] }))[0]!
const pixKey = { cpf: { regex: '^a$', regex_error_key: LONG, placeholder_key: LONG } }
const pixFields = readMethodFields(method({ fields: [{ name: 'pixKey', user_payment_fields: pixKey }] }))

/** The result of a call for this response. */
function answerTo(call: (need: CallNeed) => Call<never, unknown>, answer: unknown): Promise<unknown> {
  const transport = { send: async () => answer, close: () => {} }
  const config = {
    api: { base: '', prefix: '', paths: {}, idempotencyKey: true },
    timeouts: { request: 1, host: 1, file: 1 },
  }
  return call({ transport, config })({} as never)
}

/** Every text from the server that can be displayed, after parsing. */
const SHOWN: readonly (readonly [string, unknown])[] = [
  ['the name of a method', method({ text: LONG }).text],
  ['its name in a language', method({ text: { en: LONG, ar: LONG } }).text],
  ['its label', method({ label: LONG }).text],
  ['its warning', method({ annotationKey: LONG }).annotationKey],
  ['its banner', method({ banner: { bannerTextKey: LONG } }).bannerTextKey],
  ['its badge', method({ badgeConfig: { text: LONG } }).badgeText],
  ['the label of a field', field({ props: { label: LONG } }).label],
  ['its placeholder', field({ placeholder_key: LONG }).placeholder],
  ['its placeholder in another shape', field({ placeholder: LONG }).placeholder],
  ['what can be chosen', field({ props: { items: [{ text: LONG, value: 'a' }] } }).items.map(({ text }) => text)],
  ['what can be chosen, in another shape', field({ values: [LONG] }).items.map(({ text }) => text)],
  ['the message of a rule', field({ regex: '^a$', regex_error_key: LONG }).rules],
  ['the message of one of several', field({ regexList: [{ regex: '^a$', regex_error_key: LONG }] }).rules],
  ['the message of a validation', field({ props: { validations: [{ regex: '^a$', message: LONG }] } }).rules],
  ['a key of pix', pixFields.map(({ placeholder, rules }) => ({ placeholder, rules }))],
  ['the name of a bank', await answerTo(bankGet, { bank: { name: LONG, code: '1' } })],
  ['the name of a country', await answerTo(methodsCountrySelectorV2, { countries: [{ code: 'MX', name: LONG }] })],
  ['the details of a preparation', await answerTo(depositPrepare, { details: [LONG, { title: LONG, value: 1 }] })],
  ['an instruction', readUnifiedFlow({ instruction: LONG }).text],
  ['the steps of one', readUnifiedFlow({ instruction: { steps: [{ stepInstruction: LONG }] } }).steps],
  ['the title of a requisite', readUnifiedFlow({ requisites: [{ title: LONG, value: '1' }] }).requisites],
  ['the words of an error', serverWords({ message: LONG })],
]

describe('S11 a text of 100 kB is cut where it comes in:', () => {
  it.each(SHOWN)('%s', (_, shown) => {
    const runs =
      JSON.stringify(shown)
        .match(/w+/g)
        ?.map((run) => run.length) ?? []
    expect(runs.length).toBeGreaterThan(0)
    expect(Math.max(...runs)).toBeLessThanOrEqual(2_000)
  })

  it('what goes back to the server stays whole', () => {
    expect(field({ props: { value: LONG } }).value).toBe(LONG)
    expect(field({ values: [LONG] }).items[0]?.value).toBe(LONG)
    expect(method({ name: 'n'.repeat(100) }).name).toBe('n'.repeat(100))
  })
})
