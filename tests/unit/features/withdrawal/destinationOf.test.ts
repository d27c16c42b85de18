import { expect, it } from 'vitest'
import { destinationOf } from '../../../../src/features/withdrawal/destinationOf.ts'
import { formWith, serverField, textsOf } from '../builders.ts'

const texts = await textsOf()
const ETH = '0x52908400098527886E0F7030069857D2E4169EE7'
const CARD = '4111 1111 1111 1111'

/** The destination shown for a filled form of these server fields. */
function linesOf(filled: Readonly<Record<string, string>>, over: Readonly<Record<string, object>> = {}) {
  const fields = Object.keys(filled).map((name) => serverField({ name, label: '', ...over[name] }))
  const { form } = formWith([{ type: 'serverFields', except: ['amount'] }], { texts, fields })
  for (const [name, value] of Object.entries(filled)) form.field(name)?.type(value)
  return destinationOf(fields, form, texts).map(({ label, value }) => [label, value])
}

it.each<[string, Record<string, string>, Record<string, object>, string[][]]>([
  ['an address', { address: ETH }, { address: { isWallet: true } }, [['Address', ETH]]],
  [
    'a wallet by its id',
    { wallet_id: 'P1034567890' },
    { wallet_id: { isWallet: true } },
    [['Wallet id', 'P1034567890']],
  ],
  ['a field named wallet', { wallet: ETH }, { wallet: { isWallet: true } }, [['Wallet', ETH]]],
  ['a numeric code', { code: '0123456789' }, {}, [['Code', '0123456789']]],
  ['a code of a wallet', { account_code: '88100200' }, {}, [['Account code', '88100200']]],
  ['a field whose name is a number', { '101': 'ana@correo.mx' }, {}, [['101', 'ana@correo.mx']]],
  ['a card', { cardNumber: CARD }, {}, [['Card number', '•••• 1111']]],
  ['a card without spaces', { card_number: '5555555555554444' }, {}, [['Card number', '•••• 4444']]],
  ['a card as a wallet', { wallet: '4111111111111111' }, { wallet: { isWallet: true } }, [['Wallet', '•••• 1111']]],
  ['a card in Spanish', { numero_tarjeta: '4111111111111111' }, {}, [['Numero tarjeta', '•••• 1111']]],
  ['a pix key', { pix_key: 'ana@correo.br' }, {}, [['Pix key', 'ana@correo.br']]],
  ['a phone', { phone_number: '+525512345678' }, {}, [['Phone number', '+525512345678']]],
  ['an IBAN', { iban: 'DE89370400440532013000' }, {}, [['Iban', 'DE89370400440532013000']]],
  ['a CLABE', { clabe: '012180001183597190' }, {}, [['Clabe', '012180001183597190']]],
  ['a CLABE that passes the check of a card', { number: '646180157042875161' }, {}, [['Number', '646180157042875161']]],
  [
    'an account that passes the check of a card',
    { bank_account: '4111111111111111' },
    {},
    [['Bank account', '4111111111111111']],
  ],
  ['a field that triggers a request', { account: '00123' }, { account: { isTriggered: true } }, [['Account', '00123']]],
  [
    'a bank by its name, and the account',
    { bank_code: '044', account_number: '0123456789' },
    { bank_code: { type: 'select', items: [{ text: 'Access Bank', value: '044' }] } },
    [
      ['Bank code', 'Access Bank'],
      ['Account number', '0123456789'],
    ],
  ],
  [
    'a hidden field that takes the value of another',
    { wallet_usdt: ETH, destination: '' },
    { wallet_usdt: { isWallet: true }, destination: { firstOf: ['wallet_usdt'], isHidden: true } },
    [['Destination', ETH]],
  ],
])('N18 the destination is shown: %s', (_, filled, over, wanted) => {
  expect(linesOf(filled, over)).toEqual(wanted)
})

it.each([
  ['cvv', '123'],
  ['card_cvc', '1234'],
  ['pin', '1234'],
  ['otp', '123456'],
  ['password', 'hunter22'],
  ['securityCode', '123'],
])('N18 a security code or a password is shown nowhere: %s', (name, value) => {
  const shown = JSON.stringify(linesOf({ email: 'ana@correo.mx', [name]: value }))
  expect(shown).toContain('ana@correo.mx')
  expect(shown).not.toContain(value)
})

it('N18 a value that the layout composes is shown as it is sent', () => {
  const nodes = [
    { type: 'field', kind: 'text', name: 'bsb', label: { text: { en: 'BSB' } } },
    { type: 'field', kind: 'text', name: 'account', label: { text: { en: 'Account' } } },
    { type: 'field', kind: 'composed', name: 'destination', parts: ['bsb', 'account'], template: '{bsb}-{account}' },
  ]
  const { form } = formWith(nodes, { texts })
  form.field('bsb')?.type('123')
  form.field('account')?.type('456789')
  expect(destinationOf([], form, texts)).toEqual([{ label: 'Destination', value: '123-456789' }])
})

it('N18 a value that is sent in several properties is shown in several lines, and a hidden one is not shown', () => {
  const name = { type: 'field', kind: 'text', name: 'holder', label: { text: { en: 'Holder' } } }
  const hidden = { type: 'field', kind: 'hidden', name: 'plan', default: 'a b' }
  const nodes = [{ ...name, sendAs: { firstName: 'firstWord', lastName: 'afterFirstWord' } }, hidden]
  const { form } = formWith(nodes, { texts })
  form.field('holder')?.type('Ana Souza Lima')
  expect(destinationOf([], form, texts)).toEqual([
    { label: 'First name', value: 'Ana' },
    { label: 'Last name', value: 'Souza Lima' },
  ])
})
