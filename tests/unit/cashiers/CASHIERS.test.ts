import { describe, expect, it } from 'vitest'
import type { CashierName } from '../../../schemas/cashiers.ts'
import { returnUrl } from '../../../src/app/returnUrl.ts'
import { CASHIERS } from '../../../src/cashiers/CASHIERS.ts'

const NAMES = Object.keys(CASHIERS) as CashierName[]

describe.each(NAMES)('the cashier %s', (name) => {
  it('CREATE-17 has the page that a provider sends the player back to', () => {
    const paths = CASHIERS[name].routes.map(({ path }) => `https://pay.example/paywidget${path}`)
    expect(paths).toContain(returnUrl({ returnUrl: '' }, 'https://pay.example/paywidget', CASHIERS[name].routes))
  })

  it.each(['https://pay.example/shop/pay', 'https://pay.example/shop/pay/'])(
    'G17 CREATE-17 has that page in the folder of its deployment: %s',
    (folder) => {
      const url = returnUrl({ returnUrl: '' }, folder, CASHIERS[name].routes)
      expect(url).toMatch(/^https:\/\/pay\.example\/shop\/pay\/[^/]/)
    },
  )

  it('has the error page and the pages that others lead to, and begins with a list', () => {
    const pages = CASHIERS[name].routes.map(({ page }) => page)
    const needed = ['errorPage', 'emptyPage', 'depositCompletePage', 'withdrawalCompletePage']
    expect(pages).toEqual(expect.arrayContaining(needed))
    expect(pages[0]).toBe('depositListPage')
  })

  it('leads back only to pages that it has', () => {
    const pages: readonly string[] = CASHIERS[name].routes.map(({ page }) => page)
    const missing = CASHIERS[name].routes.filter(({ backRoute = pages[0] ?? '' }) => !pages.includes(backRoute))
    expect(missing.map(({ page, backRoute }) => `${page} → ${backRoute}`)).toEqual([])
  })
})

it.each([
  ['main', { sellsBoxes: false, redeemsCoins: false, hasCryptoBonus: true }],
  ['cryptobalance', { sellsBoxes: false, redeemsCoins: false, hasCryptoBonus: false }],
  ['sweep', { sellsBoxes: true, redeemsCoins: true, hasCryptoBonus: false }],
] as const)('%s has its own features', (name, features) => expect(CASHIERS[name]).toMatchObject(features))

it('each cashier is a separate object', () => expect(new Set(Object.values(CASHIERS)).size).toBe(NAMES.length))

it('a sweepstake has no on-ramp form to retry on, the other two have one', () => {
  const having = NAMES.filter((name) => CASHIERS[name].routes.some(({ page }) => page === 'depositOnrampPage'))
  expect(having).toEqual(expect.arrayContaining(['main', 'cryptobalance']))
  expect(having).not.toContain('sweep')
})
