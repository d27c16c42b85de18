import { expect, it } from 'vitest'
import { createDebugLog } from '../../../../src/app/debug/createDebugLog.ts'
import { describeMessage } from '../../../../src/app/debug/describeMessage.ts'
import { logTransport } from '../../../../src/app/debug/logTransport.ts'
import { redact, redactedConfig } from '../../../../src/app/debug/redact.ts'
import { shareProblems } from '../../../../src/app/payments/shareProblems.ts'
import type { Transport } from '../../../../src/transport/Transport.ts'
import { TransportFailure } from '../../../../src/transport/TransportFailure.ts'
import { fakeClock } from '../../support/fakeClock.ts'

const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4ifQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'
const SECRETS = [
  JWT,
  'scenario.default.0b9e1f3c-5d7a-4c1e-9f2b-8a6d4e2c1b0a',
  'sk_live_51H8sExampleKey00Abcdefgh',
  '4111 1111 1111 1111',
  '4111111111111111',
  '5500-0000-0000-0004',
  'ana.lopez+cashier@post.example',
  '+52 (55) 1234-5678',
  '529.982.247-25',
  'DE89 3704 0044 0532 0130 00',
  'NL91ABNA0417164300',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
]

it.each(SECRETS)('D-76 S10 leaves nothing of %s in a line', (secret) => {
  for (const text of [secret, `cpf: "${secret}" does not fit`, `/fields/0=${secret}, and more`, `(${secret})`]) {
    const left = redact(text)
    for (const piece of secret.split(/[ .()-]+/).filter((one) => one.length > 3)) expect(left).not.toContain(piece)
  }
})

it('D-76 leaves the query of a URL out', () => {
  expect(redact('GET https://api.example/cashier/list?token=a&user=7 failed')).toBe(
    'GET https://api.example/cashier/list?… failed',
  )
})

it.each([
  'Layout "bkash_p2p": /nodes/3/type "phon" is no field type. Did you mean "phone_with_prefix"?',
  'methods-payment-v5 does not fit its schema: /methods/12/min',
  'page cryptoBalanceCryptoDepositPage',
  'The field "account_number" of ach_us is left out',
  "A press on a submit button was blocked, because the player can't see the button.",
])('leaves a line without secrets as it is: %s', (line) => {
  expect(redact(line)).toBe(line)
})

it('D-76 the configuration of a report has no keys, and no queries', () => {
  const text = redactedConfig({
    api: { base: 'https://api.example/v1?key=1', idempotencyKey: 'body' },
    captcha: { siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ', methods: ['pix'] },
  })
  expect(JSON.parse(text)).toEqual({
    api: { base: 'https://api.example/v1?…', idempotencyKey: '…' },
    captcha: { siteKey: '…', methods: ['pix'] },
  })
})

it('a message is logged with its codes, and only the names of its other members', () => {
  const message = { messageType: 'onRequestError', status: 401, code: 'token_expired', message: 'of Ana', url: 'x' }
  expect(describeMessage(message)).toBe('onRequestError status=401 code=token_expired message url')
  expect(describeMessage({ messageType: 'onClose' })).toBe('onClose')
})

it('D-76 keeps the last 50 lines, with their time', () => {
  const written: string[] = []
  const log = createDebugLog(fakeClock(Date.UTC(2026, 0, 1, 10, 20, 30, 40)), (line) => written.push(line))
  for (let at = 0; at < 60; at++) log.add(`line ${at}`)
  expect(log.lines()).toHaveLength(50)
  expect([log.lines()[0], log.lines().at(-1)]).toEqual(['10:20:30.040 line 10', '10:20:30.040 line 59'])
  expect(written).toHaveLength(60)
})

it('a call is logged with its name, duration and status, and answers as before', async () => {
  const facts = { kind: 'status', call: 'POST deposit-create', url: 'x', sent: true, status: 422 } as const
  const failure = new TransportFailure(facts, 'token')
  const answers = [Promise.resolve({ cvv: '123' }), Promise.reject(failure)]
  const transport = { send: () => answers.shift() } as unknown as Transport
  const { send } = transport
  const lines: string[] = []
  const stop = logTransport(
    transport,
    () => 0,
    (line) => lines.push(line),
  )
  const call = { verb: 'POST', path: '/api/BANKING/deposit-create', retries: 0, timeoutMs: 1 } as const
  await expect(transport.send(call, { pan: '4111111111111111' })).resolves.toEqual({ cvv: '123' })
  await expect(transport.send(call, {})).rejects.toBe(failure)
  expect(lines).toEqual(['call deposit-create ok 0 ms', 'call deposit-create failed 422 0 ms'])
  stop()
  expect(transport.send).toBe(send)
})

it('passes each problem to each listener once, including earlier ones', () => {
  const heard: string[] = []
  let tell = (_: { code: string; message: string }) => {}
  const onProblem = shareProblems((hear) => {
    tell = hear
    hear({ code: 'a', message: '' })
  })
  onProblem(({ code }) => heard.push(`1 ${code}`))
  tell({ code: 'b', message: '' })
  onProblem(({ code }) => heard.push(`2 ${code}`))
  expect(heard).toEqual(['1 a', '1 b', '2 a', '2 b'])
})
