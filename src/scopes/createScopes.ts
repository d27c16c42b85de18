import type { Scopes } from '../../schemas/scopes/views.ts'
import { bonusScope } from './bonusScope.ts'
import { depositScope } from './depositScope.ts'
import { formScope } from './formScope.ts'
import { limitsScope, methodScope } from './methodScope.ts'
import { methodsScope } from './methodsScope.ts'
import { regionScope } from './regionScope.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/**
 * What layouts may read: views over the stores, built member by member, so that no path reaches the token or contact
 * data. Each member is an own getter; MobX tracks what it reads.
 */
export function createScopes(need: ScopesNeed): Scopes {
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
    method: methodScope(need),
    limits: limitsScope(need),
    form: formScope(need),
    deposit: depositScope(need),
    bonus: bonusScope(need),
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
      theme: session.theme,
      native: session.native,
      canClose: session.canClose,
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
