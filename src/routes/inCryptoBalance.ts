import { cryptoBalanceList } from '../pages/afterList.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** Exceptions to the rule below: names and addresses that the specification defines, and the page with the tabs. */
const IRREGULAR: { readonly [page: string]: Partial<RouteMeta> } = {
  depositListPage: {
    ...{ name: 'cryptoBalanceDepositList', shows: cryptoBalanceList, haveCryptoBalanceTabsShown: true },
  },
  depositVideoInstructionPage: { path: '/cryptobalance/deposit/video-instruction' },
}

/** The crypto-balance variant of a row (CBAL-03, ROUTE-56): own route name and path, same `page` for navigation. */
export const inCryptoBalance = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: `cryptoBalance${row.name.charAt(0).toUpperCase()}${row.name.slice(1)}`,
  path: `/cryptobalance${row.path.replace(/^\/deposit/, '/deposit/fiat')}`,
  isCryptoBalance: true,
  ...IRREGULAR[row.page],
})
