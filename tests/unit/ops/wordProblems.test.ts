import { describe, expect, it } from 'vitest'
import { wordProblems } from '../../../src/ops/rules/texts/wordProblems.ts'

const problemsOf = (words: string) => wordProblems({ words, language: 'en' })

describe('W16 players would read', () => {
  it.each([
    ...['<b>', '</b>', '<br>', '<br/>', '<br />', '<center>', '</center>', '<font color="red">', '<u>', '<strike>'],
    ...['<P>', '<a href="https://a.example">', '<nobr>', '<section>', '<svg viewBox="0 0 1 1">', '<o:p>', '</o:p>'],
    ...['<!--', '<![CDATA[', '<!DOCTYPE html>', '<script>', '<h3>', '<dl>', '<label for=x>', '<wbr>', '<blockquote>'],
  ])('the tag %s', (tag) => {
    expect(problemsOf(`Pay ${tag} now.`)).toEqual([expect.stringContaining(`players would read "${tag}", because`)])
  })

  it.each([
    ...['&eacute;', '&Eacute;', '&ntilde;', '&iexcl;', '&ccedil;', '&ouml;', '&szlig;', '&nbsp;', '&nbsp', '&amp;'],
    ...['&rsquo;', '&bull;', '&times;', '&frac12;', '&rarr;', '&#8364;', '&#x20AC;', '&#9;', '&there4;', '&zwnj;'],
  ])('the entity %s', (entity) => {
    expect(problemsOf(`Dep${entity} now.`)).toEqual([
      expect.stringContaining(`players would read "${entity}", because`),
    ])
  })

  it.each([
    ...['#NAME?', '#REF!', '#VALUE!', '#N/A', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!'],
    ...['#BEZUG!', '#WERT!', '#¿NOMBRE?', '#¡REF!', '#¡VALOR!', '#N/D', '#NOM?', '#VALEUR!', '#ИМЯ?', '#ССЫЛКА!'],
  ])('%s of a spreadsheet', (error) => {
    expect(problemsOf(error)).toEqual([expect.stringContaining(`players would read "${error}", which a spreadsheet`)])
  })
})

it.each([
  ...[
    'Pay in < 5 min > 2',
    'AT&T; R&D; more',
    'Salt & pepper; bread',
    'Q&A',
    'x<y',
    'I <3 it',
    '<support@bank.example>',
  ],
  ...['Dial *100#', 'Ticket #12', '#1 in Mexico!', '#Name', 'Order #NA', 'N/A', '#N/Advance', 'Code #REF', '5 > 3 <b'],
])('W16 is not reported of %s', (words) => {
  expect(problemsOf(words)).toEqual([])
})
