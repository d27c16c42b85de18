import type { Headers } from '../../src/ops/headers/recipe.ts'

/** Opener policies a host may send; the recipe has same-origin-allow-popups. */
const OPENER_POLICIES = ['same-origin-allow-popups', 'same-origin', 'unsafe-none'] as const
type OpenerPolicy = (typeof OPENER_POLICIES)[number]

/** The opener policy in `?coop=` of a host page. */
export const openerPolicyIn = ({ searchParams }: URL): OpenerPolicy =>
  OPENER_POLICIES.find((known) => known === searchParams.get('coop')) ?? OPENER_POLICIES[0]

/** Headers of the host page, which allow only the widget as a frame. */
export function hostPageHeaders(widgetOrigin: string, openerPolicy: OpenerPolicy): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'",
      `object-src 'none'; form-action 'none'; frame-src ${widgetOrigin}; frame-ancestors 'none'`,
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
    'cross-origin-opener-policy': openerPolicy,
    'cache-control': 'no-store',
  }
}

/** Headers of the provider's page, which in real life belongs to another company. */
export function providerHeaders(): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}
