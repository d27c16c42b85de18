import type { ScreenRule } from './ScreenRule.ts'

/** The screens that explain how to pay. */
export const guides = {
  'deposit.instruction': {
    description: 'Payment instructions, step by step.',
    pages: ['depositRedirectInstructionPage', 'depositPeerToPeerInstructionPage', 'withdrawalRedirectInstructionPage'],
    critical: ['slides'],
    scopes: ['instruction'],
    actions: [],
  },
  'deposit.video': {
    description: 'A video that shows how to pay.',
    pages: ['depositVideoInstructionPage'],
    critical: ['video'],
    scopes: ['instruction'],
    actions: [],
  },
} as const satisfies Record<string, ScreenRule>
