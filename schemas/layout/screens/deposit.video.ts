import type { ScreenRule } from './ScreenRule.ts'

export const depositVideo = {
  description: 'A video that shows how to pay.',
  critical: ['video'],
  scopes: ['instruction'],
  actions: [],
} as const satisfies ScreenRule
