import type { ScreenRule } from './ScreenRule.ts'

/** The screens of the sweepstake. */
export const sweepstake = {
  'sweepstake.boxes': {
    description: 'The start of a sweepstake purchase: the choice of a box.',
    pages: [],
    critical: ['boxCard', 'says:sweepstake.disclaimer'],
    scopes: ['boxes'],
    actions: ['box.choose'],
  },
  'sweepstake.methods': {
    description: 'The coins for paying for a box: the most used ones, and a way to all of them.',
    pages: ['sweepstakeSelectMethodPage'],
    critical: ['methodTile', 'groupTile', 'says:sweepstake.disclaimer'],
    scopes: ['boxes', 'methods'],
    actions: ['coin.open', 'group.open'],
  },
  'sweepstake.address': {
    description: 'The address for paying for a box, and the box.',
    pages: [],
    critical: ['qr', 'cryptoAddress', 'choice', 'summary', 'says:sweepstake.disclaimer'],
    scopes: ['boxes', 'crypto', 'method'],
    actions: ['coin.open', 'network.choose', 'address.ask', 'address.share', 'unit.choose'],
  },
  'sweepstake.redeem': {
    description: 'The start of a redemption: the redeemable sweep coins, and the coins they can be redeemed for.',
    pages: [],
    critical: ['methodTile', 'groupTile', 'summary'],
    scopes: ['redeem', 'methods'],
    actions: ['coin.open', 'group.open', 'redeem.check'],
  },
  'sweepstake.convert': {
    description: 'The form of a redemption: the number of sweep coins, the quote, the network and the address.',
    pages: ['sweepstakeConvertPage'],
    critical: ['field:amount', 'serverFields', 'submit', 'choice'],
    scopes: ['method', 'limits', 'form', 'withdrawal', 'account', 'redeem', 'crypto'],
    actions: [
      'withdrawal.create',
      'withdrawal.check',
      'withdrawal.show',
      'withdrawal.startAnew',
      'account.choose',
      'network.choose',
      'redeem.check',
      'setField',
    ],
  },
} as const satisfies Record<string, ScreenRule>
