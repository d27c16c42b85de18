import type { Invoice } from '../model/invoice.ts'

/** Whether an invoice has a code to scan or a page to open. */
export const hasCode = ({ qr, qrImage, page }: Pick<Invoice, 'qr' | 'qrImage' | 'page'>): boolean =>
  qr !== '' || qrImage !== '' || page !== undefined
