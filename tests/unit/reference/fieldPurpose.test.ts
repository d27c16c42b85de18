import { expect, it } from 'vitest'
import { fieldPurpose } from '../../../src/reference/fieldPurpose.ts'

const KNOWN: [name: string, purpose: string][] = [
  ['email', 'email'],
  ['shopper.emailAddress', 'email'],
  ['payment_method_data[billing][email]', 'email'],
  ['E-Mail', 'email'],
  ['firstName', 'given-name'],
  ['billing.address.first_name', 'given-name'],
  ['shopperName.lastName', 'family-name'],
  ['surname', 'family-name'],
  ['cardHolder', 'cc-name'],
  ['cc_holder_name', 'cc-name'],
  ['account_holder', 'name'],
  ['fullName', 'name'],
  ['sender_name', 'name'],
  ['card_number', 'cc-number'],
  ['cardExpiry', 'cc-exp'],
  ['dateOfBirth', 'bday'],
  ['birthday', 'bday'],
  ['zipCode', 'postal-code'],
  ['postal_code', 'postal-code'],
  ['billing[city]', 'address-level2'],
  ['state', 'address-level1'],
  ['address.line1', 'address-line1'],
  ['addressLine2', 'address-line2'],
  ['street', 'address-line1'],
  ['billing_address.street', 'address-line1'],
  ['user_email', 'email'],
  ['userEmail', 'email'],
  ['phone', 'tel'],
  ['mobile', 'tel'],
  ['phoneNumber', 'tel'],
  ['telephoneNumber', 'tel'],
  ['customer[tel]', 'tel'],
  ['billing.address.state', 'address-level1'],
]

it.each(KNOWN)('WCAG 1.3.5: the purpose of %s is %s', (name, purpose) => {
  expect(fieldPurpose(name).autoComplete).toBe(purpose)
})

it.each([
  'recipient_email',
  'beneficiaryName',
  'partner_email',
  'mother_last_name',
  'recipientPhone',
  'friend_birthday',
])('WCAG 1.3.5: %s is another person’s, so the browser offers nothing of the player', (name) =>
  expect(fieldPurpose(name).autoComplete).toBe('off'),
)

const UNKNOWN: [name: string, why: string][] = [
  ['wallet_address', 'an address for crypto'],
  ['bank_city', 'the branch of a bank'],
  ['wallet_phone', 'no purpose of its own: a phone is the player’s by default'],
  ['account_number', 'no token'],
  ['document', 'no token'],
  ['emailed_at', 'another word'],
  ['estate', 'another word'],
  ['expiry', 'not of a card'],
  ['payment_state', 'the state of a payment'],
  ['transaction.state', 'the state of a payment'],
  ['second_last_name', 'a second name'],
  ['employer_city', 'a company'],
  ['birth_city', 'a place of birth'],
  ['username', 'no token'],
  ['phonePrefix', 'no token'],
  ['7', 'no name'],
  ['', 'no name'],
  ['имя', 'no known word'],
]

it.each(UNKNOWN)('WCAG 1.3.5: %s has no purpose: %s', (name) => {
  expect(fieldPurpose(name).autoComplete).toBeUndefined()
})
