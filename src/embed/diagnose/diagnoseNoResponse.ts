import { checkAttributes } from './checkAttributes.ts'
import type { Find } from './Find.ts'

const EVENT_MS = 1_000

export interface NoResponse {
  readonly frame: HTMLIFrameElement
  readonly address: URL
}

/** Finds out why no cashier has answered in time. */
export async function diagnoseNoResponse({ frame, address }: NoResponse, find: Find): Promise<void> {
  if (!frame.isConnected) return find('frame.removed')
  const isWhole = frame.sandbox.contains('allow-scripts') && frame.sandbox.contains('allow-same-origin')
  if (frame.hasAttribute('sandbox') && !isWhole) checkAttributes(frame, find)
  if (self.origin === 'null') return find('host.opaque')
  const answer = await isAnswered(address)
  if (answer === undefined) find('cashier.silent', address.href)
  else find(answer ? 'cashier.refused' : 'cashier.unreachable', address.href)
}

/** Whether a server answers at the URL; undefined when the page's CSP forbids to ask. */
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
