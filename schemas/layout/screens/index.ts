import type { ScopeName } from '../../scopes/views.ts'
import type { ActionName } from '../actions/index.ts'
import { bonus } from './bonus.ts'
import { crypto } from './crypto.ts'
import { deposit } from './deposit.ts'
import { guides } from './guides.ts'
import { invoice } from './invoice.ts'
import { list } from './list.ts'
import { onramp } from './onramp.ts'
import type { ScreenRule } from './ScreenRule.ts'
import { sweepstake } from './sweepstake.ts'
import { withdrawal } from './withdrawal.ts'

/**
 * The rules of all screens. Required nodes are enforced because a payment screen with a missing node is worse than a
 * generic one.
 */
export const SCREENS = {
  ...list,
  ...crypto,
  ...bonus,
  ...deposit,
  ...onramp,
  ...guides,
  ...invoice,
  ...withdrawal,
  ...sweepstake,
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
