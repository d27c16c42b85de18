import type { RouteName } from '../../../schemas/routes.ts'
import type { MethodsStore } from '../../catalog/MethodsStore.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import type { Method } from '../../model/method.ts'
import type { GoOptions, Navigation } from '../../model/navigation.ts'
import type { Notify } from '../../notices/notify.ts'
import type { DepositStore } from '../../payments/DepositStore.ts'
import { cardViewTypeOf } from '../../reference/cardViewTypes.ts'
import { networksOf } from '../../reference/coins.ts'
import { isPayout } from '../../reference/isPayout.ts'
import type { RouteStore } from '../../session/RouteStore.ts'
import { groupRouteFor, routeFor, withdrawalRouteFor } from './routeFor.ts'

export interface PagesNeed {
  readonly methods: MethodsStore
  readonly deposit: DepositStore
  readonly route: RouteStore
  readonly navigation: Pick<Navigation, 'go'>
  readonly notify: Notify
  readonly texts: Texts
  /** False if the host's page forbids form submission: then no form is opened. */
  readonly canSendForms: boolean
  /** Whether a withdrawal redeems sweep coins. */
  readonly redeemsCoins: boolean
}

export interface Pages {
  openMethod(name: string, options?: GoOptions): void
  openGroup(code: string, options?: GoOptions): void
}

/** Opens the pages of methods and groups. */
export function createPages({
  methods,
  deposit,
  route,
  navigation,
  notify,
  texts,
  canSendForms,
  redeemsCoins,
}: PagesNeed): Pages {
  const depositPage = (method: Method): RouteName =>
    routeFor({
      cardViewType: cardViewTypeOf(method.cardViewType),
      isCrypto: method.category === 'crypto',
      asksFirst: networksOf(method).some(({ asksFirst }) => asksFirst),
      isInGroup: route.name === 'depositGroupListPage',
    })
  const withdrawalPage = ({ cardViewType, category }: Method): RouteName =>
    redeemsCoins
      ? 'sweepstakeConvertPage'
      : withdrawalRouteFor({
          category,
          cardViewType: cardViewTypeOf(cardViewType),
          isInGroup: route.name === 'withdrawalGroupListPage',
        })

  return {
    openGroup(code, options) {
      methods.selectGroup(code)
      navigation.go(isPayout(methods.transaction) ? 'withdrawalGroupListPage' : groupRouteFor(code), options)
    },
    openMethod(name, options) {
      const method = methods.find(name)
      // No page opens, so hide the skeleton.
      if (method === undefined || !canSendForms) route.hideSkeleton()
      if (method === undefined) return
      if (!canSendForms) {
        notify({ title: texts.t('error.snackbar.title'), content: texts.t('error.forms'), tone: 'bad' })
        return
      }
      deposit.clear()
      methods.selectMethod(method)
      navigation.go(isPayout(methods.transaction) ? withdrawalPage(method) : depositPage(method), options)
    },
  }
}
