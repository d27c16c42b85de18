import { QR_PICTURE } from '../../schemas/qrPicture.ts'
import type { Invoice } from '../model/invoice.ts'
import { isCleaned, plain } from './readRequisites.ts'

const PICTURE = /^\s*data:image\/(\w+)(?:;[^,;]*)*;base64,(.*)$/is

/**
 * A QR code: its text, or a picture of it as a data URL, which is neither shortened nor cleaned. A picture that the
 * widget can't draw, such as an SVG, is no code (D-07).
 */
export function readQr(code: unknown): Pick<Invoice, 'qr' | 'isQrCleaned' | 'qrImage'> {
  if (typeof code !== 'string' || !/^\s*data:image\//i.test(code))
    return { qr: plain(code), ...(isCleaned(code) && { isQrCleaned: true }), qrImage: '' }
  const [, type = '', base64 = ''] = PICTURE.exec(code) ?? []
  const name = type.toLowerCase().replace(/^jpg$/, 'jpeg')
  const picture = `data:image/${name};base64,${base64.replace(/\s+/g, '')}`
  return { qr: '', qrImage: QR_PICTURE.test(picture) ? picture : '' }
}
