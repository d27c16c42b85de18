import { type LaterPage, ROUTE_NAMES, type RouteName } from '../../../schemas/routes.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { Navigation } from '../../model/navigation.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import type { DepositStore } from '../../stores/DepositStore.ts'
import type { MethodsStore } from '../../stores/MethodsStore.ts'
import type { RouteStore } from '../../stores/RouteStore.ts'
import type { Notify } from '../failures/notify.ts'
import { routeFor } from './routeFor.ts'

export interface PagesNeed {
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  readonly route: RouteStore
  readonly navigation: Pick<Navigation, 'go'>
  readonly notify: Notify
  readonly texts: Texts
  readonly report: (code: string, message: string) => void
  /** False in a page of a host that lets no form be sent: a form would be a dead end. */
  readonly canSendForms: boolean
}

export interface Pages {
  open(page: RouteName | LaterPage): void
  openMethod(name: string): void
  openGroup(code: string): void
}

const isRoute = (page: string): page is RouteName => (ROUTE_NAMES as readonly string[]).includes(page)

/** Opens pages. One that this build does not have is an error that names it, never a silent wrong page. */
export function createPages({
  methods,
  deposit,
  route,
  navigation,
  notify,
  texts,
  report,
  canSendForms,
}: PagesNeed): Pages {
  const title = texts.t('error.snackbar.title')

  function missing(page: string): void {
    report('page.missing', `The page "${page}" is not part of this build.`)
    const id = deposit.current?.id
    if (id === undefined) {
      notify({ title, content: texts.t('error.method.missing'), tone: 'bad' })
      return
    }
    notify({ title, content: texts.t('error.page.missing', { id }), tone: 'bad' })
    const errorMessage = `The page "${page}" is not part of this build; deposit ${id} goes on there.`
    navigation.go('errorPage', { state: { errorMessage, stacktrace: '' } })
  }

  const open = (page: RouteName | LaterPage) => (isRoute(page) ? navigation.go(page) : missing(page))

  return {
    open,
    openGroup(code) {
      methods.selectGroup(code)
      navigation.go('depositGroupListPage')
    },
    openMethod(name) {
      const method = methods.find(name)
      if (method === undefined) return
      if (!canSendForms) {
        notify({ title, content: texts.t('error.forms'), tone: 'bad' })
        return
      }
      const page = routeFor({
        cardViewType: cardViewTypeOf(method.cardViewType),
        isCrypto: method.category === 'crypto',
        isInGroup: route.name === 'depositGroupListPage',
      })
      deposit.clear()
      if (isRoute(page)) methods.selectMethod(method)
      open(page)
    },
  }
}
