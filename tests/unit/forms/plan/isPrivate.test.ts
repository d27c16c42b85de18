import { describe, expect, it } from 'vitest'
import type { FieldPlan } from '../../../../src/forms/plan/FieldPlan.ts'
import { isPrivate } from '../../../../src/forms/plan/isPrivate.ts'
import { DEFAULT_PLAN, ruleOf } from '../../../../src/forms/plan/ownField.ts'

const field = (more: Partial<FieldPlan>) => isPrivate({ ...DEFAULT_PLAN, name: 'one', ...more })
const luhn = { ...ruleOf({ regex: '', message: '' }), check: 'luhn' } as const

describe('a field that is never stored', () => {
  it.each([
    ...['card', 'cardNumber', 'card_number', 'cardnumber', 'cardNo', 'card_no', 'debitCard', 'numberCard', 'pan'],
    ...['cc_number', 'cvv', 'cvc', 'card_cvv2', 'pin', 'cardPin', 'card_pin', 'pin_code', 'password', 'passcode'],
    ...['securityCode', 'sms_code', 'otp', 'code', 'voucher_code', 'token', 'api-token', 'card_expiry'],
    ...['tarjeta', 'numero_tarjeta', 'cvc2', 'cvn', 'codigo', 'passphrase', 'cid', 'security_number'],
  ])('is one named %s', (name) => expect(field({ name })).toBe(true))

  it.each([
    ...['email', 'cardholder', 'card_holder', 'cardHolderName', 'card_type', 'bank_code', 'branch_code', 'postal_code'],
    ...['zip_code', 'swift_code', 'country_code', 'phone', 'company', 'discard', 'encode', 'pinyin'],
  ])('is not one named %s', (name) => expect(field({ name })).toBe(false))

  it.each([
    ['that says so', { keep: false }],
    ['that is hidden', { isHidden: true }],
    ['of a wallet', { isWallet: true }],
    ['whose first digits name a bank', { isTriggered: true }],
    ['with the rule of card numbers', { rules: [luhn] }],
    ['that a browser fills with a card', { plain: { autoComplete: 'cc-number' } }],
    ['that a browser fills with a code', { plain: { autoComplete: 'one-time-code' } }],
  ])('is one %s', (_, more) => expect(field(more)).toBe(true))

  it.each(['cc-name', 'name', 'email'])('is not one that a browser fills with %s', (autoComplete) =>
    expect(field({ plain: { autoComplete } })).toBe(false),
  )
})
