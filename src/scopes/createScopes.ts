import type { Scopes } from '../../schemas/scopes/views.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { BonusStore } from '../stores/BonusStore.ts'
import type { DepositStore } from '../stores/DepositStore.ts'
import type { FormStore } from '../stores/FormStore.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import type { SessionStore } from '../stores/SessionStore.ts'
import type { TransactionStore } from '../stores/TransactionStore.ts'
import { bonusScope } from './bonusScope.ts'
import { depositScope } from './depositScope.ts'
import { formScope } from './formScope.ts'
import { limitsScope, methodScope } from './methodScope.ts'
import { methodsScope } from './methodsScope.ts'
import { regionScope } from './regionScope.ts'

export interface ScopesNeed {
  readonly session: SessionStore
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  readonly transaction: TransactionStore
  readonly bonus: BonusStore
  readonly route: RouteStore
  readonly texts: Texts
  readonly staticPath: string
  readonly iconBase: string
  /** The form on the screen, if it has one. */
  readonly form: () => FormStore | undefined
}

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
