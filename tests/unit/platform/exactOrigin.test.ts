import { expect, it } from 'vitest'
import { exactOrigin } from '../../../src/platform/values/exactOrigin.ts'

it.each([
  ['https://casino.example', 'https://casino.example'],
  ['https://Casino.example:443/', 'https://casino.example'],
  ['https://казино.example', 'https://xn--80aodfsg.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://*.casino.example', undefined],
  ['casino.example', undefined],
  ['https://casino.example, https://www.casino.example', undefined],
  ['https://casino.example,https://www.casino.example', undefined],
  ['https://casino.example/lobby', undefined],
  ['https://user@casino.example', undefined],
  ['https://', undefined],
  ['null', undefined],
  ['*', undefined],
  ['', undefined],
])('B1 the origin of the listed host %s is %s', (listed, origin) => {
  expect(exactOrigin(listed)).toBe(origin)
})
