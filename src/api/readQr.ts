import { QR_PICTURE } from '../../schemas/qrPicture.ts'
import type { Invoice } from '../model/invoice.ts'
import { isCleaned, seen } from './plain.ts'

const PICTURE = /^\s*data:image\/(\w+)(?:;[^,;]*)*;base64,(.*)$/is

/** The largest QR code has this many bytes (ISO/IEC 18004, version 40, level L). */
const LONGEST = 2_953

/**
 * The text of a code. Bank standards such as EPC069-12 (SEPA) and the Swiss QR bill are lists of lines in which empty
 * lines count, so a text with several lines stays exactly as received (I18).
 */
function textOf(code: unknown): string {
  const text = typeof code === 'string' && /[\n\r]/.test(code.trim()) ? code : seen(code)
  return text.length > LONGEST ? '' : text
}

/**
 * A QR code: its text, or a picture of it as a data URL, which is neither shortened nor cleaned. A picture that the
 * widget can't draw, such as an SVG, is no code (D-07).
 */
export function readQr(code: unknown): Pick<Invoice, 'qr' | 'isQrCleaned' | 'qrImage'> {
  if (typeof code !== 'string' || !/^\s*data:image\//i.test(code))
    return { qr: textOf(code), ...(isCleaned(code) && { isQrCleaned: true }), qrImage: '' }
  const [, type = '', base64 = ''] = PICTURE.exec(code) ?? []
  const name = type.toLowerCase().replace(/^jpg$/, 'jpeg')
  const picture = `data:image/${name};base64,${base64.replace(/\s+/g, '')}`
  return { qr: '', qrImage: QR_PICTURE.test(picture) ? picture : '' }
}
