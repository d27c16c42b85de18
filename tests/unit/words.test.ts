import { describe, expect, it } from 'vitest'
import { isKeyLike, readable } from '../../schemas/words.ts'

describe('a key', () => {
  it.each([
    ['field.documentId', 'Document id'],
    ['paymentMethods.regex_error.airtm_amount', 'Airtm amount'],
    ['bank_transfer_methods', 'Bank transfer methods'],
    ['documentId', 'Document id'],
    ['customerIBAN', 'Customer IBAN'],
    ['groups.p2p', 'P2p'],
  ])('X5 D-23 %s is read as "%s"', (key, words) => {
    expect(isKeyLike(key)).toBe(true)
    expect(readable(key)).toBe(words)
  })

  it.each([
    'CLABE',
    'Bank',
    'bank',
    '18 digits',
    '000.000.000-00',
    'name@example.com',
    'bKash',
    'iDEAL',
    'Booking.com',
  ])('X5 %s is no key', (text) => expect(isKeyLike(text)).toBe(false))
})
