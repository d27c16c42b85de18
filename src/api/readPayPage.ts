import { isRecord } from '../../schemas/isRecord.ts'
import type { Invoice } from '../model/invoice.ts'
import { plain } from './plain.ts'
import { readQr } from './readQr.ts'
import type { Members } from './readRequisites.ts'
import { readLabel } from './readWords.ts'

/** The members of an answer that describe a QR code, and a page or app to open. */
export interface PayPageAnswer {
  readonly qrCodeText?: unknown
  readonly qrDataURL?: unknown
  readonly buttonPay?: unknown
}

/** Any URL with a scheme: `http:`, `upi:`, `phonepe:`. Code that opens the URL checks whether it is safe. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\S+$/i

/** The QR code, and the page or app to open. `buttonPay` is a URL, a label, or a record of both (our extension). */
export function readPayPage(
  answer: PayPageAnswer,
): Pick<Invoice, 'qr' | 'isQrCleaned' | 'qrImage' | 'page' | 'pageLabel'> {
  const button: Members = isRecord(answer.buttonPay) ? answer.buttonPay : { url: answer.buttonPay }
  const [target, words] = [plain(button.url), plain(button.text ?? button.title ?? button.label)]
  const url = ADDRESS.test(target) ? target : ''
  const code = readQr(answer.qrCodeText)
  return {
    ...code,
    qrImage: typeof answer.qrDataURL === 'string' && answer.qrDataURL !== '' ? answer.qrDataURL : code.qrImage,
    page: url === '' ? undefined : { url, method: 'GET', data: {} },
    pageLabel: readLabel(words || (url === '' ? target : '')),
  }
}
