import type { Find } from './Find.ts'

const SANDBOX = [
  'allow-downloads',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
]
const ALLOW = ['clipboard-write', 'payment', 'web-share']

/** Checks the permissions of an iframe. The loader sets them itself; a page may have made its own iframe. */
export function checkAttributes(frame: HTMLIFrameElement, find: Find): void {
  const sandbox = SANDBOX.filter((token) => frame.hasAttribute('sandbox') && !frame.sandbox.contains(token))
  if (sandbox.length > 0) find('frame.sandbox', sandbox.join(' '))
  const allow = ALLOW.filter((feature) => !frame.allow.includes(feature))
  if (allow.length > 0) find('frame.allow', allow.join('; '))
}
