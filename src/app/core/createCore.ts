import type { Scopes } from '../../../schemas/scopes/views.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import { createMethodLoading } from '../../catalog/createMethodLoading.ts'
import { listPageHere, listPageOf } from '../../catalog/listPageOf.ts'
import { createChooseRegion } from '../../features/list/createChooseRegion.ts'
import type { ListReport, ListStores } from '../../features/list/notShown.ts'
import type { OtherListNeed } from '../../features/list/requestOtherList.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import { createLayouts } from '../../layouts/createLayouts.ts'
import { createScreens } from '../../layouts/createScreens.ts'
import type { Navigation } from '../../model/navigation.ts'
import { LAST_USED } from '../../payments/LAST_USED.ts'
import { fetchFile } from '../../platform/files/fetchFile.ts'
import { commonScopes } from '../../scopes/commonScopes.ts'
import type { AppNeed } from '../../services/AppNeed.ts'
import type { CoreServices, ListServices } from '../../services/CoreServices.ts'
import { createFormats } from '../createFormats.ts'
import type { Stores } from '../createStores.ts'
import { createDiagnostics } from './createDiagnostics.ts'
import { createScopeSources } from './createScopeSources.ts'

export interface CoreNeed {
  readonly need: AppNeed
  readonly stores: Stores
  readonly texts: Texts
  readonly navigation: Navigation
  /** Resolves when all renderers have loaded: an operator's layout may use any block. */
  readonly allRenderers: () => Promise<unknown>
  /** Reports each method of the list that is not shown. */
  readonly notShown: (list: MethodList, stores: ListStores, report: ListReport) => void
  /** The calls for the lists that the start does not need; their code is lazy loaded. */
  readonly listLater: (calls: CallNeed, asked: Omit<OtherListNeed, 'withdrawals'>) => Promise<MethodList>
  readonly pages: ListServices['pages']
  /** The bonuses, once their code has loaded. */
  readonly bonuses: () => Scopes['bonuses'] | undefined
}

/** Creates the services that the start needs: the method list and its countries, layouts, notices and reports. */
export function createCore({
  need,
  stores,
  texts,
  navigation,
  allRenderers,
  listLater,
  notShown,
  pages,
  bonuses,
}: CoreNeed): CoreServices {
  const { config, clock, data } = need
  const { session, methods, route } = stores
  const { api, reports } = createDiagnostics(need, stores, texts)
  const { report, onFailure, track } = reports
  const abTestGroup = session.experiments[config.experiments.methods]
  const layouts = createLayouts({
    load: async (name) => (await fetchFile(`${config.staticPath}layouts/${name}`, config.timeouts.file)).text,
    ready: allRenderers,
    player: {
      // Without a user id, the identity is derived from the token: a new token would change the player's rollouts.
      identity: data?.userId ? session.identity : '',
      platform: session.user.platform,
      experiments: session.experiments,
      country: () => session.paymentGeo,
    },
    clock,
    time: need.time,
    report,
  })
  const screens = createScreens({ layouts, onDrawn: (drawn) => track('layout_drawn', { ...drawn }) })
  const { sources, hasCarousel, listedBonuses } = createScopeSources({ need, stores, texts, screens, bonuses })
  return {
    ...sources,
    navigation,
    reports,
    environment: need,
    list: {
      pages,
      listedBonuses,
      hasCarousel,
      abTestGroup,
      isOnList: () => route.name === listPageOf(route.transaction),
      chooseRegion: createChooseRegion({ session, methods, route, navigation }),
      loading: createMethodLoading({
        api,
        session,
        methods,
        navigation,
        abTestGroup,
        onFailure: (failure) => onFailure(failure, null),
        report,
        choices: need.choices,
        lastUsed: () => need.storage.shared.get(LAST_USED + methods.transaction),
        page: { list: () => listPageHere(route), transaction: () => route.transaction },
        listLater: (transaction) => listLater(reports.calls, { session, transaction, abTestGroup }),
        reportNotShown: (list) => notShown(list, stores, report),
      }),
    },
    drawing: {
      layouts,
      screens,
      common: commonScopes(sources, stores.notices),
      formats: createFormats(texts, (currency) => session.decimalsOf(currency)),
    },
  }
}
