import { expect, it } from 'vitest'
import { isThrownIn } from '../../../src/platform/onUncaught.ts'

const OWN = 'https://pay.example/paywidget/package/'

it.each([
  [`${OWN}package.js Error: x\n    at press (${OWN}package.js:1:20)\n    at https://host.example/app.js:3:1`, true],
  [`Error: x\n    at press (${OWN}chunk.js:1:20)`, true],
  [`press@${OWN}chunk.js:1:20\nhost@https://host.example/app.js:3:1`, true],
  [`https://host.example/app.js Error: x\n    at https://host.example/app.js:3:1\n    at ${OWN}package.js:1:1`, false],
  [' Error: x\n    at https://pay.example/other/app.js:3:1', false],
  [' ', false],
])('G10 ERR-22 in a page that is shared, what is thrown there is ours by where it was thrown: %#', (trace, is) => {
  expect(isThrownIn(OWN, trace)).toBe(is)
})
