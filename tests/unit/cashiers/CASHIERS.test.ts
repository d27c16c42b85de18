import { describe, expect, it } from 'vitest'
import { returnUrl } from '../../../src/app/returnUrl.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'
import type { CashierName } from '../../../src/reference/cashierStarts.ts'

const NAMES = Object.keys(CASHIERS) as CashierName[]

describe.each(NAMES)('the cashier %s', (name) => {
  it('CREATE-17 has the page that a provider sends the player back to', () => {
    const paths = CASHIERS[name].routes.map(({ path }) => `https://pay.example/paywidget${path}`)
    expect(paths).toContain(returnUrl({ returnUrl: '' }, 'https://pay.example', CASHIERS[name].routes))
  })

  it('ROUTE-15 has the error page, and begins with a list', () => {
    expect(CASHIERS[name].routes.map(({ page }) => page)).toContain('errorPage')
    expect(CASHIERS[name].routes[0]?.page).toBe('depositListPage')
  })
})

it.each([
  ['main', { sellsBoxes: false, redeemsCoins: false, hasCryptoBonus: true }],
  ['cryptobalance', { sellsBoxes: false, redeemsCoins: false, hasCryptoBonus: false }],
  ['sweep', { sellsBoxes: true, redeemsCoins: true, hasCryptoBonus: false }],
] as const)('%s has its own features', (name, features) => expect(CASHIERS[name]).toMatchObject(features))

it('ONRAMP-05 only a sweepstake has no on-ramp form to retry on', () => {
  const having = NAMES.filter((name) => CASHIERS[name].routes.some(({ page }) => page === 'depositOnrampPage'))
  expect(having).toEqual(['main', 'cryptobalance'])
})
