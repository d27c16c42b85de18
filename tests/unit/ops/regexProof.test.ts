import { expect, it } from 'vitest'
import { regexProof } from '../../../src/ops/regexProof.ts'

// When the proof had a time limit, busy machines reported some of these expressions as "not proved".
it.each([
  ["^[\\p{L}][\\p{L} .'-]{1,59}$", 'linear'],
  ['^(?=.*\\d)(?=.*[a-z])[\\w]{8,64}$', 'linear'],
  ['^(x{0,499}|y{0,499})$', 'linear'],
  ['^(?:[^a]*a){30}$', 'linear'],
  ['^a+a+$', 'polynomial'],
  ['^(?:.*a){20}$', 'exponential'],
  ['^(?:[\\w.]+[-_@ ]?){1,30}$', 'exponential'],
])('O6 %s is %s, whatever else the machine does', (source, speed) => {
  expect(regexProof(source, 'u').speed).toBe(speed)
})

it('O6 the verdict does not depend on the clock', () => {
  const clocks = { date: Date.now, performance: performance.now }
  let hours = 0
  const later = (now: number) => now + ++hours * 3_600_000
  Date.now = () => later(clocks.date())
  performance.now = () => later(clocks.performance.call(performance))
  try {
    expect(regexProof('^(?=.*\\d)(?=.*[a-z])[\\w]{8,63}$', 'u').speed).toBe('linear')
  } finally {
    Date.now = clocks.date
    performance.now = clocks.performance
  }
})
