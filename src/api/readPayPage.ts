import type { Invoice } from '../model/invoice.ts'
import { isCleaned, isRecord, type Members, plain } from './readRequisites.ts'
import { readLabel } from './readWords.ts'

/** What an answer may say of a code that is scanned, or of a page or an app that is opened. */
export interface PayPageAnswer {
  readonly qrCodeText?: unknown
  readonly qrDataURL?: unknown
  readonly buttonPay?: unknown
}

/** `http:`, `upi:`, `phonepe:`: what opens something. Whether it may is decided where it is opened. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\S+$/i

/** The code to scan, and the page or the app to open: the button is an address, words, or a record of both (ours). */
export function readPayPage(
  answer: PayPageAnswer,
): Pick<Invoice, 'qr' | 'isQrCleaned' | 'qrImage' | 'page' | 'pageLabel'> {
  const button: Members = isRecord(answer.buttonPay) ? answer.buttonPay : { url: answer.buttonPay }
  const [said, words] = [plain(button.url), plain(button.text ?? button.title ?? button.label)]
  const url = ADDRESS.test(said) ? said : ''
  return {
    qr: plain(answer.qrCodeText),
    ...(isCleaned(answer.qrCodeText) && { isQrCleaned: true }),
    qrImage: typeof answer.qrDataURL === 'string' ? answer.qrDataURL : '',
    page: url === '' ? undefined : { url, method: 'GET', data: {} },
    pageLabel: readLabel(words || (url === '' ? said : '')),
  }
}
