import { describe, expect, it } from 'vitest'
import { formatDateTime } from '../../../renderers/ui/text/formatDate.ts'

const AFTERNOON = Date.UTC(2025, 5, 30, 18, 5)

describe('a moment on a clock of 24 hours, in the zone of its reader', () => {
  it.each([
    ['en-US', 'UTC', 'Jun 30, 2025, 18:05'],
    ['en-US', 'America/Mexico_City', 'Jun 30, 2025, 12:05'],
    ['en-US', 'Asia/Kolkata', 'Jun 30, 2025, 23:35'],
    ['es-MX', 'America/Mexico_City', '30 jun 2025, 12:05'],
    ['ru-RU', 'Asia/Almaty', '30 июн. 2025 г., 23:05'],
    ['hi-IN', 'Asia/Kolkata', '30 जून 2025, 23:35'],
  ])('UIKIT-11: %s in %s', (locale, zone, text) => {
    expect(formatDateTime(AFTERNOON, locale, zone)).toBe(text)
  })

  it('midnight opens the day: 00:00, never 24:00', () => {
    expect(formatDateTime(Date.UTC(2025, 5, 30), 'en-US', 'UTC')).toBe('Jun 30, 2025, 00:00')
  })

  it('Arabic and Persian are written in Latin digits', () => {
    expect(formatDateTime(AFTERNOON, 'ar-EG', 'Africa/Cairo')).toContain('21:05')
    expect(formatDateTime(AFTERNOON, 'fa-IR', 'Asia/Tehran')).toContain('21:35')
  })
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('%s is no moment: nothing is written', (ms) => {
  expect(formatDateTime(ms, 'en-US')).toBe('')
})
