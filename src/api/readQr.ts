import type { Invoice } from '../model/invoice.ts'
import { isCleaned, plain } from './readRequisites.ts'

const PICTURE = /^data:image\//i

/** A QR code: its text, or a picture of it as a data URL, which is neither shortened nor cleaned. */
export function readQr(code: unknown): Pick<Invoice, 'qr' | 'isQrCleaned' | 'qrImage'> {
  if (typeof code === 'string' && PICTURE.test(code.trim())) return { qr: '', qrImage: code.trim() }
  return { qr: plain(code), ...(isCleaned(code) && { isQrCleaned: true }), qrImage: '' }
}
