import { defineFeature } from '../../pages/Feature.ts'
import { createInvoiceFeature } from './createInvoiceFeature.ts'
import { eazype, hostToHost, indiaInvoice, p2pInvoice, p2pUnified, pix, unified } from './pages/invoices.ts'

/** These pages show the answer of a create; without an answer they would be empty. */
const needs = 'invoice'

export const invoice = defineFeature({
  name: 'invoice',
  create: createInvoiceFeature,
  pages: [
    ['depositUnifiedFormPage', '/deposit/redirect/unified-form', unified, { needs, backRoute: 'depositRedirectPage' }],
    ['depositPixPage', '/deposit/redirect/pix', pix, { needs }],
    ['depositEazypePage', '/deposit/redirect/eazype', eazype, { needs }],
    ['depositIndiaInvoicePage', '/deposit/india/invoice', indiaInvoice, { needs }],
    ['depositPeerToPeerInvoicePage', '/deposit/peer-to-peer/invoice', p2pInvoice, { needs }],
    ['depositPeerToPeerUnifiedFormPage', '/deposit/peer-to-peer/unified-form', p2pUnified, { needs }],
    ['depositHostToHostPage', '/deposit/host-to-host', hostToHost, { needs }],
  ],
})
