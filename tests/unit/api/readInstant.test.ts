import { expect, it } from 'vitest'
import { readInstant } from '../../../src/api/readInstant.ts'

const MOMENT = Date.UTC(2025, 0, 2, 3, 4, 5)

it.each([
  MOMENT,
  MOMENT / 1000,
  String(MOMENT),
  String(MOMENT / 1000),
  '2025-01-02T03:04:05Z',
  '2025-01-02T03:04:05.000Z',
  '2025-01-02T03:04:05',
  '2025-01-02 03:04:05',
  '2025-01-02T05:04:05+02:00',
  '2025-01-02T05:04:05+0200',
  '2025-01-02 03:04:05+00',
  '2025-01-02 03:04:05.000000+00',
  '2025-01-02 05:04:05+02',
  '2025-01-02 05:04:05 +0200',
  '2025-01-02 03:04:05 Z',
  '2025-01-02 03:04:05 UTC',
  '2025/01/02 03:04:05',
  '2025.01.02 03:04:05',
  'Thu, 02 Jan 2025 03:04:05 GMT',
  'Thu, 2 Jan 2025 05:04:05 +0200',
  'Thu Jan 02 03:04:05 UTC 2025',
  'Thu Jan 02 03:04:05 GMT 2025',
  'Thu Jan 02 2025 08:34:05 GMT+0530 (India Standard Time)',
])('Q-099 parses %j, in UTC if it names no time zone', (value) => {
  expect(readInstant(value)).toBe(MOMENT)
})

it.each([undefined, null, '', ' ', 0, '0'])('Q-099 is undefined for an empty value: %j', (value) =>
  expect(readInstant(value)).toBeUndefined(),
)

it.each([
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00',
  '1970-01-01T00:00:00Z',
  '1970-01-01 03:00:00',
  '0000-00-00 00:00:00',
  '0000-00-00',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  -62_135_596_800,
  -62_135_596_800_000,
  '-62135596800',
  3_600,
])('C43 is undefined for %j, which languages and databases write for a time that is not set', (value) =>
  expect(readInstant(value)).toBeUndefined(),
)

it('Q-099 reads a day without a time as its start in UTC', () =>
  expect(readInstant('2025-01-02')).toBe(Date.UTC(2025, 0, 2)))

it.each([
  'tomorrow',
  '2025-13-45',
  'NaN',
  // A browser reads the first two as 11 May, and the others in the device's time zone.
  '05.11.2026 10:00:00',
  '05/11/2026 10:00:00 +0000',
  '5 Nov 2026 10:00',
  'Nov 29, 2026 8:00 AM',
  '29-Nov-2026',
  'Sun, 05/11/2026 10:00 GMT',
])('Q-099 is NaN for an unreadable value: %j', (value) => expect(readInstant(value)).toBeNaN())
