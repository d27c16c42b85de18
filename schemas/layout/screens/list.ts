import type { ScreenRule } from './ScreenRule.ts'

/** The screens of the lists, and the screens shown in place of a list. */
export const list = {
  'deposit.list': {
    description: 'The list of methods: the first page.',
    pages: ['depositListPage'],
    critical: ['repeat', 'methodTile|groupTile', 'emptyState'],
    scopes: ['methods', 'region', 'bonuses'],
    actions: ['method.open', 'group.open', 'search.clear', 'region.choose', 'bonus.open'],
  },
  cryptobalance: {
    description: 'The first page of the crypto-balance cashier: its fiat tab. The crypto tab is a separate screen.',
    pages: [],
    critical: ['tabs', 'repeat', 'methodTile|groupTile', 'emptyState'],
    scopes: ['methods', 'region', 'currencies', 'bonuses'],
    actions: ['method.open', 'group.open', 'search.clear', 'region.choose', 'currency.choose', 'bonus.open'],
  },
  'deposit.group': {
    description: 'The methods of one group.',
    pages: ['depositGroupListPage', 'depositPeerToPeerListPage'],
    critical: ['repeat', 'methodTile'],
    scopes: ['methods', 'region'],
    actions: ['method.open', 'search.clear'],
  },
  'withdrawal.list': {
    description: 'The list of withdrawal methods.',
    pages: ['withdrawalListPage'],
    critical: ['repeat', 'methodTile|groupTile', 'emptyState'],
    scopes: ['methods', 'region'],
    actions: ['method.open', 'group.open', 'search.clear', 'region.choose'],
  },
  'withdrawal.group': {
    description: 'The withdrawal methods of one group.',
    pages: ['withdrawalGroupListPage'],
    critical: ['repeat', 'methodTile'],
    scopes: ['methods', 'region'],
    actions: ['method.open', 'search.clear'],
  },
  region: {
    description: 'The choice of the country whose methods are shown.',
    pages: ['depositRegionPage', 'withdrawalRegionPage', 'emptyRegionPage'],
    critical: ['repeat', 'countryRow'],
    scopes: ['region'],
    actions: ['region.choose', 'search.clear'],
  },
  empty: {
    description: 'No method is available for this player.',
    pages: ['emptyPage'],
    critical: ['emptyState'],
    scopes: ['region'],
    actions: [],
  },
  error: {
    description: 'An error after which the player can only retry.',
    pages: ['errorPage'],
    critical: ['emptyState|button|link'],
    scopes: ['region'],
    actions: [],
  },
} as const satisfies Record<string, ScreenRule>
