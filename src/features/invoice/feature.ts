import { defineFeature } from '../../pages/Feature.ts'
import { lazyPage } from '../../pages/lazyPage.ts'
import { lazyModule } from '../../platform/files/lazyModule.ts'
import { createInvoiceFeature } from './createInvoiceFeature.ts'

const code = lazyModule(() => import('./invoicePages.ts'))
const page = (name: keyof Awaited<ReturnType<typeof code>>) => lazyPage('deposit.invoice', code, name)

/** These pages show the answer of a create; without an answer they would be empty. */
const AFTER_CREATE = { needs: 'invoice', followsCreate: () => true } as const

export const invoice = defineFeature({
  name: 'invoice',
  create: createInvoiceFeature,
  pages: [
    [
      'depositUnifiedFormPage',
      '/deposit/redirect/unified-form',
      page('unified'),
      { ...AFTER_CREATE, backRoute: 'depositRedirectPage' },
    ],
    ['depositPixPage', '/deposit/redirect/pix', page('pix'), AFTER_CREATE],
    ['depositEazypePage', '/deposit/redirect/eazype', page('eazype'), AFTER_CREATE],
    ['depositIndiaInvoicePage', '/deposit/india/invoice', page('indiaInvoice'), AFTER_CREATE],
    ['depositPeerToPeerInvoicePage', '/deposit/peer-to-peer/invoice', page('p2pInvoice'), AFTER_CREATE],
    ['depositPeerToPeerUnifiedFormPage', '/deposit/peer-to-peer/unified-form', page('p2pUnified'), AFTER_CREATE],
    ['depositHostToHostPage', '/deposit/host-to-host', page('hostToHost'), AFTER_CREATE],
  ],
})
