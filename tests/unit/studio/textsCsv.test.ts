import PAGES from 'virtual:languages/pages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMethodFolders } from '../../../.ci/vite/methodFolders.ts'
import { KEPT_WHOLE } from '../../../schemas/languageTag.ts'
import { decodeCsv, parseCsv, writeCsv } from '../../../src/studio/texts/csv.ts'
import { exportTexts, importTexts } from '../../../src/studio/texts/textsCsv.ts'
import { languagesOf, textsIn } from '../../../src/studio/texts/textsIn.ts'

const FOLDERS = readMethodFolders(['fixtures/methods']).filter(({ files }) => textsIn(files).length > 0)
const LAYOUT = 'layouts/deposit.redirect.json'
const source = `{
  "layout": 1,
  "body": [
    { "type": "text", "text": { "text": { "en": "Pay", "es": "Paga" } } },
    {
      "type": "text",
      "text": {
        "text": {
          "en": "Hello"
        }
      }
    }
  ]
}
`
const files = { [LAYOUT]: source }

/** The languages of the widget beside English, those that it keeps whole, one with the number of a region, and one of the server. */
const OTHERS = [...Object.values(PAGES).map(({ tag }) => tag), ...KEPT_WHOLE, 'es-419', 'es_MX']
const TAGS = [...new Set(OTHERS)].filter((tag) => tag !== 'en')

describe('the table of texts as CSV', () => {
  it.each(FOLDERS)('an export of $name, imported, changes nothing', ({ files: own }) => {
    expect(importTexts(own, exportTexts(own))).toEqual({ files: own, changes: 0, unknownRows: [] })
  })

  it.each(TAGS)('a text in %s is a row, is exported, and comes back', (tag) => {
    const own = { [LAYOUT]: source.replace('"es": "Paga"', `"${tag}": "Paga"`) }
    const rows = textsIn(own)
    expect(rows).toHaveLength(2)
    expect(languagesOf(rows)).toContain(tag)
    const csv = exportTexts(own)
    expect(importTexts(own, csv)).toEqual({ files: own, changes: 0, unknownRows: [] })
    expect(importTexts(own, csv.replace('Paga', 'Ya')).files[LAYOUT]).toContain(`"${tag}": "Ya"`)
  })

  it('fills a gap, and leaves the rest of the file as it is written', () => {
    const csv = exportTexts(files).replace('Hello,', 'Hello,Hola')
    const { changes, files: after } = importTexts(files, csv)
    expect(changes).toBe(1)
    expect(after[LAYOUT]).toBe(source.replace('"en": "Hello"', '"en": "Hello",\n          "es": "Hola"'))
  })

  it('adds a language to a text that stands on one line', () => {
    const csv = exportTexts(files).replace('en,es', 'en,es,ar').replace('Pay,Paga', 'Pay,Paga,ادفع')
    expect(importTexts(files, csv).files[LAYOUT]).toContain('{ "en": "Pay", "es": "Paga", "ar": "ادفع" }')
  })

  it('takes an empty cell for a gap, not for an empty text', () => {
    expect(importTexts(files, exportTexts(files).replace('Paga', '')).changes).toBe(0)
  })

  it('names the rows that belong to no text', () => {
    expect(importTexts(files, 'file,place,en\r\nlayouts/x.json,/body/0,Hi\r\n').unknownRows).toEqual([
      'layouts/x.json /body/0',
    ])
  })

  it.each([
    ['another table', 'key,en\r\n', 'The first columns must be “file” and “place”'],
    ['a column that is no language', 'file,place,English\r\n', 'The column “English” is not a language'],
    ['an open quotation mark', 'file,place,en\r\na,b,"c', 'A quotation mark in row 2 is never closed'],
  ])('refuses %s in words', (_, csv, reason) => {
    expect(() => importTexts(files, csv)).toThrow(reason)
  })
})

describe('CSV', () => {
  const cells = fc.array(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 2, maxLength: 4 }), {
    minLength: 1,
  })

  it('gives back every text that was written', () => {
    fc.assert(
      fc.property(cells, (rows) => {
        const table = [['file', 'place'], ...rows]
        expect(parseCsv(writeCsv(table))).toEqual(table)
      }),
    )
  })

  it.each(['=1+1', '+1', '-1', '@x', "'=1", '\t=1', "''=1"])('no spreadsheet runs %j as a formula', (text) => {
    const line = writeCsv([
      ['a', 'b'],
      [text, 'x'],
    ])
    expect(line.split('\r\n')[1]).toMatch(/^"?'/)
    expect(parseCsv(line)[1]).toEqual([text, 'x'])
  })

  it('begins with the mark by which Excel knows UTF-8, and ends each row with CRLF (RFC 4180)', () => {
    expect(writeCsv([['a', 'b"c']])).toBe('\uFEFFa,"b""c"\r\n')
  })

  const words = [
    ['file', 'place', 'es'],
    ['a', 'b', 'Método'],
  ]

  it('is read from UTF-8, with the mark and without it', () => {
    const bytes = new TextEncoder().encode(writeCsv(words))
    expect(parseCsv(decodeCsv(bytes))).toEqual(words)
    expect(parseCsv(decodeCsv(bytes.subarray(3)))).toEqual(words)
  })

  it.each([
    ['Windows-1252', 'latin1'],
    ['UTF-16', 'utf16le'],
  ] as const)('is refused in words in another encoding: %s', (_, encoding) => {
    expect(() => decodeCsv(Buffer.from(writeCsv(words), encoding))).toThrow('save it as “CSV UTF-8”')
  })

  it('reads what spreadsheets make of it: semicolons, and line ends of Unix', () => {
    expect(parseCsv('file;place;en\n"a;b";c;"d\ne"\n')).toEqual([
      ['file', 'place', 'en'],
      ['a;b', 'c', 'd\ne'],
    ])
  })
})
