import { methodsWithdrawalV4 } from '../../api/calls/methodsWithdrawalV4.ts'
import { coinsPage } from '../../pages/coinsPage.ts'
import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import type { RouteMeta } from '../../pages/RouteMeta.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createSweepstakeFeature } from './createSweepstakeFeature.ts'

const code = lazyModule(() => import('./sweepstakePages.ts'))

const WITHDRAWAL_ROW = { transaction: 'withdrawal' } as const

/** The sweepstake variant of a row: own route name and title, same `page` for navigation (ROUTE-52, HDR-03, HDR-04). */
const inSweepstake = (row: RouteMeta): RouteMeta => ({
  ...row,
  name: row.page.startsWith('sweepstake')
    ? row.page
    : `sweepstake${row.page.charAt(0).toUpperCase()}${row.page.slice(1)}`,
  title: (transaction) => `sweepstake.${transaction}.${row.page.endsWith('CompletePage') ? 'complete' : 'v2'}.title`,
})

export const sweepstake = defineFeature({
  name: 'sweepstake',
  create: createSweepstakeFeature,
  cashier: {
    name: 'sweep',
    traits: {
      withdrawals: (calls, { currency }) => methodsWithdrawalV4(calls)({ currency }),
      sellsBoxes: true,
      redeemsCoins: true,
      hasCryptoBonus: false,
    },
    pages: [
      // Buying a box (SWEEP-04 to 06).
      [
        'depositListPage',
        '/deposit',
        lazyPage('sweepstake.boxes', code, 'boxes'),
        { backRoute: undefined, transition: 'slide-back' },
      ],
      ['sweepstakeSelectMethodPage', '/deposit/select-method', lazyPage('sweepstake.methods', code, 'boxMethods')],
      [
        'depositCryptoListPage',
        '/deposit/crypto',
        lazyPage('deposit.coins', code, 'boxCoins'),
        { backRoute: 'sweepstakeSelectMethodPage' },
      ],
      [
        'depositCryptoAddressPage',
        '/deposit/crypto/address',
        lazyPage('sweepstake.address', code, 'boxAddress'),
        { backRoute: undefined, goesBack: true, needs: 'method' },
      ],
      // Redeeming sweep coins (SWEEP-07, Q-028).
      [
        'withdrawalListPage',
        '/withdrawal',
        lazyPage('sweepstake.redeem', code, 'redeem'),
        { ...WITHDRAWAL_ROW, backRoute: undefined, transition: 'slide-back' },
      ],
      [
        'sweepstakeWithdrawalCryptoPage',
        '/withdrawal/crypto',
        coinsPage('sweepstakeConvertPage'),
        { ...WITHDRAWAL_ROW, backRoute: 'withdrawalListPage', needs: 'group' },
      ],
      [
        'sweepstakeConvertPage',
        '/withdrawal/crypto/convert',
        lazyPage('sweepstake.convert', code, 'convert'),
        { ...WITHDRAWAL_ROW, backRoute: undefined, goesBack: true, needs: 'method' },
      ],
    ],
    borrows: {
      depositRedirectInstructionPage: { path: '/deposit/crypto/instruction', backRoute: 'depositCryptoAddressPage' },
      depositVideoInstructionPage: { backRoute: 'depositCryptoAddressPage' },
      depositCompletePage: {},
      withdrawalConfirmPage: {},
      withdrawalCompletePage: {},
      emptyPage: {},
      emptyRegionPage: {},
      errorPage: {},
    },
    adapt: inSweepstake,
  },
})
