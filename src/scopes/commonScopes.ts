import type { CommonScopes } from '../../schemas/layout/screens/index.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { ScopesNeed } from './ScopesNeed.ts'

/** The messages on the screen. Tracked by MobX. */
interface ShownNotices {
  readonly notices: readonly { readonly about?: string }[]
}

/**
 * The scopes of every screen. They list their members, so that no path reaches the session's token. Members that change
 * are getters, so that MobX tracks reads.
 */
export function commonScopes(
  { session, route, texts, site }: ScopesNeed,
  shown: ShownNotices,
): Pick<Scopes, CommonScopes> {
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
    route: {
      get name() {
        return route.name
      },
      get hasBack() {
        return route.hasBack
      },
      get hasTabs() {
        return route.hasTabs
      },
    },
    env: {
      platform: session.user.platform,
      lang: texts.lang,
      rtl: texts.isRtl,
      mode: session.mode,
      native: session.native,
      supportUrl: site.supportUrl ?? '',
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
      get offlineTold() {
        return shown.notices.some(({ about }) => about === 'offline')
      },
    },
    exp: session.experiments,
  }
}
