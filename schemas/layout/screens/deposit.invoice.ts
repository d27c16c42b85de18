import type { ScreenRule } from './ScreenRule.ts'

export const depositInvoice = {
  description: 'What is to be paid by a transfer of the player: where, how much, and until when.',
  critical: ['copyRow', 'requisites', 'countdown'],
  scopes: ['deposit', 'invoice'],
  actions: ['deposit.paid'],
} as const satisfies ScreenRule
