import { describe, expect, it } from 'vitest'
import { type FailureFacts, TransportFailure } from '../../../src/transport/TransportFailure.ts'

const facts: FailureFacts = { kind: 'network', call: 'POST BANKING/deposit-create', url: 'https://x/api', sent: true }
const failure = (overrides: Partial<FailureFacts>, token = '') =>
  new TransportFailure({ ...facts, ...overrides }, token)
const unclear = 'It may have been processed: check first.'
const refused = 'Nothing was done: correct it and retry.'

describe('TransportFailure', () => {
  it.each<[Partial<FailureFacts>, string]>([
    [{}, `failed: connection lost. ${unclear}`],
    [{ sent: false }, `failed: not connected. ${refused}`],
    [{ kind: 'aborted' }, `was cancelled by the widget. ${unclear}`],
    [{ kind: 'status', status: 500 }, `got status 500. ${unclear}`],
    [
      { kind: 'status', status: 422, code: 'banking.limit', serverMessage: 'Too much' },
      `got status 422 (banking.limit: Too much). ${refused}`,
    ],
    [
      { kind: 'body', status: 200, code: 'transport.notJson' },
      `got an unusable answer (transport.notJson, status 200). ${unclear}`,
    ],
  ])('has a message with the call, the cause and the next step: %o', (overrides, message) => {
    expect(failure(overrides).message).toBe(`POST BANKING/deposit-create ${message}`)
  })

  it('has the message of the specification for a timeout', () => {
    expect(failure({ kind: 'timeout' }).message).toBe('Request timeout')
  })

  it('contains the token in no member, plain or URL-encoded', () => {
    const token = 'a+b/c='
    const texts = { url: 'https://x/?t=a%2Bb%2Fc%3D', code: token, serverMessage: `no ${token}` }
    const leaky = failure({ kind: 'status', status: 401, ...texts }, token)
    expect(leaky).toMatchObject({ url: 'https://x/?t=[token]', code: '[token]', serverMessage: 'no [token]' })
    const all = Object.getOwnPropertyNames(leaky).map((name) => Reflect.get(leaky, name))
    expect(all.join()).not.toMatch(/a\+b|a%2B/)
  })
})
