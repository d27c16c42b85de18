import type { CommonActions } from '../../schemas/layout/screens/index.ts'
import type { RouteName } from '../../schemas/routes.ts'
import { EVENT_KEYS, type EventKey, type Track } from '../analytics/track.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { ActionHandlers } from '../drawing/ActionHandlers.ts'
import type { Navigation } from '../model/navigation.ts'

export interface CoreActionsNeed {
  readonly methods: MethodsStore
  readonly navigation: Navigation
  readonly track: Track
  readonly report: (code: string, message: string) => void
  readonly close: () => void
  /** Copies a text to the clipboard; to be called during a press. */
  readonly copy: (text: string) => void
  readonly refresh: () => void
}

/** The actions that every screen offers, and the action of the search box. */
export function coreActions({
  methods,
  navigation,
  track,
  report,
  close,
  copy,
  refresh,
}: CoreActionsNeed): Pick<ActionHandlers, CommonActions | 'search.set'> {
  return {
    'search.set': ({ over, query }) => (over === 'countries' ? methods.searchCountries(query) : methods.search(query)),
    navigate: ({ to }) => navigation.go(to as RouteName, { isPress: true }),
    back: () => navigation.leave(),
    close,
    refresh,
    copy: ({ value }) => copy(String(value)),
    track: ({ key }) => {
      if (isEventKey(key)) track(key, {})
      else report('layout.track', `"${key}" is not an event key: nothing is sent.`)
    },
  }
}

const isEventKey = (key: unknown): key is EventKey => EVENT_KEYS.some((one) => one === key)
