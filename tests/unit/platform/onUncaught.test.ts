import { expect, it } from 'vitest'
import { folderOf, isThrownIn } from '../../../src/platform/page/onUncaught.ts'

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

it.each([
  [`Error\n    at ${OWN}package.js:1:20`, 'file:///build/node_modules/paywidget/package/package.js', OWN],
  [`Error\n    at Object.<anonymous> (${OWN}chunk.js:1:20)\n    at https://host.example/app.js:3:1`, `${OWN}a.js`, OWN],
  [`module code@${OWN}chunk.js:1:20`, 'file:///build/a.js', OWN],
  [`@${OWN}chunk.js:1:20\n@https://host.example/app.js:1:1`, 'file:///build/a.js', OWN],
  ['Error\n    at <anonymous>', `${OWN}a.js`, OWN],
  ['', `${OWN}a.js`, OWN],
])(
  'G10 ERR-22 whose code it is goes by where the browser had it from, whatever a bundler wrote: %#',
  (trace, url, is) => {
    expect(folderOf(trace, url)).toBe(is)
  },
)
