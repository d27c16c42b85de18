import { defineFeature } from '../../pages/Feature.ts'
import { instruction } from './pages/instruction.ts'
import { video } from './pages/video.ts'

/** Instructions and videos: detours from a form or an invoice. */
export const guides = defineFeature({
  name: 'guides',
  create: () => ({ own: undefined }),
  pages: [
    [
      'depositRedirectInstructionPage',
      '/deposit/redirect/instruction',
      instruction,
      { backRoute: 'depositRedirectPage', isDetour: true, needs: 'method' },
    ],
    ['depositVideoInstructionPage', '/deposit/video-instruction', video, { isDetour: true, needs: 'method' }],
    [
      'depositPeerToPeerInstructionPage',
      '/deposit/peer-to-peer/instruction',
      instruction,
      { backRoute: 'depositPeerToPeerInvoicePage', needs: 'invoice' },
    ],
    [
      'withdrawalRedirectInstructionPage',
      '/withdrawal/redirect/instruction',
      instruction,
      { transaction: 'withdrawal', backRoute: 'withdrawalRedirectPage', isDetour: true, needs: 'method' },
    ],
  ],
})
