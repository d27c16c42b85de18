import type { Headers } from '../../src/ops/headers/recipe.ts'

/** What a host may send to cut its page off from others; the recipe says same-origin-allow-popups. */
const OPENER_POLICIES = ['same-origin-allow-popups', 'same-origin', 'unsafe-none'] as const
type OpenerPolicy = (typeof OPENER_POLICIES)[number]

/** `?coop=` of a page of the host. */
export const openerPolicyIn = ({ searchParams }: URL): OpenerPolicy =>
  OPENER_POLICIES.find((known) => known === searchParams.get('coop')) ?? OPENER_POLICIES[0]

/** The host's own page: its frames may only ever be the widget. */
export function hostPageHeaders(widgetOrigin: string, openerPolicy: OpenerPolicy): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'",
      `frame-src ${widgetOrigin}; frame-ancestors 'none'`,
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
    'cross-origin-opener-policy': openerPolicy,
    'cache-control': 'no-store',
  }
}

/** The provider's page, another company's in real life. */
export function providerHeaders(): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}
