import { expect, it } from 'vitest'
import { cashierAt } from '../../../src/reference/cashierStarts.ts'

it.each([
  ['/paywidget/cryptobalance', '/paywidget', 'cryptobalance'],
  ['/paywidget/cryptobalance/deposit', '/paywidget', 'cryptobalance'],
  ['/cryptobalance/withdrawal', '/', 'cryptobalance'],
  ['/paywidget/cryptobalances', '/paywidget', undefined],
  ['/paywidget/deposit', '/paywidget', undefined],
  ['/cryptobalance/deposit', '/paywidget', undefined],
  ['/paywidget/sweep', '/paywidget', undefined],
  ['/', '/', undefined],
])('ROUTE-12 D-33 the address %s under %s selects the cashier %s', (pathname, basepath, name) =>
  expect(cashierAt(pathname, basepath)).toBe(name),
)
