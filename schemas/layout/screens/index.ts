import type { ScopeName } from '../../scopes/views.ts'
import type { ActionName } from '../actions/index.ts'
import { complete } from './complete.ts'
import { cryptobalanceCrypto } from './cryptobalance.crypto.ts'
import { cryptobalance } from './cryptobalance.ts'
import { depositBonus } from './deposit.bonus.ts'
import { depositCash } from './deposit.cash.ts'
import { depositCoins } from './deposit.coins.ts'
import { depositCrypto } from './deposit.crypto.ts'
import { depositGroup } from './deposit.group.ts'
import { depositInstruction } from './deposit.instruction.ts'
import { depositInvoice } from './deposit.invoice.ts'
import { depositList } from './deposit.list.ts'
import { depositOffers } from './deposit.offers.ts'
import { depositOnramp } from './deposit.onramp.ts'
import { depositRedirect } from './deposit.redirect.ts'
import { depositVideo } from './deposit.video.ts'
import { empty } from './empty.ts'
import { error } from './error.ts'
import { region } from './region.ts'
import type { ScreenRule } from './ScreenRule.ts'
import { sweepstakeAddress } from './sweepstake.address.ts'
import { sweepstakeBoxes } from './sweepstake.boxes.ts'
import { sweepstakeConvert } from './sweepstake.convert.ts'
import { sweepstakeMethods } from './sweepstake.methods.ts'
import { sweepstakeRedeem } from './sweepstake.redeem.ts'
import { withdrawalBanks } from './withdrawal.banks.ts'
import { withdrawalComplete } from './withdrawal.complete.ts'
import { withdrawalConfirm } from './withdrawal.confirm.ts'
import { withdrawalGroup } from './withdrawal.group.ts'
import { withdrawalList } from './withdrawal.list.ts'
import { withdrawalRedirect } from './withdrawal.redirect.ts'

/**
 * The rules of all screens. Required nodes are enforced because a payment screen with a missing node is worse than a
 * generic one.
 */
export const SCREENS = {
  'deposit.list': depositList,
  cryptobalance,
  'cryptobalance.crypto': cryptobalanceCrypto,
  'deposit.group': depositGroup,
  'deposit.coins': depositCoins,
  'deposit.crypto': depositCrypto,
  'deposit.bonus': depositBonus,
  'deposit.cash': depositCash,
  'deposit.onramp': depositOnramp,
  'deposit.offers': depositOffers,
  'deposit.instruction': depositInstruction,
  'deposit.video': depositVideo,
  'deposit.invoice': depositInvoice,
  'deposit.redirect': depositRedirect,
  complete,
  'withdrawal.list': withdrawalList,
  'withdrawal.group': withdrawalGroup,
  'withdrawal.banks': withdrawalBanks,
  'withdrawal.redirect': withdrawalRedirect,
  'withdrawal.confirm': withdrawalConfirm,
  'withdrawal.complete': withdrawalComplete,
  'sweepstake.boxes': sweepstakeBoxes,
  'sweepstake.methods': sweepstakeMethods,
  'sweepstake.address': sweepstakeAddress,
  'sweepstake.redeem': sweepstakeRedeem,
  'sweepstake.convert': sweepstakeConvert,
  error,
  empty,
  region,
} as const satisfies Record<string, ScreenRule>

export type ScreenName = keyof typeof SCREENS

/** The scopes and commands of every screen. */
const EVERYWHERE = {
  scopes: ['user', 'route', 'env', 'exp'],
  actions: ['navigate', 'back', 'close', 'refresh', 'copy', 'track'],
} as const satisfies Pick<ScreenRule, 'scopes' | 'actions'>

/** The scopes a screen's page must provide besides the common ones. */
export type OwnScopes<S extends ScreenName> = (typeof SCREENS)[S]['scopes'][number]

/** The commands a screen's page must implement besides the common ones. */
export type OwnActions<S extends ScreenName> = (typeof SCREENS)[S]['actions'][number]

export type CommonScopes = (typeof EVERYWHERE)['scopes'][number]
export type CommonActions = (typeof EVERYWHERE)['actions'][number]

/** The scopes available to documents of the screen. */
export const scopesOf = (screen: ScreenName): readonly ScopeName[] => [...EVERYWHERE.scopes, ...SCREENS[screen].scopes]

/** The commands available to documents of the screen. */
export const actionsOf = (screen: ScreenName): readonly ActionName[] => [
  ...EVERYWHERE.actions,
  ...SCREENS[screen].actions,
]
