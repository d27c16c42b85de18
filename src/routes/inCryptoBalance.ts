import { cryptoBalanceList } from '../pages/afterList.ts'
import type { RouteMeta } from './RouteMeta.ts'

/** What is not as the rule says: names and addresses that the specification writes out, and the page with the tabs. */
const IRREGULAR: { readonly [page: string]: Partial<RouteMeta> } = {
  depositListPage: {
    ...{ name: 'cryptoBalanceDepositList', shows: cryptoBalanceList, haveCryptoBalanceTabsShown: true },
  },
  depositVideoInstructionPage: { path: '/cryptobalance/deposit/video-instruction' },
}

/** The variant of a page in the crypto-balance cashier (CBAL-03, ROUTE-56): the same page, by the same name for whoever leads to it. */
export const inCryptoBalance = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: `cryptoBalance${row.name.charAt(0).toUpperCase()}${row.name.slice(1)}`,
  path: `/cryptobalance${row.path.replace(/^\/deposit/, '/deposit/fiat')}`,
  isCryptoBalance: true,
  ...IRREGULAR[row.page],
})
