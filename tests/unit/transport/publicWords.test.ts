import { describe, expect, it } from 'vitest'
import { publicCode, publicWords } from '../../../src/transport/publicWords.ts'

describe('S10 D-05 a server’s message as the host gets it', () => {
  it.each<[string, string, unknown]>([
    ['No card 4111 1111-1111.1111 here', 'No card … here', {}],
    ['Call +7 (912) 345-67-89 now', 'Call +… now', {}],
    ['Order 1234 is gone', 'Order … is gone', {}],
    ['At most 123 a day', 'At most 123 a day', {}],
    ['Send it to ann.lee+x@mail.example.', 'Send it to …', {}],
    ['<ann@mail.example> is taken', '<…> is taken', {}],
    ['Token abcdefghijklm1 is old', 'Token … is old', {}],
    ['IBAN DE89AAAABBBBCCCC failed', 'IBAN … failed', {}],
    ['Unfortunately incomprehensible', 'Unfortunately incomprehensible', {}],
    // What the player sent, whole and by the word, in any case, but no word of two letters.
    ['Sorry, ANN LEE', 'Sorry, …', { name: 'Ann Lee' }],
    ['Sorry, Lee', 'Sorry, …', { name: 'Ann \t Lee' }],
    ['The account is Li', 'The account is Li', { name: 'Li' }],
    ['The amount 250 is wrong', 'The amount … is wrong', { amount: 250 }],
    ['Wallet bc1q is unknown', 'Wallet … is unknown', { fields: [{ wallet: 'bc1q' }] }],
    ['a+b is no name', '… is no name', { name: 'a+b' }],
    ['aab is no name', 'aab is no name', { name: 'a+b' }],
    ['No name (x)? given', 'No name … given', { name: '(x)?' }],
    // The longest first: else the rest of a longer value would stand there.
    ['Anna Maria is unknown', '… is unknown', { short: 'Ann', long: 'Anna Maria' }],
    ['It is true', 'It is true', { isNew: true, of: null, at: undefined }],
  ])('%s → %s', (words, told, asked) => expect(publicWords(words, asked)).toBe(told))

  it('is cut at 300 characters', () => {
    expect(publicWords('no '.repeat(200), {})).toBe('no '.repeat(100))
  })

  it.each([undefined, null, 'text', 5])('is unchanged for a call that sent %o', (asked) => {
    expect(publicWords('Not today', asked)).toBe('Not today')
  })
})

describe('S10 a server’s error code as the host gets it', () => {
  it.each(['banking.paymentMethodRegex', '1042', 'a-b_c:d', '12345', 'x'.repeat(64)])('is unchanged: %s', (code) =>
    expect(publicCode(code, 'status')).toBe(code),
  )

  it.each(['', 'free text', '4111111', 'id123456', 'naïve', 'x'.repeat(65), 'a\n'])('is replaced for %o', (code) =>
    expect(publicCode(code, 'status')).toBe('status'),
  )
})
