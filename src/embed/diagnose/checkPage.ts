import { MESSAGES } from '../MESSAGES.ts'
import type { Find } from './Find.ts'
import type { Place } from './Subjects.ts'

/** Permissions of the frame that a page's Permissions-Policy may deny. */
const FEATURES = ['payment', 'clipboard-write', 'web-share']

/** Checks the page in which a cashier opens. */
export function checkPage({ parent, frame, address, options, data }: Place, find: Find): void {
  const { token } = data.user
  if (holds(address, token)) find('token.url', '"src" or "page"')
  if (holds(location, token)) find('token.url', 'this page')
  // Only the second cashier of an element reports it.
  if (parent.querySelector('[data-paywidget]') !== frame && frame.parentNode === parent) find('mount.double')
  for (const [name, listener] of Object.entries(options.on ?? {}))
    if (!isKnown(name) || (listener !== undefined && typeof listener !== 'function')) find('on.unknown', name)
  if (self.origin === 'null') find('host.opaque')
  if (window.top === window && document.querySelector('meta[name=viewport]') === null) find('host.viewport')
  const denied = FEATURES.filter(isDenied)
  if (denied.length > 0) find('host.policy', denied.join(', '))
}

/** A short token, such as one of a test, may be part of any URL. */
const holds = ({ href }: { readonly href: string }, token: string): boolean =>
  token.length > 7 && (href.includes(token) || href.includes(encodeURIComponent(token)))

const isKnown = (name: string): boolean => (MESSAGES as readonly string[]).includes(name)

interface FeaturePolicy {
  features(): readonly string[]
  allowsFeature(feature: string): boolean
}

/** Whether the page itself lacks the feature: then no frame in it has it. Only Chromium exposes this. */
function isDenied(feature: string): boolean {
  const { featurePolicy } = document as { readonly featurePolicy?: FeaturePolicy }
  return featurePolicy?.features().includes(feature) === true && !featurePolicy.allowsFeature(feature)
}
