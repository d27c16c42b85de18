import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNoBareAddress, normalizeAddress } from '../../../schemas/typing/address.ts'
import { normalizeCode, normalizeLine, withoutGroups } from '../../../schemas/typing/normalize.ts'

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const ETH = '0x52908400098527886E0F7030069857D2E4169EE7'
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

describe('normalizeLine', () => {
  it.each([
    ['blanks around it', '  Ana Pérez \t', 'Ana Pérez'],
    ['a no-break space', 'Ana\u00a0Pérez\u202f', 'Ana Pérez'],
    ['an ideographic space', '\u3000山田\u3000太郎', '山田 太郎'],
    ['zero-width characters', '\u200bAna\ufeff\u2060', 'Ana'],
    ['direction marks', '\u202a4111\u202c\u200e', '4111'],
    ['a soft hyphen', 'Mon\u00adtana', 'Montana'],
    ['a zero-width joiner between Latin letters', 'A\u200dn\u200ca', 'Ana'],
    ['control characters', 'A\u0000na\u0007', 'Ana'],
    ['a line break', 'Calle 5\nMadrid', 'Calle 5 Madrid'],
    ['a decomposed letter', 'Jose\u0301', 'José'],
    ['a Hangul filler', '\u3164Kim\u3164', 'Kim'],
  ])('T3 T4 takes away or composes %s', (_, text, line) => {
    expect(normalizeLine(text)).toBe(line)
  })

  it.each(['O’Brien', 'O‘Brien', 'OʼBrien', 'O´Brien', 'O′Brien', 'O＇Brien'])(
    'T4 straightens the apostrophe of %s',
    (name) => {
      expect(normalizeLine(name)).toBe("O'Brien")
    },
  )

  it.each(['١٢٣٤٥٦٧٨٩٠', '۱۲۳۴۵۶۷۸۹۰', '१२३४५६७८९०', '১২৩৪৫৬৭৮৯০', '１２３４５６７８９０', '๑๒๓๔๕๖๗๘๙๐'])(
    'W6 writes the digits of %s as ASCII',
    (digits) => {
      expect(normalizeLine(digits)).toBe('1234567890')
    },
  )

  it.each(['12–34', '12—34', '12‑34', '12‐34', '12−34', '12－34'])('W6 makes the dash of %s a hyphen', (text) => {
    expect(normalizeLine(text)).toBe('12-34')
  })

  it.each([
    ...["O'Brien", 'José Núñez', 'Zoë-Ann', 'Łukasz', 'Straße', 'İpek', 'Ngọc', 'Kaʻiulani', '田中', '김철수', 'محمد'],
    ...[
      'علی\u200cرضا',
      'ශ්\u200dරී',
      'क\u094d\u200dष',
      '葛\u{e0100}城',
      '👩\u200d👧',
      'a  b',
      'Rua X – ap 3',
      '"quoted" #5 <b>',
    ],
  ])('T4 leaves %s as it is', (text) => {
    expect(normalizeLine(text)).toBe(text)
  })

  it('T3 changes nothing that it has written, and loses no visible letter or digit', () => {
    const count = (text: string) =>
      [...text.normalize('NFC')].filter((sign) => /[\p{L}\p{Nd}]/u.test(sign) && !/\p{DI}/u.test(sign)).length
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const normalize of [normalizeLine, normalizeCode]) {
          expect(normalize(normalize(text))).toBe(normalize(text))
        }
        expect(count(normalizeLine(text))).toBe(count(text))
      }),
    )
  })
})

describe('normalizeCode', () => {
  it.each([
    ['ＡＢ１２－３４', 'AB12-34'],
    ['12 – 34', '12 - 34'],
    ['\u200b032180000118359719\u00a0', '032180000118359719'],
    ['０３２１８０', '032180'],
    ['P‐１', 'P-1'],
    ['（55）1234', '(55)1234'],
  ])('T3 W6 writes %j as %j', (text, code) => {
    expect(normalizeCode(text)).toBe(code)
  })
})

describe('withoutGroups', () => {
  it.each([
    ['0321 8000 0118 3597 19', '032180000118359719'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['4111-1111-1111-1111', '4111111111111111'],
    ['Mary Ann', 'Mary Ann'],
    ['12345 Main Street', '12345 Main Street'],
    ['1 2 3', '1 2 3'],
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['1.234', '1.234'],
    ['12.5', '12.5'],
    ['1.234.567', '1.234.567'],
    ['1.234.567.890', '1.234.567.890'],
  ])('T3 %j is %j', (text, number) => {
    expect(withoutGroups(text)).toBe(number)
  })
})

describe('normalizeAddress', () => {
  it.each([
    ['bitcoin', ` ${BTC} `, BTC],
    ['BTC', `bitcoin:${BTC}`, BTC],
    ['BTC', `bitcoin:${BTC}?amount=0.01&label=Shop%20one`, BTC],
    ['BTC', BTC.toUpperCase(), BTC],
    ['BTC', `BITCOIN:${BTC.toUpperCase()}?AMOUNT=0.1`, BTC],
    ['BTC', 'bc1qw 508d6 qejxt dg4y5 r3zar vary0 c5xw7 kv8f3 t4', BTC],
    ['ERC20', `ethereum:${ETH}`, ETH],
    ['ERC20', `ethereum:pay-${ETH}@1?value=1e18`, ETH],
    ['BEP20', `ethereum:${ETH}@56`, ETH],
    ['ETH', `\u200b${ETH}\u00a0`, ETH],
    ['ETH', ETH.toUpperCase(), `0x${ETH.slice(2).toUpperCase()}`],
    ['TRC20', `tron:${TRON}?amount=5`, TRON],
    [
      'TON',
      'ton://transfer/EQBlqsm144Dq6SjbPI4jjZvA1hqTIP3CvHovbIfW_t-SCALE?amount=1',
      'EQBlqsm144Dq6SjbPI4jjZvA1hqTIP3CvHovbIfW_t-SCALE',
    ],
    ['XRP', 'xrpl:rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh'],
  ])('T3 on %s reads %j', (network, text, address) => {
    expect(normalizeAddress(text, network)).toBe(address)
    expect(isNoBareAddress(address)).toBe(false)
  })

  it.each([
    ['a tag', 'XRP', 'ripple:rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh?dt=12345'],
    ['a memo', 'TON', 'ton://transfer/EQBlqsm144Dq6SjbPI4jjZvA1hqTIP3CvHovbIfW_t-SCALE?memo=7'],
    ['a contract’s function', 'ERC20', `ethereum:${ETH}/transfer?address=0x1&uint256=1`],
    ['what a wallet must understand', 'BTC', `bitcoin:${BTC}?req-pay=1`],
    ['another network', 'BTC', 'litecoin:3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
    ['a network of which nobody knows', 'ADA', `bitcoin:${BTC}`],
  ])('T3 leaves a request with %s whole, to be refused', (_, network, text) => {
    expect(normalizeAddress(text, network)).toBe(text)
    expect(isNoBareAddress(text)).toBe(true)
  })

  it.each([
    ['BCH', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['TON', '0:fcb91a3a3816d0f7b8c2c76108b8a9bc5a6b7a55bd79f8ab101c52db29232260'],
    ['KAS', 'kaspa:qqkqkzjvr7zwxxmjxjkmxxdwju9kjs6e9u82uh59z07vgaks6gg62v8707g73'],
  ])('T3 the colon in an address of %s is its own', (network, address) => {
    expect(normalizeAddress(address, network)).toBe(address)
    expect(isNoBareAddress(address)).toBe(false)
  })
})
