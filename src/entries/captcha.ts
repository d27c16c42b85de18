import {
  type CaptchaMessage,
  type CaptchaRequest,
  type CaptchaVendor,
  RESULT,
  type VendorResult,
} from '../../schemas/captchaPage.ts'
import { geetest } from '../features/captcha/vendors/geetest.ts'
import { recaptcha } from '../features/captcha/vendors/recaptcha.ts'
import { troubleOf, type Vendor } from '../features/captcha/vendors/Vendor.ts'
import { vendorPage } from '../features/captcha/vendors/vendorPage.ts'
import { mayRunVendor } from './mayRunVendor.ts'

// The page in which a captcha vendor's script runs (D-08). An opaque or separate origin and its own CSP isolate the page
// from the widget. The page accepts one order from its parent page and reports the result. It has no access to the token
// or the amount.

const VENDORS: Readonly<Record<CaptchaVendor, Vendor>> = { 'recaptcha-v3': recaptcha, geetest }

/** For the operator's log. */
const REFUSAL =
  'captcha.html refuses to run here. Serve it with the CSP directive sandbox, or from another origin, and list the widget’s origin in its attribute data-widget-origins.'

const run = location.hash.slice(1)
/** The target origin: any parent page may receive `ready`; later messages go only to the origin that sent the order. */
let widget = '*'

function send(message: Omit<CaptchaMessage, 'paywidget' | 'run'>): void {
  window.parent.postMessage({ paywidget: 'captcha', run, ...message }, widget)
}

function receiveOrder({ source, origin, data }: MessageEvent): void {
  const order = data as Partial<CaptchaRequest> | null
  if (source !== window.parent || order?.run !== run || !Object.hasOwn(VENDORS, order.vendor ?? '')) return
  window.removeEventListener('message', receiveOrder)
  widget = origin
  if (mayRunVendor(self.origin, origin, document.documentElement.dataset.widgetOrigins)) {
    void follow(order as CaptchaRequest)
  } else send({ say: 'failure', why: 'unknown', detail: REFUSAL })
}

async function follow(order: CaptchaRequest): Promise<void> {
  document.documentElement.lang = order.language
  document.documentElement.style.colorScheme = order.isDark ? 'dark' : 'light'
  try {
    const result = await VENDORS[order.vendor](vendorPage, order, () => send({ say: 'shown' }))
    send({ say: 'result', ...(result && { result: copied(result) }) })
  } catch (error) {
    const { why, message } = troubleOf(error)
    send({ say: 'failure', why, detail: message.slice(0, 300) })
  }
}

/** Copies only the known members, because the vendor's result may contain others. */
function copied(result: NonNullable<CaptchaMessage['result']>): NonNullable<CaptchaMessage['result']> {
  const names = Object.keys(RESULT.properties) as (keyof VendorResult)[]
  return Object.fromEntries(names.flatMap((name) => (result[name] ? [[name, String(result[name])]] : [])))
}

window.addEventListener('message', receiveOrder)
// Escape closes the captcha from here too, because key presses in this frame do not reach the widget.
window.addEventListener('keydown', ({ key }) => key === 'Escape' && send({ say: 'failure', why: 'closed' }))
send({ say: 'ready' })
