import { describe, expect, it, vi } from 'vitest'
import { type CheckName, checks } from '../../../../src/forms/checks/checks.ts'
import fc, { runs } from '../../fastCheck.ts'
import { same, TIMEOUT_MS } from '../../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

const GOOD: Readonly<Record<CheckName, readonly string[]>> = {
  luhn: [
    ...['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '4111.1111.1111.1111', '378282246310005'],
    ...[
      '6011000990139424',
      '4111\u00a01111–1111\u200f1111',
      '٤١١١ ١١١١ ١١١١ ١١١١',
      '४१११ ११११ ११११ ११११',
      '79927398713',
    ],
  ],
  // Examples from the IBAN registry, one for each type of structure.
  iban: [
    ...['AD1200012030200359100100', 'AE070331234567890123456', 'BE68539007547034', 'BR1800360305000010009795493C1'],
    ...[
      'BY13NBRB3600900000002Z00AB00',
      'DE89370400440532013000',
      'DE89 3704 0044 0532 0130 00',
      'EG380019000500000000263180002',
    ],
    ...['gb29nwbk60161331926819', 'KZ86125KZT5004100100', 'MT84MALT011000012345MTLCAST001S', 'NO9386011117947'],
    ...['RU0304452522540817810538091310419', 'SC18SSCB11010000000000001497USD', 'UA213223130000026007233566001'],
    ...[
      'BI4210000100010000332045181',
      'DJ2100010000000154000100186',
      'VG96VPVG0000012345678901',
      'DE89-3704-0044-0532-0130-00',
    ],
  ],
  aba: ['021000021', '0210 0002 1', '122105155', '091000019', '0260-0959-3', '٠٢١٠٠٠٠٢١'],
  cpf: ['529.982.247-25', '52998224725', '111.444.777-35', '529 982 247 25', '٥٢٩٩٨٢٢٤٧٢٥', '000.000.001-91'],
  cnpj: [
    '11.222.333/0001-81',
    '11222333000181',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    '00.000.000/0001-91',
    '11 222 333/0001-81',
  ],
  confirmationId: ['12345678', '123456789', '0000000000'],
  email: ['a@b.co', 'jo.o+tag@example.com.br', "o'neil@example.org", 'user_name@sub.example.museum', 'имя@пример.рф'],
}

const BAD: Readonly<Record<CheckName, readonly string[]>> = {
  luhn: [
    '',
    ' ',
    '-',
    '4111111111111112',
    '4111 1111 1111 111a',
    '4111/1111/1111/1111',
    '4111,1111,1111,1111',
    '+4111111111111111',
  ],
  iban: [
    ...[
      '',
      'DE',
      'DE89370400440532013001',
      'DE8937040044053201300',
      'DE893704004405320130000',
      'XX89370400440532013000',
    ],
    ...[
      'DE00370400440532013000',
      '89370400440532013000DE',
      'DE89 3704 0044 0532 0130 0O',
      'DE٨٩',
      'constructor',
      'BG80BNBGß6611020345678',
    ],
  ],
  aba: ['', '000000000', '021000022', '02100002', '0210000211', '131000024', '02100002x', '901000007'],
  cpf: [
    '',
    '000.000.000-00',
    '111.111.111-11',
    '999.999.999-99',
    '529.982.247-26',
    '5299822472',
    '529982247255',
    '529.982.247-2a',
  ],
  confirmationId: [...['1234567', '12345678901', '', '1234567a', '1234 5678', ' 12345678', '12345678\n', '١٢٣٤٥٦٧٨']],
  cnpj: [
    '',
    '00.000.000/0000-00',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-3A',
    '12.ABD.345/01DE-35',
    '1122233300018',
    '11.222.333//0001-81x',
  ],
  email: [
    ...[
      '',
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.de',
      'a@b..co',
      'a@@b.co',
      'a@b.co ',
      'a..b@c.de',
      '<a@b.co>',
      'a@b.co\n',
    ],
    ...['\ud800@b.co', 'a\udc00b@c.de', `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(300)}.co`],
  ],
}

it('VALID-14 a confirmation ID is 8 to 10 digits', () => {
  const ids = ['1234567', '12345678', '123456789', '1234567890', '12345678901', '1234567a']
  expect(ids.filter((id) => checks.confirmationId(id))).toEqual(['12345678', '123456789', '1234567890'])
})

const NAMES = Object.keys(checks) as CheckName[]
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const other = (text: string, at: number, step: number) => {
  const place = at % text.length
  const digit = (Number(text[place]) + 1 + (step % 9)) % 10
  return text.slice(0, place) + digit + text.slice(place + 1)
}
const change = fc.tuple(fc.nat(), fc.nat())

describe.each(NAMES)('%s', (name) => {
  it.each(GOOD[name])('accepts %j', (value) => expect(checks[name](value)).toBe(true))
  it.each(BAD[name])('refuses %j', (value) => expect(checks[name](value)).toBe(false))

  it('returns a boolean for every text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      // Texts of any UTF-16 units, which contain lone surrogates.
      fc
        .array(fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)))
        .map((units) => units.join('')),
      fc.string({ unit: fc.constantFrom(...'0123456789٣९.-/ @ADE\ud800\u200fß') }),
      fc.constantFrom(...GOOD[name]).map((value) => `${value}\udc00`),
    )
    fc.assert(
      fc.property(text, (value) => {
        same(typeof checks[name](value), 'boolean', value)
      }),
      { numRuns: RUNS },
    )
    expect(typeof checks[name]('4'.repeat(1_000_000))).toBe('boolean')
    expect(typeof checks[name]('4 @.'.repeat(1_000_000))).toBe('boolean')
  })
})

// The tests generate the numbers from their standards, independently of the code under test.
describe('generated numbers', () => {
  const luhnOf = (body: string) => {
    const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
    const sum = (number: string) =>
      [...number]
        .toReversed()
        .reduce((total, digit, at) => total + (at % 2 ? DOUBLED[Number(digit)]! : Number(digit)), 0)
    return [...'0123456789'].map((last) => body + last).find((number) => sum(number) % 10 === 0)!
  }

  it('Luhn accepts every number with its check digit, and none with one digit changed', () => {
    const body = fc.integer({ min: 11, max: 18 }).chain(digits)
    fc.assert(
      fc.property(body, change, (of, [at, step]) => {
        const number = luhnOf(of)
        same(checks.luhn(number), true, number)
        same(checks.luhn(other(number, at, step)), false, number)
      }),
      { numRuns: RUNS },
    )
  })

  // ISO 7064: carries the remainder from digit to digit, so that no number gets large.
  const remainder = (text: string) =>
    [...text].reduce((carry, sign) => {
      const value = Number.parseInt(sign, 36)
      return (carry * (value > 9 ? 100 : 10) + value) % 97
    }, 0)
  const ibanOf = (country: string, account: string) =>
    country + String(98 - remainder(`${account}${country}00`)).padStart(2, '0') + account

  it('IBAN accepts every account with its check digits, and none with one digit changed', () => {
    const made = fc.oneof(
      digits(18).map((account) => ibanOf('DE', account)),
      digits(20).map((account) => ibanOf('ES', account)),
      fc
        .string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: 24, maxLength: 24 })
        .map((account) => ibanOf('BY', account)),
      digits(11).map((account) => ibanOf('NO', account)),
    )
    fc.assert(
      fc.property(made, change, (iban, [at, step]) => {
        same(checks.iban(iban), true, iban)
        const places = [...iban.matchAll(/[0-9]/g)].map(({ index }) => index)
        const place = places[at % places.length]!
        same(checks.iban(other(iban, place, step)), false, iban)
        same(checks.iban(iban.slice(0, -1)), false, iban)
      }),
      { numRuns: RUNS },
    )
  })

  it('ABA accepts every number whose 3-7-1 sum ends in zero, and none with one digit changed', () => {
    const series = fc.constantFrom('01', '02', '11', '12', '21', '32', '61', '72', '80')
    fc.assert(
      fc.property(series, digits(6), change, (first, rest, [at, step]) => {
        const sum = [...(first + rest)].reduce(
          (total, digit, place) => total + Number(digit) * [3, 7, 1][place % 3]!,
          0,
        )
        const number = first + rest + String((10 - (sum % 10)) % 10)
        same(checks.aba(number), true, number)
        same(checks.aba(other(number, at, step)), false, number)
      }),
      { numRuns: RUNS },
    )
  })

  /** The tax office's rule: weights from the right, repeating 2 to 9 for a company, or 2 to 11 for a person. */
  const eleven = (text: string, highest: number) => {
    const weighted = [...text].toReversed().map((sign, at) => (sign.charCodeAt(0) - 48) * (2 + (at % (highest - 1))))
    const rest = weighted.reduce((total, value) => total + value, 0) % 11
    return String(rest < 2 ? 0 : 11 - rest)
  }
  const withTwo = (text: string, highest: number) => {
    const one = text + eleven(text, highest)
    return one + eleven(one, highest)
  }
  const isOneDigit = (text: string) => new Set(text).size === 1

  // Remainders 0 and 1 both give the digit 0, so only a first check digit of 0 can hide a change.
  it('CPF accepts every number with its check digits, and after a change only if the digits match again', () => {
    fc.assert(
      fc.property(digits(9), change, (body, [at, step]) => {
        const number = withTwo(body, 11)
        same(checks.cpf(number), !isOneDigit(number), number)
        const changed = other(number, at, step)
        same(checks.cpf(changed), changed === withTwo(changed.slice(0, 9), 11) && !isOneDigit(changed), number)
        if (number[9] !== '0') expect(checks.cpf(changed)).toBe(false)
      }),
      { numRuns: RUNS },
    )
  })

  it('CNPJ accepts every number with its check digits, with letters or without, in upper or lower case', () => {
    const body = fc.string({
      unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      minLength: 12,
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.oneof(body, digits(12)), change, (of, [at, step]) => {
        const number = withTwo(of, 9)
        same(checks.cnpj(number), !isOneDigit(number), number)
        same(checks.cnpj(number.toLowerCase()), !isOneDigit(number), number)
        const changed = number.slice(0, 12) + other(number.slice(12), at, step)
        same(checks.cnpj(changed), false, number)
      }),
      { numRuns: RUNS },
    )
  })
})
