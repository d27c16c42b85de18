import type { PaywidgetOptions } from '../types.ts'
import { checkAttributes } from './checkAttributes.ts'
import type { Find } from './Find.ts'

const EVENT_MS = 1_000

/** The default limit of the loader. */
const LOAD_TIMEOUT_MS = 30_000
/** `setTimeout` runs at once for any longer time, also for Infinity. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

export interface NoResponse {
  readonly frame: HTMLIFrameElement
  readonly address: URL
  readonly options: Pick<PaywidgetOptions, 'loadTimeout'>
}

/** Finds out why no cashier has answered in time. */
export async function diagnoseNoResponse(subject: NoResponse, find: Find): Promise<void> {
  const { frame, address, options } = subject
  const { loadTimeout = LOAD_TIMEOUT_MS } = options
  if (loadTimeout > LONGEST_TIMEOUT_MS || (await answersAfterActivation(subject, loadTimeout))) return
  if (!frame.isConnected) return find('frame.removed')
  const isWhole = frame.sandbox.contains('allow-scripts') && frame.sandbox.contains('allow-same-origin')
  if (frame.hasAttribute('sandbox') && !isWhole) checkAttributes(frame, find)
  if (self.origin === 'null') return find('host.opaque')
  const answer = await isAnswered(address)
  if (answer === undefined) find('cashier.silent', address.href)
  else find(answer ? 'cashier.refused' : 'cashier.unreachable', address.href)
}

/**
 * Whether the cashier answers within the limit from the activation of a prerendered page on: until then, browsers load
 * no frame of another origin. False at once for a page that was activated longer ago, or not prerendered.
 */
async function answersAfterActivation({ frame, address }: NoResponse, loadTimeout: number): Promise<boolean> {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  const [navigation] = performance.getEntriesByType('navigation') as { readonly activationStart?: number }[]
  const activatedAt = navigation?.activationStart || Number.NEGATIVE_INFINITY
  const msLeft = activatedAt + loadTimeout - performance.now()
  if (msLeft <= 0) return false
  return new Promise((resolve) => {
    const end = (isAnswered: boolean) => {
      removeEventListener('message', onMessage)
      resolve(isAnswered)
    }
    const onMessage = ({ source, origin }: MessageEvent) => {
      if (source === frame.contentWindow && origin === address.origin) end(true)
    }
    addEventListener('message', onMessage)
    setTimeout(end, msLeft, false)
  })
}

/** Whether a server answers at the URL; undefined when the page's CSP blocks the request. */
async function isAnswered({ href }: URL): Promise<boolean | undefined> {
  let isForbidden = false
  const onViolation = ({ disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    // A policy that only reports blocks nothing.
    isForbidden ||= disposition !== 'report' && effectiveDirective === 'connect-src'
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  try {
    await fetch(href, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
    return true
  } catch {
    // The event of a violation comes shortly after the rejection.
    await new Promise((done) => setTimeout(done, EVENT_MS))
    return isForbidden ? undefined : false
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}
