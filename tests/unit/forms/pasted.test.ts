import { beforeAll, describe, expect, it } from 'vitest'
import type { TextTyping } from '../../../renderers/contract.ts'
import { textRule } from '../../../renderers/typing/textRules.ts'
import { typeText } from '../../../renderers/typing/typeText.ts'
import type { Texts } from '../../../src/i18n/createTexts.ts'
import { formWith, session, textsOf } from '../features/builders.ts'

let texts: Texts
beforeAll(async () => {
  texts = await textsOf()
})

const IBAN = { mask: 'AA## #### #### #### #### ##[##]' }
const BIRTH = { format: 'DD/MM/YYYY' }

/** Pastes into a field as its renderer does, then blurs it. Returns its value and the key of its error. */
function paste(kind: string, props: object, text: string, country = 'KE') {
  const { form } = formWith([{ type: 'field', kind, name: 'one', label: 'field.cpf', ...props }], {
    texts,
    player: session({ paymentGeo: country, currency: 'KES' }),
  })
  const field = form.field('one')!
  const view = form.view('one')!
  const stood = view.valueToDraw()
  const edit = { text: stood + text, caret: stood.length + text.length }
  const before = { text: stood, start: stood.length, end: stood.length }
  const rule = textRule(view.textTyping as TextTyping)
  const { text: typed } = typeText(before, edit, rule)
  view.input.type(rule.fits(typed) ? rule.finished(typed) : typed)
  view.input.blur()
  return [field.value, field.broken?.key]
}

describe('a pasted text', () => {
  it.each([
    ['text', IBAN, 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', undefined],
    ['text', IBAN, 'IBAN: DE89370400440532013000', 'IBAN: DE89370400440532013000', 'field.unfit'],
    ['text', IBAN, 'MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S', 'field.unfit'],
    ['text', { mask: '####-####' }, '123456789', '123456789', 'field.unfit'],
    ['text', { mask: '####-####' }, '1234 5678', '1234-5678', undefined],
    ['text', { only: 'digits' }, '12ab34', '12ab34', 'field.unfit'],
    ['text', { only: 'digits' }, '12-34 56', '123456', undefined],
    ['date', BIRTH, '1988/02/29', '29/02/1988', undefined],
    ['date', BIRTH, '1988-2-9', '09/02/1988', undefined],
    ['date', BIRTH, '29/02/19889', '29/02/19889', 'field.unfit'],
    ['date', BIRTH, 'born 29/02/1988', 'born 29/02/1988', 'field.unfit'],
  ])('T7 into %s %j: %j is shown as %j', (kind, props, text, stands, problem) => {
    expect(paste(kind, props, text)).toEqual([stands, problem])
  })

  it('T7 longer than the document allows is kept, and invalid', () => {
    const { form } = formWith([{ type: 'field', kind: 'text', name: 'one', label: 'field.cpf', maxLength: 5 }], {
      texts,
    })
    form.field('one')!.type('123456')
    expect([form.field('one')!.value, form.field('one')!.broken?.key]).toEqual(['123456', 'field.unfit'])
  })

  it.each([
    ['+254 712 345678', '254712345678', undefined],
    ['0712 345678', '254712345678', undefined],
    ['712345678', '254712345678', undefined],
    ['+255 712 345 678', '+255 712 345 678', 'field.phone.foreign'],
    ['00255712345678', '00255712345678', 'field.phone.foreign'],
    ['+1 555 123 4567', '+1 555 123 4567', 'field.phone.foreign'],
    ['+٢٥٥ ٧١٢ ٣٤٥ ٦٧٨', '+255 712 345 678', 'field.phone.foreign'],
    ['+52 55 1234 5678', '+52 55 1234 5678', 'field.phone.foreign'],
    ['71', '25471', 'field.phone.length'],
    ['71234567890', '25471234567890', 'field.phone.length'],
  ])('T6 into a phone of Kenya: %j is shown as %j', (text, stands, problem) => {
    expect(paste('phone', {}, text)).toEqual([stands, problem])
  })
})
