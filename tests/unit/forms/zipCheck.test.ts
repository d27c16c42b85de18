import { beforeAll, describe, expect, it } from 'vitest'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { checkLayout } from '../../../src/ops/checkLayout.ts'
import { formWith, textsOf } from '../features/builders.ts'
import { formScreen } from '../language/documents.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const COUNTRY = { type: 'field', kind: 'country', name: 'land', label: 'field.cpf' }
const zip = (field?: string) => ({
  ...{ type: 'field', kind: 'text', name: 'zip', label: 'field.cpf' },
  rules: [{ check: 'zip', ...(field !== undefined && { field }) }],
})

describe('a rule for the postal code', () => {
  it.each([
    ['DE', '10115', undefined],
    ['DE', '1011', '26133'],
    ['GB', 'sw1a 1aa', undefined],
    ['NL', '1234 AB', undefined],
    ['US', '95014', undefined],
    ['BR', '40301-110', undefined],
    ['BR', '4030', '40301-110'],
    ['HK', 'anything', undefined],
  ])('of %s accepts %s, or fails with an example', (land, value, example) => {
    const { form } = formWith([COUNTRY, zip('land')], { texts })
    form.field('land')?.set(land)
    form.field('zip')?.type(value)
    const { broken } = form.field('zip')!
    expect([broken?.key, broken?.args?.example]).toEqual([example && 'field.check.zip', example])
  })

  it('is read again when another country is chosen', () => {
    const { form } = formWith([COUNTRY, zip('land')], { texts })
    form.field('land')?.set('DE')
    form.field('zip')?.type('10115')
    expect(form.field('zip')?.isValid).toBe(true)
    form.field('land')?.set('BR')
    expect(form.field('zip')?.isValid).toBe(false)
  })

  it('follows the country of the payment without a field', () => {
    const { form } = formWith([zip()], { texts })
    form.field('zip')?.type('x')
    expect(form.field('zip')?.broken?.key).toBe('field.check.zip')
  })

  it('passes the layout check with or without a country field, but not with an unknown one', () => {
    const codes = (...nodes: readonly object[]) =>
      checkLayout(formScreen(...nodes), { serverFields: [] })
        .findings.filter(({ code }) => code !== 'W06')
        .map(({ code }) => code)
    expect([codes(COUNTRY, zip('land')), codes(zip()), codes(zip('lnd'))]).toEqual([[], [], ['E05']])
  })
})
