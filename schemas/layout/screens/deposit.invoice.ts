import type { ScreenRule } from './ScreenRule.ts'

export const depositInvoice = {
  critical: ['copyRow', 'requisites', 'countdown'],
  scopes: ['deposit', 'invoice'],
  actions: ['deposit.paid'],
} as const satisfies ScreenRule
