import { describe, expect, it, vi } from 'vitest'
import {
  applyDate,
  DATE_FORMATS,
  type DateFormat,
  finishDate,
  isMonth,
  isoDate,
  readDate,
  writeDate,
  yearsBetween,
} from '../../../schemas/typing/date.ts'
import fc, { runs } from '../fastCheck.ts'
import { holds, same, TIMEOUT_MS } from '../money/arbitraries.ts'

vi.setConfig({ testTimeout: TIMEOUT_MS })

const RUNS = runs(2_000, 200_000)

describe('applyDate', () => {
  it.each<[text: string, value: string, format?: DateFormat]>([
    ['', ''],
    ['3', '3'],
    ['4', '04'],
    ['04', '04'],
    ['045', '04/05'],
    ['32', '3'],
    ['00', '0'],
    ['31', '31'],
    ['311', '31/1'],
    ['3112', '31/12'],
    ['3113', '31/1'],
    ['31122', '31/12/2'],
    ['31122001', '31/12/2001'],
    ['311220019', '31/12/2001'],
    ['31121899', '31/12/199'],
    ['31120', '31/12'],
    ['1/', '01'],
    ['1/2/', '01/02'],
    ['1/2/2001', '01/02/2001'],
    ['31.12.2001', '31/12/2001'],
    ['31 / 12 / 2001', '31/12/2001'],
    ['31-12-2001', '31/12/2001'],
    ['2001-12-31', '31/12/2001'],
    ['2001-12-31T10:00:00Z', '31/12/2001'],
    ['٣١١٢٢٠٠١', '31/12/2001'],
    ['३१/१२/२००१', '31/12/2001'],
    ['0/12/2001', '0/12/2001'],
    ['/12/2001', '/12/2001'],
    ['12/', '12'],
    ['31.12.2001', '31.12.2001', 'DD.MM.YYYY'],
    ['31122001', '31-12-2001', 'DD-MM-YYYY'],
    ['2001-12-31', '31-12-2001', 'DD-MM-YYYY'],
    ['13', '1', 'MM/DD/YYYY'],
    ['12312001', '12/31/2001', 'MM/DD/YYYY'],
    ['2', '02', 'MM/DD/YYYY'],
    ['20011231', '2001-12-31', 'YYYY-MM-DD'],
    ['2001.1.5', '2001-01-05', 'YYYY-MM-DD'],
    ['0', '', 'YYYY-MM-DD'],
    ['18', '1', 'YYYY-MM-DD'],
  ])('%j is %j', (text, value, format = 'DD/MM/YYYY') => expect(applyDate(text, format)).toBe(value))

  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789/.- ٣९'), maxLength: 14 }),
    fc.string({ unit: 'binary' }),
  )

  it('changes nothing the second time, and never holds a day over 31, a month over 12 or a year before 1900', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...DATE_FORMATS), (typed, format) => {
        const value = applyDate(typed, format)
        same(applyDate(value, format), value, typed, format)
        const finished = finishDate(typed, format)
        same(finishDate(finished, format), finished, typed, format)
        const names = format.split(/[^A-Z]/)
        value.split(/[^0-9]/).forEach((part, at) => {
          const name = names[at] ?? ''
          holds(part.length <= name.length, typed, format)
          if (part.length < name.length) return
          const [least, most] = { DD: [1, 31], MM: [1, 12], YYYY: [1900, 9999], YY: [0, 99] }[name] as [number, number]
          holds(Number(part) >= least && Number(part) <= most, typed, format)
        })
      }),
      { numRuns: RUNS },
    )
  })
})

describe('readDate', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => ({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
    }))

  it('reads every day that was written, typed with its separators or without', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...DATE_FORMATS), (date, format) => {
        const text = writeDate(date, format)
        const { year, month, day } = date
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
        const read = isMonth(format) ? { year: format === 'MM/YY' ? 2000 + (year % 100) : year, month } : date
        same(JSON.stringify({ ...readDate(text, format), day }), JSON.stringify({ ...read, day }), text)
        if (format === 'MM/YYYY') same(readDate(text, format)?.day, last, text)
        same(applyDate(text, format), text, format)
        same(applyDate(text.replace(/[^0-9]/g, ''), format), text, format)
        same(isoDate(date), new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10))
      }),
      { numRuns: RUNS },
    )
  })

  it.each(['31.02.2001', '29.02.2001', '29.02.1900', '31.04.2001', '30.02.2000', '', '1', '31.12', '31.12.200', 'x'])(
    'finds no day in %j',
    (text) => expect(readDate(text, 'DD.MM.YYYY')).toBeUndefined(),
  )

  it.each([
    ['29.02.2000', '2000-02-29'],
    ['29.02.2004', '2004-02-29'],
    ['1.2.2001', '2001-02-01'],
    ['٢٩.٠٢.٢٠٠٤', '2004-02-29'],
  ])('finds in %j the day %s', (text, iso) => expect(isoDate(readDate(text, 'DD.MM.YYYY')!)).toBe(iso))
})

describe('yearsBetween', () => {
  it.each([
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-07-30', '2018-07-30', 18],
    ['2000-07-31', '2018-07-30', 17],
    ['2018-07-31', '2018-07-30', -1],
  ])('from %s to %s is %i', (birth, today, years) => {
    expect(yearsBetween(readDate(birth, 'YYYY-MM-DD')!, readDate(today, 'YYYY-MM-DD')!)).toBe(years)
  })
})
