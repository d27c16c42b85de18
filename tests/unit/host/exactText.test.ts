import { describe, expect, it } from 'vitest'
import { readMessage } from '../../../src/host/bridge/readMessage.ts'
import { exactText } from '../../../src/host/loaded/exactText.ts'
import { readHostData } from '../../../src/host/loaded/readHostData.ts'

const ROUNDED = Number('9007199254740993')

/** Reads a message and its payload as the bridge does; throws when either is invalid. */
function heard(message: unknown) {
  const read = readMessage(message)
  if ('problem' in read) throw new Error(read.problem)
  const data = readHostData(read.payload, read.inexact)
  if (!data.ok) throw new Error(data.paths.join())
  return data
}

const loaded = (members: object, user: object = {}) => ({
  messageType: 'loaded',
  payload: { user: { token: 't', currency: 'EUR', ...user }, ...members },
})

describe('N1 ids in "loaded"', () => {
  it.each([
    ['a string', '"9007199254740993"', '9007199254740993'],
    ['a number', '9007199254740993', '9007199254740993'],
    ['a number of 40 digits', '1234567890123456789012345678901234567890', '1234567890123456789012345678901234567890'],
    ['a string with leading zeros', '"0017"', '0017'],
    ['a small number', '17', '17'],
  ])('written as %s in JSON text are kept exactly', (_, json, id) => {
    const text = `{"messageType":"loaded","payload":{"userId":${json},"bonusId":${json},"user":{"token":"t","currency":"EUR"}}}`
    const { data, inexact } = heard(text)
    expect([data.userId, data.bonusId, inexact]).toEqual([id, id, []])
    const ofUser = text.replace(`"userId":${json},`, '').replace('"token"', `"id":${json},"token"`)
    expect(heard(ofUser).data.userId).toBe(id)
  })

  it.each([
    ['userId', loaded({ userId: ROUNDED })],
    ['id', loaded({}, { id: ROUNDED })],
    ['bonusId', loaded({ bonusId: 2 ** 60 })],
    ['userId', loaded({ userId: 1e22 })],
    ['userId', loaded({ userId: -ROUNDED })],
    ['id', loaded({ bonusList: [{ id: ROUNDED, type: 'deposit' }] })],
  ])('that were rounded in an object are left out and reported: %s', (name, message) => {
    for (const said of [message, exactText(message)]) {
      const { data, inexact, warnings } = heard(said)
      expect([data.userId, data.bonusId]).toEqual([undefined, undefined])
      expect(inexact).toEqual([name])
      expect(warnings.join()).toContain(`${name} is a number beyond the safe range and may have been rounded`)
      expect(JSON.stringify(data)).not.toMatch(/90071992547409|e\+22|1152921504606/)
    }
  })

  it('written with an exponent are left out and reported', () => {
    const text = '{"messageType":"loaded","payload":{"userId":1e22,"user":{"token":"t","currency":"EUR","id":1e22}}}'
    expect(heard(text)).toMatchObject({ data: { userId: undefined }, inexact: ['userId', 'user.id'] })
  })

  it('that are exact are not reported, and neither are amounts', () => {
    const message = loaded({ userId: 7 }, { balanceData: { primary: { amount: 0.1, currency: 'EUR' } } })
    expect(exactText(message)).toBe(JSON.stringify(message))
    expect(heard(message)).toMatchObject({ data: { userId: '7' }, inexact: [] })
  })
})
