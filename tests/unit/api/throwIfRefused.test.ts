import { describe, expect, it } from 'vitest'
import { RefusedAnswer } from '../../../src/api/RefusedAnswer.ts'
import { createWithdrawalApi } from '../../../src/api/withdrawalApi.ts'
import { isCodeRefused } from '../../../src/features/withdrawal/isCodeRefused.ts'
import { isCaptchaWanted, isNotProcessed, isOutcomeUnknown } from '../../../src/payments/classify.ts'
import { apiOver, CALL_CONFIG } from '../features/openPlayer.ts'

const CALLS = [
  'depositComplete',
  'depositCancel',
  'externalDepositContinue',
  'withdrawalConfirm',
  'withdrawalCancel',
] as const

const STATUS_CALLS = ['depositStatus', 'withdrawalStatus'] as const
const CHECK_CALLS = ['depositCheck', 'withdrawalCheck'] as const

type Api = ReturnType<typeof apiOver> & ReturnType<typeof createWithdrawalApi>

/** The outcome of each call if the server answers it with status 200 and this body. */
function outcomesOf(body: unknown, calls: readonly (keyof Api)[] = CALLS): Promise<readonly unknown[]> {
  const transport = { send: async () => structuredClone(body), close: () => {} }
  const api: Api = { ...apiOver(transport), ...createWithdrawalApi({ transport, config: CALL_CONFIG }) }
  return Promise.all(calls.map((name) => api[name]({} as never).catch((failure: unknown) => failure)))
}

const WRONG_CODE = { code: 'banking.wrongCode', message: 'Wrong code 123-456' }

describe('an answer without data', () => {
  it.each([
    [{ success: false, error: WRONG_CODE }],
    [{ success: false, ...WRONG_CODE }],
    [{ ok: false, error: WRONG_CODE }],
    [{ success: 0, error: WRONG_CODE }],
    [{ success: 'False', error: WRONG_CODE }],
    [{ status: 'error', ...WRONG_CODE }],
    [{ error: WRONG_CODE }],
  ])('I8 I10 that refuses is a refusal with the reason of the server, not a success (%j)', async (body) => {
    for (const failure of await outcomesOf(body)) {
      expect(failure).toBeInstanceOf(RefusedAnswer)
      expect(failure).toMatchObject({ code: 'banking.wrongCode', serverMessage: 'Wrong code 123-456', status: 200 })
      expect([isOutcomeUnknown(failure), isNotProcessed(failure), isCodeRefused(failure)]).toEqual([false, false, true])
    }
  })

  it.each([
    [{ success: false }],
    [{ error: 'no' }],
    [{ errors: ['no'] }],
    [{ status: 'failed' }],
    [{ status: false, message: 'no' }],
    [{ status: 'False' }],
  ])('I8 I10 that refuses without a code is a refusal (%j)', async (body) => {
    for (const failure of await outcomesOf(body)) expect(failure).toMatchObject({ code: 'transport.status' })
  })

  const SUCCESSES: readonly unknown[] = [
    ...[undefined, null, '', [], {}, 'OK', { success: true }, { ok: 1 }, { success: null }, { status: 0 }],
    ...[{ status: 'ok' }, { error: null, errors: [] }, { error: { code: 0, message: '' } }],
    ...[{ error: { code: 0, message: 'OK' } }, { error: '0' }, { errors: { code: '00', message: 'none' } }],
    ...[
      { success: true, error: { code: 0, message: 'none' } },
      { status: true, error: { code: 0, message: 'none' } },
    ],
  ]

  it.each(SUCCESSES.map((body) => [body]))('I8 that says yes or nothing is a success (%j)', async (body) => {
    expect(await outcomesOf(body)).toEqual(CALLS.map(() => undefined))
  })

  it('S10 I19 tells the host the code of the refusal, and not the message, which may contain personal data', async () => {
    const [failure] = await outcomesOf({ success: false, error: WRONG_CODE })
    expect((failure as RefusedAnswer).hostError).toEqual({
      code: 'banking.wrongCode',
      message: 'deposit-complete was refused in an answer with a status of success (banking.wrongCode).',
    })
  })
})

it('ONRAMP-05 an answer of external-deposit-continue with a page is no refusal, even with success: false', async () => {
  const send = async () => ({ success: false, source: 'https://pay.example/' })
  const { externalDepositContinue } = apiOver({ send, close: () => {} })
  expect(await externalDepositContinue({} as never)).toMatchObject({ url: 'https://pay.example/' })
})

describe('an answer with the status of a payment', () => {
  it.each([
    [{ status: 'error', ...WRONG_CODE }],
    [{ status: 'FAILED', error: 'Try later' }],
    [{ status: 'failed', message: 'Try later' }],
    [{ status: 404, message: 'No such payment' }],
    [{ status: '503', errors: ['Try later'] }],
    [{ status: 404, success: false }],
    [{ status: 0, success: false, ...WRONG_CODE }],
    [{ status: 1, ok: 'no' }],
  ])('I10 that refuses is a failed request, not a status (%j)', async (body) => {
    for (const failure of await outcomesOf(body, STATUS_CALLS)) expect(failure).toBeInstanceOf(RefusedAnswer)
  })

  it.each([
    [{ status: 'FAILED' }],
    [{ status: 'error', code: 0, message: '', error: null }],
    [{ status: 404 }],
    [{ status: 2, message: 'Insufficient funds', error: 'declined' }],
    [{ status: 2, success: false, message: 'Insufficient funds' }],
    [{ status: 'CANCELED', success: false }],
    [{ status: 'auto_canceled', ok: false }],
    [{ status: 3, message: 'In review' }],
    [{ status: 0, success: null }],
    [{ status: 1, success: true, message: 'OK' }],
  ])('that has its own status is read, with or without the reason of a decline (%j)', async (body) => {
    for (const answer of await outcomesOf(body, STATUS_CALLS)) expect(answer).toMatchObject({ status: body.status })
  })
})

describe('an answer of a call that reads', () => {
  const READS = ['depositPrepare', 'depositLimits', 'bankGet'] as const

  it.each([
    [{ success: false, ...WRONG_CODE }],
    [{ success: false, error: WRONG_CODE, details: [], fields: null, bank: null, airtm: [] }],
    [{ status: 'error', ...WRONG_CODE }],
  ])('ERR-04 Q-090 that refuses is a refusal with the reason of the server, not an empty answer (%j)', async (body) => {
    for (const failure of await outcomesOf(body, READS))
      expect(failure).toMatchObject({ name: 'TransportFailure', code: 'banking.wrongCode' })
  })

  it.each([
    [{ success: false, details: 'Show your identity', airtm: { min: 1 }, bank: 'STP' }],
    [{ success: false, fields: [{ name: 'cpf' }], airtm: [{ min: 1 }], name: 'STP' }],
    [{ success: true, message: 'OK' }],
    [{}],
  ])('Q-090 that has its data, or is empty, is read (%j)', async (body) => {
    for (const answer of await outcomesOf(body, READS)) expect(answer).not.toBeInstanceOf(Error)
  })
})

describe('an answer of a create', () => {
  const CREATES = ['depositCreate', 'depositCreateP2p', 'depositCreateSweepstake', 'withdrawalCreate'] as const

  it.each([
    [{ success: false, ...WRONG_CODE }],
    [{ success: false, error: WRONG_CODE, depositId: 0, withdrawalId: null, apiResponse: null, card: {} }],
    [{ status: 'error', ...WRONG_CODE, unifiedFlow: false, depositAddress: '' }],
  ])('I8 that refuses is a refusal whose outcome is unknown (%j)', async (body) => {
    for (const failure of await outcomesOf(body, CREATES)) {
      expect(failure).toMatchObject({ code: 'banking.wrongCode', serverMessage: WRONG_CODE.message })
      expect([isOutcomeUnknown(failure), isNotProcessed(failure)]).toEqual([true, false])
    }
  })

  it.each([[{ success: false, code: 'captcha_required' }], [{ error: { code: 'captcha_required' } }]])(
    'CAPT-01 that wants a captcha is a definite refusal (%j)',
    async (body) => {
      for (const failure of await outcomesOf(body, CREATES))
        expect([isOutcomeUnknown(failure), isCaptchaWanted(failure)]).toEqual([false, true])
    },
  )

  it.each([
    [{ depositId: 7, withdrawalId: 7 }],
    [{ depositAddress: 'T1', withdrawalId: 7, card: { number: '1' } }],
    [{ apiResponse: { source: 'https://pay.example/' }, withdrawalId: 7 }],
  ])('I8 that names a payment or its next step is no refusal, whatever else it says (%j)', async (body) => {
    for (const answer of await outcomesOf({ success: false, ...WRONG_CODE, ...body }, CREATES))
      expect(answer).not.toBeInstanceOf(Error)
  })
})

describe('an answer about an open payment', () => {
  it.each([
    [{ exists: false, success: false, ...WRONG_CODE }],
    [{ exists: false, error: WRONG_CODE }],
    [{ exists: false, status: 'error' }],
  ])('I8 that refuses does not mean that no payment exists (%j)', async (body) => {
    for (const failure of await outcomesOf(body, CHECK_CALLS)) expect(failure).toBeInstanceOf(RefusedAnswer)
  })

  it.each([
    [{ exists: true, success: false, error: WRONG_CODE }],
    [{ exists: false, success: true }],
    [{ exists: false, error: null, status: 0 }],
    [{ exists: false, error: { code: '0', message: 'OK' } }],
  ])('I8 that names a payment, or says that none exists, is read (%j)', async (body) => {
    for (const answer of await outcomesOf(body, CHECK_CALLS)) expect(answer).toMatchObject({ exists: body.exists })
  })
})
