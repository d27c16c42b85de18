import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { countriesOfNumber } from '../../../src/reference/countries.ts'
import { formWith, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

function open(country: object, paymentGeo = 'KE') {
  const { form } = formWith(
    [
      { type: 'field', kind: 'country', name: 'land', label: 'field.country', default: 'KE', ...country },
      { type: 'field', kind: 'phone', name: 'phone', label: 'field.phone', country: { $: 'form.fields.land' } },
    ],
    { texts, player: session({ paymentGeo, currency: 'KES' }) },
  )
  return form
}

describe('T6 a number with the explicit code of another country', () => {
  it.each([
    ['+255 712 345 678', 'TZ', '255712345678'],
    ['00255712345678', 'TZ', '255712345678'],
    ['+256 712 345678', 'UG', '256712345678'],
    ['+1 555 123 4567', 'US', '15551234567'],
    ['+44 7400 123456', 'GB', '447400123456'],
    ['+7 916 123-45-67', 'RU', '79161234567'],
    ['+٢٥٥ ٧١٢ ٣٤٥ ٦٧٨', 'TZ', '255712345678'],
    ['+254 712 345678', 'KE', '254712345678'],
  ])('%s selects %s in the field of its country, and is sent as %s', (text, land, sent) => {
    const form = open({})
    form.field('phone')?.type(text)
    expect([form.field('land')?.value, form.field('phone')?.broken]).toEqual([land, undefined])
    expect(form.values()).toEqual({ land, phone: sent })
  })

  it.each(['+52 55 1234 5678', '+1 555 123 4567', '+999 123 456 789'])(
    '%s is an error if its country is not offered',
    (text) => {
      const form = open({ only: ['KE', 'TZ', 'UG'] })
      form.field('phone')?.type(text)
      expect([form.field('land')?.value, form.field('phone')?.broken?.key]).toEqual(['KE', 'field.phone.foreign'])
    },
  )

  it('waits until there are enough digits for a number', () => {
    const form = open({})
    for (const text of ['+2', '+25', '+255', '+2557']) {
      form.field('phone')?.type(text)
      expect(form.field('land')?.value).toBe('KE')
    }
  })

  it('changes back when the player selects the first country again', () => {
    const form = open({})
    form.field('phone')?.type('+255 712 345 678')
    form.field('land')?.type('KE')
    expect(form.values()).toEqual({ land: 'KE', phone: '254712345678' })
  })

  it('finds the country by the longest code, the main one of several first', () => {
    expect(countriesOfNumber('15551234567')[0]).toBe('US')
    expect(countriesOfNumber('447400123456')[0]).toBe('GB')
    expect(countriesOfNumber('393123456789')[0]).toBe('IT')
    expect(countriesOfNumber('255712345678')).toEqual(['TZ'])
    expect(countriesOfNumber('')).toEqual([])
  })
})
