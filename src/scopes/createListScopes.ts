import type { Scopes } from '../../schemas/scopes/views.ts'
import { methodsScope } from './methodsScope.ts'
import { regionScope } from './regionScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

export type ListScopes = Pick<Scopes, 'user' | 'methods' | 'region' | 'route' | 'env' | 'exp'>

/** What the screens before a payment read. */
export function createListScopes(need: ScopesNeed): ListScopes {
  const { session, route, texts } = need
  return {
    user: {
      get currency() {
        return session.user.currency
      },
      get paymentGeo() {
        return session.paymentGeo
      },
      platform: session.user.platform,
      lang: texts.lang,
    },
    methods: methodsScope(need),
    region: regionScope(need),
    route: {
      get name() {
        return route.name
      },
      get hasBack() {
        return route.hasBack
      },
    },
    env: {
      platform: session.user.platform,
      lang: texts.lang,
      rtl: texts.isRtl,
      mode: session.mode,
      native: session.native,
      get theme() {
        return session.theme
      },
      get canClose() {
        return session.canClose
      },
      get expired() {
        return session.isExpired
      },
      get errorId() {
        return session.errorId
      },
      get online() {
        return session.isOnline
      },
    },
    exp: session.experiments,
  }
}
