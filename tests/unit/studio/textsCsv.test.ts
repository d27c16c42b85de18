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
    const csv = exportTexts(files).replace('Hello,Hello,', 'Hello,Hello,Hola')
    const { changes, files: after } = importTexts(files, csv)
    expect(changes).toBe(1)
    expect(after[LAYOUT]).toBe(source.replace('"en": "Hello"', '"en": "Hello",\n          "es": "Hola"'))
  })

  it('adds a language to a text that stands on one line', () => {
    const csv = exportTexts(files).replace('en,es', 'en,es,ar').replace('Pay,Paga', 'Pay,Paga,ادفع')
    expect(importTexts(files, csv).files[LAYOUT]).toContain('{ "en": "Pay", "es": "Paga", "ar": "ادفع" }')
  })

  it.each(['', ' ', '\u200b'])('treats the empty cell %j as a gap, not as an empty text', (cell) => {
    expect(importTexts(files, exportTexts(files).replace('Paga', cell)).changes).toBe(0)
  })

  it('names the rows with a translation or a correction that belong to no text', () => {
    const rows = [
      'layouts/x.json,/body/0,Hi,Hi,Hola',
      'layouts/x.json,/body/1,Bye,Good bye,',
      'layouts/x.json,/body/2,Gone,Gone,',
      'layouts/x.json,/body/3,Left,,Izquierda',
    ]
    expect(importTexts(files, `file,place,english,en,es\r\n${rows.join('\r\n')}\r\n`).unknownRows).toEqual([
      'layouts/x.json /body/0 “Hi”',
      'layouts/x.json /body/1 “Bye”',
      'layouts/x.json /body/3 “Left”',
    ])
  })

  it('ignores an empty column without a name, as Excel writes it', () => {
    const plain = exportTexts(files)
    const [head = '', ...rows] = plain.trimEnd().split('\r\n')
    const padded = [`${head},,`, ...rows.map((row) => `${row}, ,`)].join('\r\n')
    expect(importTexts(files, padded)).toEqual(importTexts(files, plain))
  })

  it.each([
    ['another table', 'key,en\r\n', 'The first columns must be “file”, “place” and “english”'],
    [
      'columns in another order',
      'file,english,place,en\r\n',
      'The first columns must be “file”, “place” and “english”',
    ],
    ['a column that is no language', 'file,place,english,Spanish\r\n', 'The column “Spanish” is not a language'],
    ['texts in a column without a name', 'file,place,english,en,,\r\na,b,c,d,,e\r\n', 'Column F has texts and no name'],
    ['a table without English', 'file,place,es\r\n', 'The file has no column “english”'],
    ['an open quotation mark', 'file,place,english,en\r\na,b,c,"d', 'A quotation mark in row 2 is never closed'],
  ])('refuses %s in words', (_, csv, reason) => {
    expect(() => importTexts(files, csv)).toThrow(reason)
  })
})

/** A layout with notes in English, and their Spanish texts where they have one. */
const layoutOf = (...notes: readonly (readonly [string, string?])[]) =>
  JSON.stringify({
    layout: 1,
    body: notes.map(([en, es]) => ({ type: 'note', text: { text: es === undefined ? { en } : { en, es } } })),
  })

const notesIn = (own: Readonly<Record<string, string>>, path = LAYOUT) =>
  textsIn({ [path]: own[path] ?? '' }).map(({ texts: { en, es } }) => [en, es])

describe('the rows of a CSV file whose folder was edited after the export', () => {
  const FEE = 'Fees apply.'
  const NEVER = 'Never send twice.'
  const VALID = 'Valid for two days.'
  const exported = exportTexts({ [LAYOUT]: layoutOf([FEE], [NEVER], [VALID]) })

  /** The table with the translations of the translator: the English text after “es:”. */
  const translated = (csv: string) =>
    writeCsv(
      parseCsv(csv).map(([file = '', place = '', english = '', en = ''], at) =>
        at === 0 ? ['file', 'place', 'english', 'en', 'es'] : [file, place, english, en, `es:${english}`],
      ),
    )
  /** The same table as a former version of the studio exported it. */
  const former = (csv: string) =>
    writeCsv(parseCsv(csv).map(([file = '', place = '', , ...texts]) => [file, place, ...texts]))

  it.each([
    ['a block was added in front', [['New.'], [FEE], [NEVER], [VALID]], []],
    ['a block was removed', [[NEVER], [VALID]], [FEE]],
    ['a block was moved', [[NEVER], [VALID], [FEE]], []],
    ['two blocks changed places', [[NEVER], [FEE], [VALID]], []],
    ['an English text was changed', [[FEE], ['Send once.'], [VALID]], [NEVER]],
  ] as const)('follow their texts when %s', (_, notes, lost) => {
    for (const csv of [translated(exported), former(translated(exported))]) {
      const { files: after, unknownRows } = importTexts({ [LAYOUT]: layoutOf(...notes) }, csv)
      expect(notesIn(after)).toEqual(
        notes.map(([en]) => [en, [FEE, NEVER, VALID].includes(en) ? `es:${en}` : undefined]),
      )
      expect(unknownRows.map((row) => /“(.*)”/.exec(row)?.[1])).toEqual(lost)
    }
  })

  it('are named when their file was renamed, and change nothing', () => {
    const own = { 'layouts/deposit.invoice.json': layoutOf([FEE], [NEVER], [VALID]) }
    const { files: after, unknownRows } = importTexts(own, translated(exported))
    expect(after).toEqual(own)
    expect(unknownRows).toHaveLength(3)
  })

  it('may correct English, also if they are imported again', () => {
    const own = { [LAYOUT]: layoutOf(['New.'], [FEE], [NEVER], [VALID]) }
    const csv = translated(exported).replace(`${FEE},${FEE}`, `${FEE},A fee applies.`)
    const once = importTexts(own, csv)
    expect(notesIn(once.files)[1]).toEqual(['A fee applies.', `es:${FEE}`])
    expect(importTexts(once.files, csv)).toEqual({ files: once.files, changes: 0, unknownRows: [] })
  })

  it('never change English without the column “english”, which would tell a correction from another text', () => {
    const own = { [LAYOUT]: layoutOf([FEE], [NEVER], [VALID]) }
    const { files: after, unknownRows } = importTexts(own, former(translated(exported)).replace(FEE, 'A fee applies.'))
    expect(notesIn(after).map(([en]) => en)).toEqual([FEE, NEVER, VALID])
    expect(unknownRows).toEqual([`${LAYOUT} /body/0/text/text “A fee applies.”`])
  })

  describe('with the same English text several times', () => {
    const other = exportTexts({ [LAYOUT]: layoutOf(['Order', 'Pedido'], [FEE], ['Order', 'Ordenar']) })
    const same = exportTexts({ [LAYOUT]: layoutOf(['Order', 'Pedido'], [FEE], ['Order', 'Pedido']) })

    it('fill each of them', () => {
      const own = { [LAYOUT]: layoutOf(['Order'], [FEE], ['Order']) }
      expect(notesIn(importTexts(own, other).files).map(([, es]) => es)).toEqual(['Pedido', undefined, 'Ordenar'])
    })

    it('follow them if they have the same translation', () => {
      const own = { [LAYOUT]: layoutOf(['New.'], ['Order'], [FEE], ['Order']) }
      const { files: after, unknownRows } = importTexts(own, same)
      expect(notesIn(after).map(([, es]) => es)).toEqual([undefined, 'Pedido', undefined, 'Pedido'])
      expect(unknownRows).toEqual([])
    })

    it('are named if another text with that English was added before them', () => {
      const own = { [LAYOUT]: layoutOf(['Order'], ['Order', 'Pedido'], ['Order', 'Ordenar']) }
      const table = exportTexts({ [LAYOUT]: layoutOf(['Order', 'Pedido'], ['Order', 'Ordenar']) })
      const { files: after, unknownRows } = importTexts(own, table)
      expect(after).toEqual(own)
      expect(unknownRows).toHaveLength(2)
    })

    it('are named if they have other translations and one has moved', () => {
      const own = { [LAYOUT]: layoutOf(['New.'], ['Order'], [FEE], ['Order']) }
      const { files: after, unknownRows } = importTexts(own, other)
      expect(after).toEqual(own)
      expect(unknownRows).toHaveLength(2)
    })
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
