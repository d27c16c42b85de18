import hostToHostLayout from 'virtual:built-in/deposit.invoice'
import eazypeLayout from 'virtual:built-in/variants/deposit.invoice.eazype'
import indiaLayout from 'virtual:built-in/variants/deposit.invoice.india'
import p2pLayout from 'virtual:built-in/variants/deposit.invoice.p2p'
import pixLayout from 'virtual:built-in/variants/deposit.invoice.pix'
import unifiedLayout from 'virtual:built-in/variants/deposit.invoice.unified'
import { invoicePage } from './invoicePage.ts'

/** The invoice pages, each with its own layout. */
export const hostToHost = invoicePage('hostToHost', hostToHostLayout)
export const indiaInvoice = invoicePage('india', indiaLayout)
export const p2pInvoice = invoicePage('peerToPeer', p2pLayout)
export const unified = invoicePage('unified', unifiedLayout)
export const p2pUnified = invoicePage('peerToPeerUnified', unifiedLayout)
export const pix = invoicePage('pix', pixLayout)
export const eazype = invoicePage('eazype', eazypeLayout)
