import { expect, it } from 'vitest'
import { returnUrl } from '../../../src/app/returnUrl.ts'

it('CREATE-17 sends the player back to the deployment’s address, and without one to our completion page', () => {
  expect(returnUrl({ returnUrl: 'https://shop.example/back' }, 'https://pay.example')).toBe('https://shop.example/back')
  expect(returnUrl({ returnUrl: '' }, 'https://pay.example')).toBe('https://pay.example/paywidget/deposit/complete')
})
