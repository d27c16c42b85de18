import { describe, expect, it } from 'vitest'
import { afterBlur, draftOf, printed, readDraft } from '../../../src/studio/form/controls/JsonDraft.ts'
import { FORMS, formOf } from '../../../src/studio/form/controls/wordsForms.ts'

describe('the form of a text', () => {
  const text = { en: 'Pay', es: 'Pagar', ar: 'ادفع' }

  it('keeps the words of all languages when arguments are added or removed', () => {
    const other = FORMS.other.make({ text })
    expect(other).toEqual({ text, args: {} })
    expect(formOf(other)).toBe('other')
    expect(FORMS.own.make({ text, args: { amount: 'form.amountText' } })).toEqual({ text })
    expect(FORMS.other.make({ text, args: { amount: 'form.amountText' } })).toEqual({
      text,
      args: { amount: 'form.amountText' },
    })
  })

  it('begins with the English text of the widget, or with none', () => {
    expect(FORMS.own.make({ $: 'method.name' })).toEqual({ text: { en: '{method.name}' } })
    expect(FORMS.other.make(undefined)).toEqual({ text: { en: '' }, args: {} })
  })
})

describe('JSON in the form', () => {
  const value = { a: 1 }

  it('is kept with its mistake when the box loses the focus before it is valid', () => {
    const { draft, read } = readDraft('{\n  "a": 1\n  "b": 2\n}', printed(value))
    expect(read).toBeUndefined()
    expect(draft.problem).toMatch(/^This is not valid JSON yet, and the file has the value before it\. Line [23]: /)
    expect(draftOf(afterBlur(draft), value)).toBe(draft)
  })

  it('is taken once it is valid, and printed again after that', () => {
    const { draft, read } = readDraft('{"a":2}', printed(value))
    expect(read).toEqual({ value: { a: 2 } })
    expect(draftOf(draft, { a: 2 })).toBe(draft)
    expect(afterBlur(draft)).toBeUndefined()
  })

  it('removes nothing when the box is emptied', () => {
    const { draft, read } = readDraft(' ', printed(value))
    expect(read).toBeUndefined()
    expect(draft.problem).toBeDefined()
  })

  it('is over when the value changes otherwise, as by an undo or when an entry of its list is removed', () => {
    const { draft } = readDraft('{', printed(value))
    expect(draftOf(draft, { a: 3 })).toBeUndefined()
    expect(draftOf(draft, undefined)).toBeUndefined()
  })
})
