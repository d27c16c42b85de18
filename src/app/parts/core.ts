import type { Scopes } from '../../../schemas/scopes/views.ts'
import { createTrack } from '../../analytics/track.ts'
import type { CallNeed } from '../../api/defineCall.ts'
import { createListApi } from '../../api/listApi.ts'
import type { MethodList } from '../../api/readMethodList.ts'
import { failureNotice } from '../../flows/failures/failureNotice.ts'
import { createNotify } from '../../flows/failures/notify.ts'
import { createScreens } from '../../flows/layouts/createScreens.ts'
import { createLayouts } from '../../flows/layouts/layouts.ts'
import { createChooseRegion } from '../../flows/list/createChooseRegion.ts'
import { createMethodLoading } from '../../flows/list/createMethodLoading.ts'
import type { LaterList } from '../../flows/list/listLater.ts'
import { listPageOf } from '../../flows/list/listPageOf.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { Navigation } from '../../model/navigation.ts'
import type { CorePart } from '../../pages/Parts.ts'
import { fetchFile } from '../../platform/fetchFile.ts'
import { onHide } from '../../platform/onHide.ts'
import { GROUP_B } from '../../reference/cryptoBonus.ts'
import { commonScopes } from '../../scopes/commonScopes.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import type { AppNeed } from '../AppNeed.ts'
import { createFormats } from '../createFormats.ts'
import { createReport } from '../createReport.ts'
import type { Stores } from '../createStores.ts'

export interface CoreNeed {
  readonly need: AppNeed
  readonly stores: Stores
  readonly texts: Texts
  readonly navigation: Navigation
  /** Resolves when every renderer is there: an operator's document may use any block. */
  readonly allRenderers: () => Promise<unknown>
  /** The calls for the lists that the start does without; their code comes later. */
  readonly listLater: (wire: CallNeed, asked: LaterList) => Promise<MethodList>
  readonly pages: CorePart['pages']
  /** The bonuses, as soon as the code is there that reads and draws them. */
  readonly bonuses: () => Scopes['bonuses'] | undefined
}

/** What is there from the start: the list and its countries, the layouts, what is said and reported. */
export function createCore({ need, stores, texts, navigation, allRenderers, listLater, pages, bonuses }: CoreNeed) {
  const { config, bridge, clock, data, transport } = need
  const { session, methods, notices } = stores
  // Without a player there is no token, and a 401 would tell the host that one had run out.
  const { track, end } = createTrack({
    ...{ clock, onHide },
    send:
      data === undefined ? async () => undefined : (events, options) => api.events({ events: [...events] }, options),
  })
  const { report, onProblem } = createReport({ track, isLogging: need.isLogging })
  const reportOdd = (call: string, paths: readonly string[]) =>
    report('api.answer', `${call}: not as agreed, and read all the same: ${paths.slice(0, 5).join(', ')}`)
  const wire = { transport, config, onOdd: reportOdd }
  const api = createListApi(wire)
  const notify = createNotify(notices)
  // That the session has ended stands on the screen as long as it is so: nobody needs to be alarmed beside it (X6).
  const isExpiry = (failure: unknown) =>
    session.isExpired && failure instanceof TransportFailure && failure.status === 401
  const onFailure = (failure: unknown): void => {
    if (isExpiry(failure)) return
    // As others than the player may hear it (S10).
    if (failure instanceof TransportFailure) {
      const { code, message } = failure.told
      track('call_error', { error_code: code, error_text: message })
    }
    notify(failureNotice(failure, texts))
  }
  const abTestGroup = session.experiments[config.experiments.methods]
  const layouts = createLayouts({
    load: async (name) => (await fetchFile(`${config.staticPath}layouts/${name}`, config.timeouts.file)).text,
    ready: allRenderers,
    report,
  })
  const screens = createScreens({ layouts, report })
  const { route } = stores
  const isOnList = () => route.name === listPageOf(route.transaction)
  const isIn = (key: 'carousel' | 'cryptoBonus') => session.experiments[config.experiments[key]] === GROUP_B
  const hasCarousel = isIn('carousel')
  const isFirst = hasCarousel && data?.bonusList[0] !== undefined
  const listedBonuses: Scopes['bonuses'] = {
    get state() {
      return bonuses()?.state ?? (isFirst ? 'waiting' : 'none')
    },
    get list() {
      return bonuses()?.list ?? []
    },
  }
  const scoped: ScopesNeed = {
    ...{ ...stores, texts, staticPath: config.staticPath },
    badges: config.badges,
    // Read before it is checked: what may be opened is checked where it is.
    supportUrl: String(Object(config.support).url ?? ''),
    hasCryptoBonus: isIn('cryptoBonus') && data?.schema.meta.isCryptoBonusAvailable === true,
    iconBase: config.iconCdn || `${config.staticPath}icons/`,
    factsGroup: session.experiments[config.experiments.facts],
    form: () => screens.current()?.form,
  }
  return {
    ...scoped,
    ...{ hasCarousel, listedBonuses },
    common: commonScopes(scoped),
    formats: createFormats(texts, (currency) => session.decimalsOf(currency)),
    ...{
      ...stores,
      config,
      texts,
      clock,
      time: need.time,
      track,
      navigation,
      layouts,
      screens,
      report,
      reportOdd,
      notify,
      onFailure,
      abTestGroup,
      pages,
    },
    bridge,
    problem: need.problem,
    hasData: data !== undefined,
    isOnList,
    onProblem,
    /** Nothing more is told. */
    endTracking: end,
    loading: createMethodLoading({
      ...{ api, session, methods, navigation, isOnList, abTestGroup, onFailure, report },
      transaction: () => route.transaction,
      listLater: (transaction) => listLater(wire, { session, transaction, abTestGroup }),
    }),
    chooseRegion: createChooseRegion({ session, methods, route, navigation }),
  }
}

export type Core = ReturnType<typeof createCore>
