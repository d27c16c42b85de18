import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { Screens } from '../../layouts/createScreens.ts'
import { GROUP_B } from '../../reference/GROUP_B.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import type { AppNeed } from '../../services/AppNeed.ts'
import type { Stores } from '../createStores.ts'

export interface ScopeSourcesNeed {
  readonly need: Pick<AppNeed, 'config' | 'data'>
  readonly stores: Stores
  readonly texts: Texts
  readonly screens: Pick<Screens, 'current'>
  readonly bonuses: () => Scopes['bonuses'] | undefined
}

/** The data behind the scopes of the list, and the features of the site that the player's experiments turn on. */
export function createScopeSources({ need, stores, texts, screens, bonuses }: ScopeSourcesNeed) {
  const { config, data } = need
  const { session } = stores
  const isIn = (key: 'carousel' | 'cryptoBonus') => session.experiments[config.experiments[key]] === GROUP_B
  const hasCarousel = isIn('carousel')
  const listedBonuses: Scopes['bonuses'] = {
    get state() {
      return bonuses()?.state ?? (hasCarousel && session.look.bonusList?.[0] ? 'waiting' : 'none')
    },
    get list() {
      return bonuses()?.list ?? []
    },
  }
  const sources: ScopesNeed = {
    ...stores,
    texts,
    site: {
      staticPath: config.staticPath,
      badges: config.badges,
      instructions: config.instructions,
      // Not validated yet: a link is validated when it is opened.
      supportUrl: String(Object(config.support).url ?? ''),
      hasCryptoBonus: isIn('cryptoBonus') && !!data?.schema.meta.isCryptoBonusAvailable,
      iconBase: config.iconCdn || `${config.staticPath}icons/`,
      factsGroup: session.experiments[config.experiments.facts],
    },
    form: () => screens.current()?.form,
  }
  return { sources, hasCarousel, listedBonuses }
}
