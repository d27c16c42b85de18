import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pictureRule } from '../../../src/app/pictureRule.ts'

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://cashier.example', hostname: 'cashier.example' }))
afterAll(() => void vi.unstubAllGlobals())

const config = { assets: { origins: ['https://pictures.example'] } }

it.each([
  ['https://cashier.example/logo.png', true],
  ['https://pictures.example/logo.png', true],
  ['https://elsewhere.example/logo.png', false],
  ['http://pictures.example/logo.png', false],
  ['//pictures.example/logo.png', false],
  ['logo.png', false],
  ['data:image/png;base64,AAAA', false],
  // A layout may name any data as the address of a picture.
  [false, false],
  [12, false],
])('B5 the picture %s is loaded: %s', (address, isLoaded) => {
  expect(pictureRule(config)(address as string)).toBe(isLoaded)
})

it.each([undefined, null, 'https://pictures.example'])(
  'B5 loads only its own pictures if assets.origins is %s',
  (origins) => {
    const isAllowed = pictureRule({ assets: { origins } as never })
    expect(isAllowed('https://cashier.example/logo.png')).toBe(true)
    expect(isAllowed('https://pictures.example/logo.png')).toBe(false)
  },
)
