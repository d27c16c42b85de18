import type { ActionJson } from '../../schemas/layout/document.ts'
import type { Navigation } from '../../schemas/navigation.ts'
import type { RouteName } from '../../schemas/routes.ts'
import type { EventKey, Track } from '../analytics/track.ts'
import type { Verbs } from '../flows/actions.ts'
import type { Pages } from '../flows/pages.ts'
import type { FormStore } from '../stores/FormStore.ts'
import type { MethodsStore } from '../stores/MethodsStore.ts'
import type { Payment } from './createPayment.ts'

export interface VerbsNeed {
  readonly methods: MethodsStore
  readonly navigation: Navigation
  readonly pages: Pages
  readonly track: Track
  readonly form: () => FormStore | undefined
  readonly payment: () => Payment | undefined
  readonly chooseRegion: (country: string) => void
  readonly close: () => void
  readonly refresh: () => void
}

/** What each action of a layout does: `schemas/layout/slots.ts` names them, and those of the interpreter's own blocks. */
export function createVerbs(need: VerbsNeed): Verbs {
  const { methods, navigation, pages, form, payment } = need
  const search = ({ over, query }: ActionJson) =>
    over === 'countries' ? methods.searchCountries(String(query)) : methods.search(String(query))
  return {
    'deposit.create': () => void payment()?.creating.press(),
    'deposit.check': () => void payment()?.creating.check(),
    'deposit.openPage': () => payment()?.paymentPage.openPending(),
    'method.open': ({ method }) => pages.openMethod(String(method)),
    'group.open': ({ group }) => pages.openGroup(String(group)),
    'region.choose': ({ country }) => need.chooseRegion(String(country)),
    'search.set': search,
    'search.clear': () => methods.search(''),
    'form.choose': ({ field, value }) => form()?.choose(String(field), String(value)),
    'form.showErrors': () => void form()?.showErrors(),
    setField: ({ field, value }) => form()?.field(String(field))?.set(String(value)),
    navigate: ({ to }) => pages.open(to as RouteName),
    back: () => navigation.leave(),
    close: need.close,
    refresh: need.refresh,
    copy: ({ value }) => void navigator.clipboard?.writeText(String(value)).catch(() => undefined),
    track: ({ key }) => need.track(key as EventKey, {}),
  }
}
