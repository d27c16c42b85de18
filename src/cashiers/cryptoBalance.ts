import { methodsWithdrawalV4 } from '../api/calls/methodsWithdrawalV4.ts'
import { cryptoTab } from '../features/crypto/feature.ts'
import { cryptoBalanceList } from '../features/list/pages/cryptoBalance.ts'
import type { Cashier } from '../pages/Cashier.ts'
import type { LazyPage } from '../pages/Page.ts'
import { type RouteMeta, row } from '../pages/RouteMeta.ts'
import { regular } from './regular.ts'

/** Exceptions to `inCryptoBalance`: the names and paths that the specification defines, and the list with its tabs. */
const IRREGULAR: { readonly [page: string]: Partial<RouteMeta> } = {
  depositListPage: {
    name: 'cryptoBalanceDepositList',
    shows: cryptoBalanceList,
    haveCryptoBalanceTabsShown: true,
  },
  depositVideoInstructionPage: { path: '/cryptobalance/deposit/video-instruction' },
}

/**
 * The crypto-balance variant of a row (CBAL-03, ROUTE-56): it has its own route name and path, and the same `page` for
 * navigation.
 */
const inCryptoBalance = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: `cryptoBalance${row.name.charAt(0).toUpperCase()}${row.name.slice(1)}`,
  path: `/cryptobalance${row.path.replace(/^\/deposit/, '/deposit/fiat')}`,
  isCryptoBalance: true,
  ...IRREGULAR[row.page],
})

export const cryptoBalance: Cashier = {
  routes: [
    ...regular.routes.map(inCryptoBalance),
    row('cryptoBalanceCryptoDepositPage', '/cryptobalance/deposit/crypto', cryptoTab as LazyPage, {
      feature: 'crypto',
      isCryptoBalance: true,
      haveCryptoBalanceTabsShown: true,
    }),
  ],
  withdrawals: (calls, { currency }) => methodsWithdrawalV4(calls)({ currency }),
  sellsBoxes: false,
  redeemsCoins: false,
  hasCryptoBonus: false,
}
