import { describe, expect, it, vi } from 'vitest'
import { applyPhone, finishPhone, nationalNumber, pastedNumber, withPrefix } from '../../../schemas/typing/phone.ts'
import fc, { runs } from '../fastCheck.ts'
import { holds, same, TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

describe('applyPhone', () => {
  it.each([
    ['', '52', '52'],
    ['52', '52', '52'],
    ['5', '52', '525'],
    ['525', '52', '525'],
    ['+52 55 1234 5678', '52', '525512345678'],
    ['0052 55 1234 5678', '52', '525512345678'],
    ['52 55 1234 5678', '52', '525512345678'],
    ['52+52 55 1234 5678', '52', '525512345678'],
    ['55 1234 5678', '52', '525512345678'],
    ['(55) 1234-5678', '+52', '525512345678'],
    ['٥٢٥٥١٢٣٤٥٦٧٨', '52', '525512345678'],
    ['५५', '91', '9155'],
    ['+1 555', '52', '521555'],
    ['1234567890123456789', '52', '521234567890123'],
    ['abc', '52', '52'],
    ['123', '', '123'],
  ])('%j under %s is %s', (text, prefix, value) => expect(applyPhone(text, prefix)).toBe(value))

  const prefix = fc.constantFrom('1', '7', '52', '91', '971', '880', '1876')
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...'0012579+ -()٣९') }), fc.string({ unit: 'binary' }))

  it('always begins with the prefix, has digits only, fifteen at most, and changes nothing the second time', () => {
    fc.assert(
      fc.property(text, prefix, prefix, (typed, own, other) => {
        const value = applyPhone(typed, own)
        holds(value.startsWith(own) && /^[0-9]{1,15}$/.test(value), typed, own, value)
        same(applyPhone(value, own), value, typed, own)
        same(own + nationalNumber(value, own), value, typed, own)
        const moved = withPrefix(value, own, other)
        holds(moved.startsWith(other), value, own, other)
        if (moved.length < 15) same(withPrefix(moved, other, own), value, own, other)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('pastedNumber', () => {
  it.each([
    ['+52 55 1234 5678', '52', '5512345678'],
    ['0052 55 1234 5678', '52', '5512345678'],
    ['52 55 1234 5678', '52', '5512345678'],
    ['5512345678', '52', '5512345678'],
    // Ten digits that begin with the country code are a national number in these countries.
    ['9123456789', '91', '9123456789'],
    ['+919123456789', '91', '9123456789'],
    ['919123456789', '91', '9123456789'],
    ['7771234567', '7', '7771234567'],
    ['77771234567', '7', '7771234567'],
    ['+7 777 123 45 67', '7', '7771234567'],
    ['+52 52', '52', '52'],
    // Brazilian mobile numbers have eleven digits, and area code 55 equals the country code.
    ['55912345678', '55', '55912345678'],
    ['5555912345678', '55', '55912345678'],
    ['+55 11 91234-5678', '55', '11912345678'],
  ])('%j under %s is %s', (text, prefix, national) => expect(pastedNumber(text, prefix)).toBe(national))
})

describe('finishPhone', () => {
  it.each([
    ['2540712345678', '254', '0', 9, '254712345678'],
    ['254712345678', '254', '0', 9, '254712345678'],
    ['254254712345678', '254', '0', 9, '254712345678'],
    ['27270821234567', '27', '0', 9, '27821234567'],
    ['25407', '254', '0', 9, '2547'],
    ['2540', '254', '0', 9, '254'],
    ['254', '254', '0', 9, '254'],
    ['', '254', '0', 9, '254'],
    ['440020 7946 0958', '44', '0', 10, '442079460958'],
    // In Italy, the leading zero is part of the number.
    ['390612345678', '39', '', 10, '390612345678'],
    ['39390612345678', '39', '', 10, '390612345678'],
    // A repeated country code is removed only if the number is too long for a national number.
    ['919123456789', '91', '0', 10, '919123456789'],
    ['91919123456789', '91', '0', 10, '919123456789'],
    ['77771234567', '7', '', 10, '77771234567'],
    ['777771234567', '7', '', 10, '77771234567'],
    ['5555912345678', '55', '0', 11, '5555912345678'],
    ['555555912345678', '55', '0', 11, '5555912345678'],
    ['52525512345678', '52', '', 10, '525512345678'],
    // The area code of Emden (4921) begins with the country code.
    ['4949211234567', '49', '0', 11, '4949211234567'],
    ['494915123456789', '49', '0', 11, '4915123456789'],
    ['789111234567', '7', '8', 10, '79111234567'],
    ['78911123456', '7', '8', 10, '78911123456'],
    ['37580291234567', '375', '8 0 80', 9, '375291234567'],
    ['3758029123456', '375', '8 0 80', 9, '3758029123456'],
    ['3606301234567', '36', '06', 9, '36301234567'],
    ['520445512345678', '52', '044 045 01 1', 10, '525512345678'],
    ['0712', '', '0', 0, '712'],
    ['0712', '', '', 0, '0712'],
  ])('%j under %s, national prefixes %j, %i digits, is %s', (text, prefix, dialled, length, value) =>
    expect(finishPhone(text, prefix, { nationalPrefixes: dialled.split(' '), length })).toBe(value),
  )

  it('changes nothing the second time, and leaves a value that may stand in the field', () => {
    const prefix = fc.constantFrom('1', '7', '39', '52', '55', '91', '254')
    const text = fc.string({ unit: fc.constantFrom(...'00122455579+ -'), maxLength: 24 })
    fc.assert(
      fc.property(text, prefix, fc.constantFrom('0', '8 0 80', '06', ''), (typed, own, dialled) => {
        const habit = { nationalPrefixes: dialled.split(' '), length: 10 }
        const value = finishPhone(own + typed, own, habit)
        same(finishPhone(value, own, habit), value, typed, own)
        same(applyPhone(value, own), value, typed, own)
        holds(value.startsWith(own), typed, own, value)
        holds(dialled !== '0' || !value.startsWith(`${own}0`), typed, own, value)
        holds(applyPhone(own + typed, own).endsWith(value.slice(own.length)), typed, own, value)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('withPrefix', () => {
  it.each([
    ['525512345678', '52', '1', '15512345678'],
    ['52', '52', '971', '971'],
    ['', '52', '971', '971'],
    ['5512345678', '52', '91', '915512345678'],
    ['1234567890123456'.slice(0, 15), '1', '971', '971234567890123'],
  ])('%s from %s to %s is %s', (value, from, to, moved) => expect(withPrefix(value, from, to)).toBe(moved))
})
