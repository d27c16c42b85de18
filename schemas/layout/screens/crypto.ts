import type { ScreenRule } from './ScreenRule.ts'

/** The screens for paying with coins to an address. */
export const crypto = {
  'cryptobalance.crypto': {
    description: 'The crypto tab of the crypto-balance cashier: a coin, its network and its address.',
    pages: ['cryptoBalanceCryptoDepositPage'],
    critical: ['tabs', 'qr', 'cryptoAddress', 'choice', 'emptyState'],
    scopes: ['crypto', 'method', 'methods'],
    actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
  },
  'deposit.coins': {
    description: 'The coins that can be deposited.',
    pages: ['depositCryptoListPage', 'sweepstakeWithdrawalCryptoPage'],
    critical: ['repeat', 'methodTile'],
    scopes: ['methods', 'crypto', 'cryptoBonus'],
    actions: ['coin.open', 'network.list', 'search.clear', 'cryptoBonus.toggle'],
  },
  'deposit.crypto': {
    description: 'The address of a coin: its network, the address as a QR code and as text, and important notes.',
    pages: ['depositCryptoAddressPage'],
    critical: ['qr', 'cryptoAddress', 'choice'],
    scopes: ['crypto', 'method'],
    actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
  },
} as const satisfies Record<string, ScreenRule>
