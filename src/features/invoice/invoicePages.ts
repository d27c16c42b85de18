export { eazype, hostToHost, indiaInvoice, p2pInvoice, p2pUnified, pix, unified } from './pages/invoices.ts'
