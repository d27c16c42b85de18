import type { ScreenRule } from './ScreenRule.ts'

export const depositCrypto = {
  description: 'The address of a coin: its network, the address as a QR code and as text, and important notes.',
  critical: ['qr', 'cryptoAddress', 'choice'],
  scopes: ['crypto', 'method'],
  actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
} as const satisfies ScreenRule
