import type { Keys } from './keys.ts'

/** A form of the method folders, and the steps to fill it in by keyboard. */
export interface FormByKeys {
  readonly method: string
  readonly country: string
  readonly currency: string
  /** The first field with an error after a press on the empty form. */
  readonly firstWrong: string
  /** Number of fields with an error after that press. */
  readonly wrong: number
  readonly keys: readonly Keys[]
  /** The initial amount. */
  readonly amount: string
  /** The exact `fields` of the create call. */
  readonly fields: Readonly<Record<string, string>>
}

const typed = (type: string, text: string): Keys => ({ type, text })
const picked = (pick: string, at: number): Keys => ({ pick, at })

export const FORMS_BY_KEYS: readonly FormByKeys[] = [
  {
    method: 'pix_key',
    country: 'BR',
    currency: 'BRL',
    firstWrong: 'cpf',
    wrong: 1,
    keys: [picked('pixKeyType', 3), typed('cpf', '52998224725'), typed('pixPhone', '11987654321')],
    amount: '50.00',
    fields: { numberId: '529.982.247-25', numberType: 'phone', pixKey: '+55 (11) 98765-4321' },
  },
  {
    method: 'sepa_iban',
    country: 'DE',
    currency: 'EUR',
    firstWrong: 'account_holder',
    wrong: 3,
    keys: [typed('account_holder', 'Ana Müller'), typed('iban', 'nl91abna0417164300'), { tick: 'consent' }],
    amount: '100.00',
    fields: { account_holder: 'Ana Müller', iban: 'NL91ABNA0417164300' },
  },
  {
    method: 'ach_us',
    country: 'US',
    currency: 'USD',
    firstWrong: 'account_holder',
    wrong: 4,
    keys: [
      typed('account_holder', 'Dana Whitfield'),
      picked('account_type', 1),
      typed('routing_number', '021000021'),
      typed('account_number', '9876543210'),
      typed('account_number_again', '9876543210'),
    ],
    amount: '100.00',
    fields: {
      account_holder: 'Dana Whitfield',
      account_type: 'savings',
      routing_number: '021000021',
      account_number: '9876543210',
    },
  },
  {
    method: 'skill_games_id',
    country: 'GB',
    currency: 'GBP',
    firstWrong: 'email',
    wrong: 2,
    keys: [typed('email', 'rosa@post.example'), typed('birthday', '29021988')],
    amount: '20.00',
    fields: { email: 'rosa@post.example', birthday: '1988-02-29' },
  },
  {
    method: 'mobile_money',
    country: 'KE',
    currency: 'KES',
    firstWrong: 'phone',
    wrong: 1,
    // Tanzania is in the middle of the list in every language.
    keys: [picked('country', 1), typed('phone', '712345678')],
    amount: '1000.00',
    fields: { country: 'TZ', phone: '255712345678' },
  },
  {
    method: 'bank_branch',
    country: 'JP',
    currency: 'JPY',
    firstWrong: 'bank_code',
    wrong: 4,
    keys: [
      picked('bank_code', 2),
      picked('branch_code', 1),
      picked('account_type', 2),
      typed('account_number', '0012345'),
    ],
    amount: '5000.00',
    fields: { bank_code: '0001', branch_code: '035', account_type: '4', account_number: '0012345' },
  },
  {
    method: 'address_card',
    country: 'CA',
    currency: 'CAD',
    firstWrong: 'holder',
    wrong: 5,
    keys: [
      typed('holder', 'Noémie Tremblay'),
      typed('street', '1250 rue Sherbrooke O'),
      typed('city', 'Montréal'),
      // Quebec, in the order of the names.
      picked('state', 10),
      typed('postal_code', 'H3G 1H9'),
    ],
    amount: '50.00',
    fields: {
      holder: 'Noémie Tremblay',
      country: 'CA',
      street: '1250 rue Sherbrooke O',
      city: 'Montréal',
      state: 'QC',
      postal_code: 'H3G 1H9',
    },
  },
  {
    method: 'payto_au',
    country: 'AU',
    currency: 'AUD',
    firstWrong: 'bsb',
    wrong: 2,
    keys: [picked('pay_by', 1), typed('pay_id', '0412345678')],
    amount: '50.00',
    fields: { pay_by: 'payid', destination: '0412345678' },
  },
  {
    method: 'wire_steps',
    country: 'AE',
    currency: 'AED',
    firstWrong: 'full_name',
    wrong: 2,
    keys: [
      typed('full_name', 'Layla Haddad'),
      typed('phone', '501234567'),
      'next',
      typed('iban', 'AE070331234567890123456'),
      picked('purpose', 1),
      'next',
    ],
    amount: '1000.00',
    fields: { full_name: 'Layla Haddad', phone: '971501234567', iban: 'AE070331234567890123456', purpose: 'own' },
  },
  {
    method: 'neosurf',
    country: 'NZ',
    currency: 'NZD',
    firstWrong: 'code',
    wrong: 1,
    keys: [typed('code', 'a1b2c3d4e5')],
    amount: '50.00',
    fields: { code: 'A1B2C3D4E5' },
  },
  {
    method: 'flexepin',
    country: 'NZ',
    currency: 'NZD',
    firstWrong: 'pin',
    wrong: 2,
    keys: [typed('pin', '1234567812345678'), typed('email', 'kiri@post.example')],
    amount: '50.00',
    fields: { pin: '1234567812345678', email: 'kiri@post.example' },
  },
]

export function formOf(method: string): FormByKeys {
  const found = FORMS_BY_KEYS.find((form) => form.method === method)
  if (found === undefined) throw new Error(`There is no form of "${method}".`)
  return found
}
