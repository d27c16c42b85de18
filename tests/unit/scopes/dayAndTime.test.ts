import { describe, expect, it } from 'vitest'
import { dayAndTime } from '../../../src/scopes/dayAndTime.ts'

const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).getTime()
const now = at(2026, 11, 26, 21, 30)

describe('U30 a time of another day has its date', () => {
  it.each([
    ['en-MX', at(2026, 11, 26, 7, 22), 'Today, 07:22'],
    ['es-MX', at(2026, 11, 26, 7, 22), 'Hoy, 07:22'],
    ['ru', at(2026, 11, 26, 0, 0), 'Сегодня, 00:00'],
    ['ar', at(2026, 11, 26, 7, 22), 'اليوم، 07:22'],
    ['hi-Latn-IN', at(2026, 11, 26, 23, 59), 'Aaj, 23:59'],
    ['id', at(2026, 11, 25, 7, 22), '25 Nov, 07.22'],
    ['es-MX', at(2026, 11, 25, 7, 22), '25 nov, 07:22'],
    ['pt-BR', at(2025, 12, 31, 7, 22), '31 de dez. de 2025, 07:22'],
  ])('%s %i: %s', (locale, time, text) => {
    expect(dayAndTime(locale, () => now)(time)).toBe(text)
  })

  it('Arabic and Marathi have Latin digits, like amounts', () => {
    for (const locale of ['ar', 'mr'])
      expect(dayAndTime(locale, () => now)(at(2026, 11, 25, 7, 22))).toMatch(/25.*07:22/)
  })
})
