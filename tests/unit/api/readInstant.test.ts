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
])('Q-099 parses %j, in UTC if it names no time zone', (value) => {
  expect(readInstant(value)).toBe(MOMENT)
})

it.each([undefined, null, '', ' ', 0, '0'])('Q-099 is undefined for an empty value: %j', (value) =>
  expect(readInstant(value)).toBeUndefined(),
)

it.each(['tomorrow', '2025-13-45', 'NaN'])('is NaN for an unreadable value: %j', (value) =>
  expect(readInstant(value)).toBeNaN(),
)
