import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AnswerProblem } from '../../../src/api/AnswerProblem.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { CaptchaFailure, type CaptchaProblem } from '../../../src/notices/CaptchaFailure.ts'
import { errorText } from '../../../src/notices/errorText.ts'
import { failureNotice } from '../../../src/notices/failureNotice.ts'
import { refusedFields } from '../../../src/notices/refusedFields.ts'
import { isNotProcessed, isOutcomeUnknown, NoDeposit, retryAfterMs } from '../../../src/payments/classify.ts'
import { httpTransport } from '../../../src/transport/http.ts'
import type { CallSpec } from '../../../src/transport/Transport.ts'
import { TransportFailure } from '../../../src/transport/TransportFailure.ts'
import { type Act, failureOf, httpStand, type Stand, testSettings } from '../../contract/transportStands.ts'
import { textsOf } from '../features/builders.ts'

const PROVIDER = 'We couldn’t complete this request. Try again or choose another method.'
const TABLE = { 'common.errors.limit.day': 'Your limit of the day is reached', 'provider.error': 'The provider failed' }

let english: Texts
let words: Texts
beforeAll(async () => {
  english = await textsOf()
  words = await textsOf('ar', TABLE)
})

let stand: Stand
beforeEach(async () => {
  stand = await httpStand()
})
afterEach(() => stand.stop())

const create: CallSpec = { verb: 'POST', path: 'BANKING/deposit-create', retries: 0, timeoutMs: 30_000 }
const read: CallSpec = { verb: 'GET', path: 'BANKING/deposit-status', retries: 3, timeoutMs: 30_000 }

/** The notice that the player reads after a failure of the real transport. */
async function told(act: Act, texts = english) {
  stand.act = () => act
  return failureNotice(await failureOf(httpTransport(testSettings(stand.apiBase)).send(create, {})), texts)
}

const refused = (status: number, code?: string, message?: string): Act => ({ status, body: { code, message } })

describe('the message that the player sees', () => {
  it.each([
    [401, 'Your session has ended. Sign in again.'],
    [403, 'This isn’t available for your account. Choose another method or contact support.'],
    [429, 'Too many attempts. Wait a moment, then try again.'],
    [503, 'We’re doing maintenance. Try again in a few minutes.'],
  ])('ERR-03 is the text of httpCodes.%i, regardless of the body', async (status, content) => {
    const act = refused(status, 'banking.merchantClientError', 'Words of the server')
    expect((await told(act)).content).toBe(content)
  })

  it("ERR-04 is the server's message for banking.merchantClientError", async () => {
    const act = refused(400, 'banking.merchantClientError', 'Your card is not for payments abroad')
    expect((await told(act)).content).toBe('Your card is not for payments abroad')
  })

  it('is provider.error if banking.merchantClientError has no message', async () =>
    expect((await told(refused(400, 'banking.merchantClientError'))).content).toBe(PROVIDER))

  it.each([
    ['a code with a text', 'limit.day', 'Your limit of the day is reached'],
    ['a code without one', 'limit.year', 'The provider failed'],
    ['banking.paymentMethodRegex', 'banking.paymentMethodRegex', 'The provider failed'],
    ['a name of Object.prototype', 'constructor', 'The provider failed'],
  ])('ERR-05 is common.errors of the code if it exists, otherwise provider.error: %s', async (_, code, content) =>
    expect((await told(refused(422, code, 'not this'), words)).content).toBe(content),
  )

  it('ERR-05 is never the text of banking.paymentMethodRegex', async () => {
    const table = { ...TABLE, 'common.errors.banking.paymentMethodRegex': 'Never' }
    const content = (await told(refused(422, 'banking.paymentMethodRegex'), await textsOf('ar', table))).content
    expect(content).toBe('The provider failed')
  })

  it.each<[string, Act]>([
    ['without code and message', { status: 500 }],
    ['with a page of a gateway', { status: 502, text: '<html>Bad gateway</html>' }],
    ['with a success that is no JSON', { status: 200, text: '<html>hello</html>' }],
    ['with words but no code', { status: 400, body: { message: 'Words of the server' } }],
  ])('ERR-06 provider.error for an answer %s', async (_, act) => expect((await told(act)).content).toBe(PROVIDER))

  it.each<[string, unknown]>([
    ['an answer that does not fit', new AnswerProblem('deposit-create', ['/ (type: list)'])],
    ['an empty answer', new NoDeposit()],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
    ['a text', 'oops'],
  ])('ERR-06 provider.error for %s', (_, failure) => expect(failureNotice(failure, english).content).toBe(PROVIDER))

  it("ERR-07 'Network connection failed', after the retries are used up", async () => {
    stand.act = () => 'die'
    const settings = testSettings(stand.apiBase)
    const failing = failureOf(httpTransport(settings).send(read, {}))
    for (const _ of [1, 2, 3]) {
      await settings.clock.armed(2_000)
      await settings.clock.advance(2_000)
    }
    const failure = await failing
    expect(stand.received).toHaveLength(4)
    expect(failure).toMatchObject({ code: 'socket.networkError' })
    expect(failureNotice(failure, english).content).toBe('Network connection failed')
  })

  it("ERR-08 the general texts are 'Error occurred' and 'Try to refresh the section'", () => {
    expect(english.t('error.title')).toBe('Error occurred')
    expect(english.t('error.text')).toBe('Try to refresh the section')
  })

  it("is 'Try to refresh the section' after a time-out", () => {
    expect(errorText({ isTimeout: true }, english)).toBe('Try to refresh the section')
  })

  it.each<Act>([{ status: 500 }, 'die', refused(401)])("ERR-09 titled 'Error' (%j)", async (act) =>
    expect(await told(act)).toMatchObject({ title: 'Error', tone: 'bad' }),
  )
})

describe('a captcha that failed', () => {
  const whole = (lang: string) => textsOf(lang, JSON.parse(readFileSync(`src/i18n/locales/${lang}.json`, 'utf8')))
  const ALL: readonly CaptchaProblem[] = [
    ...(['closed', 'expired', 'unknown', 'script', 'noClients', 'late', 'noId', 'noData', 'noResult'] as const),
  ]

  it.each(ALL)('CAPT-08 C13 C14 %s: the player reads what happened and what to do, in each language', async (why) => {
    for (const texts of await Promise.all(['en', 'ar'].map(whole))) {
      const { content, title, tone } = failureNotice(new CaptchaFailure(why, ''), texts)
      expect(title).toBe(texts.t('captcha.failed'))
      expect(content.split('. ').length, content).toBeGreaterThan(1)
      expect(content).not.toContain('captcha')
      expect(tone).toBe(why === 'closed' ? 'info' : 'bad')
    }
  })

  it('CAPT-08 has a different text for each reason, except the two without a result', async () => {
    const texts = await whole('en')
    const said = ALL.map((why) => failureNotice(new CaptchaFailure(why, ''), texts).content)
    expect(new Set(said).size).toBe(ALL.length - 1)
  })

  it('is sure to have sent nothing', () => {
    expect(isOutcomeUnknown(new CaptchaFailure('late', ''))).toBe(false)
    expect(isNotProcessed(new CaptchaFailure('late', ''))).toBe(false)
  })
})

describe('the outcome after a failure', () => {
  it.each<[Act, boolean]>([
    ['die', true],
    ['cutOff', true],
    [{ status: 500 }, true],
    [{ status: 503, text: '<html></html>' }, true],
    [{ status: 408 }, true],
    [{ status: 409 }, true],
    [{ status: 200, text: 'nonsense' }, true],
    [{ status: 302, headers: { location: '/elsewhere' } }, true],
    [{ status: 400 }, false],
    [{ status: 401 }, false],
    [{ status: 422 }, false],
    [{ status: 429 }, false],
  ])('I8 after %j it is unclear whether the server acted: %s', async (act, is) => {
    stand.act = () => act
    const failure = await failureOf(httpTransport(testSettings(stand.apiBase)).send(create, {}))
    expect(isOutcomeUnknown(failure)).toBe(is)
    expect(isNotProcessed(failure)).toBe(failure.status === 429 || failure.status === 425)
  })

  it('I8 is unknown after an invalid or empty response, but not after an error before the call', () => {
    expect(isOutcomeUnknown(new AnswerProblem('deposit-create', []))).toBe(true)
    expect(isOutcomeUnknown(new NoDeposit())).toBe(true)
    expect(isOutcomeUnknown(new Error('captcha closed'))).toBe(false)
  })

  it('C4 is known as not processed if nothing was sent, but not after a lost response or a 422', () => {
    const failure = (facts: object) =>
      new TransportFailure({ kind: 'network', call: 'deposit-create', url: '/', sent: true, ...facts }, '')
    expect(isNotProcessed(failure({ sent: false }))).toBe(true)
    expect(isNotProcessed(failure({}))).toBe(false)
    expect(isNotProcessed(failure({ kind: 'status', status: 422 }))).toBe(false)
    expect(isNotProcessed(new Error('captcha closed'))).toBe(false)
  })

  it.each([
    [undefined, 0],
    [0, 0],
    [12_000, 12_000],
    [3_600_000, 60_000],
  ])('C11 a retry-after of %s ms is observed for %s ms', (retryAfter, ms) => {
    const facts = { kind: 'status', call: 'deposit-create', url: '/', sent: true, status: 429 } as const
    expect(retryAfterMs(new TransportFailure({ ...facts, retryAfterMs: retryAfter }, ''))).toBe(ms)
    expect(retryAfterMs(new Error('captcha closed'))).toBe(0)
  })
})

describe('P9 Q-119 the fields that a refusal is about', () => {
  const REGEX = 'banking.paymentMethodRegex'
  it.each<[string, object, readonly string[]]>([
    ['one', { code: REGEX, field: 'email' }, ['email']],
    ['some', { code: REGEX, fields: ['email', 'clabe'] }, ['email', 'clabe']],
    ['one of an inner error', { error: { code: REGEX, field: 'email' } }, ['email']],
    ['none', { code: REGEX }, []],
    ['values that are not names', { code: REGEX, fields: [null, {}, '', 'x'.repeat(201)] }, []],
    ['neither a text nor a list', { code: REGEX, field: { name: 'email' } }, []],
    ['one of another code', { code: 'banking.limit', field: 'email' }, []],
  ])('named by the body: %s', async (_, body, fields) => {
    stand.act = () => ({ status: 422, body })
    const failure = await failureOf(httpTransport(testSettings(stand.apiBase)).send(create, {}))
    expect(refusedFields(failure)).toEqual(fields)
  })

  it('are empty for other errors', () => expect(refusedFields(new Error('x'))).toEqual([]))
})
