import { describe, expect, it } from 'vitest'
import { placeAt } from '../../../src/ops/json/Place.ts'
import { findingsOf, gapsIn, isGap, shownRows } from '../../../src/studio/texts/gaps.ts'
import { textsIn } from '../../../src/studio/texts/textsIn.ts'

const LAYOUT = 'layouts/deposit.redirect.json'
const source = JSON.stringify({
  body: [
    { type: 'text', text: { text: { en: 'Pay', es: 'Paga', ar: '' } } },
    { type: 'text', text: { text: { en: 'Wait', es: 'Espera' } } },
    { type: 'text', text: { text: { en: 'Done' } } },
  ],
})
const files = { 'method.json': '{ "text": { "en": "Bank", "ar": "بنك" } }', [LAYOUT]: source }
const rows = textsIn(files)
const languages = ['en', 'ar', 'es']

describe('the gaps of the texts', () => {
  it('are counted for each language, of the method and its screens; an empty text is one', () => {
    expect([...gapsIn(rows, languages)]).toEqual([
      ['en', 0],
      ['ar', 3],
      ['es', 2],
    ])
    expect(isGap(rows[1]!, 'ar')).toBe(true)
  })

  it.each([
    [{ onlyGaps: false, language: 'es' }, 4],
    [{ onlyGaps: true, language: '' }, 4],
    [{ onlyGaps: true, language: 'es' }, 2],
  ])('filters by %j', (filter, count) => {
    expect(shownRows(rows, languages, filter)).toHaveLength(count)
  })
})

describe('the findings of a text', () => {
  const finding = (at: string, message: string) =>
    ({ code: 'W10', message, where: '', place: placeAt(source, source.indexOf(at)) }) as const

  it('are at the language that they name, or in whose text they are; at English otherwise', () => {
    const found = findingsOf(rows[2]!, source, [
      finding('{"en":"Wait"', '"Wait" has no text in "ar", unlike other texts'),
      finding('{"en":"Wait"', 'odd'),
      finding('"Espera"', 'a word'),
      finding('{"en":"Done"', 'of another text'),
    ])
    expect(Object.fromEntries(found)).toEqual({
      ar: ['"Wait" has no text in "ar", unlike other texts'],
      en: ['odd'],
      es: ['a word'],
    })
  })
})
