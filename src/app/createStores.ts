import type { HostData } from '../host/HostData.ts'
import { BonusStore } from '../stores/BonusStore.ts'
import { DepositStore } from '../stores/DepositStore.ts'
import { MethodsStore } from '../stores/MethodsStore.ts'
import { NoticesStore } from '../stores/NoticesStore.ts'
import { RouteStore } from '../stores/RouteStore.ts'
import { SessionStore } from '../stores/SessionStore.ts'
import { TransactionStore } from '../stores/TransactionStore.ts'

export function createStores(data: HostData | undefined) {
  return {
    session: new SessionStore(sessionFacts(data)),
    methods: new MethodsStore(),
    deposit: new DepositStore(),
    transaction: new TransactionStore(),
    notices: new NoticesStore(),
    route: new RouteStore(),
    bonus: new BonusStore(),
  }
}

export type Stores = ReturnType<typeof createStores>

function sessionFacts(data: HostData | undefined) {
  const platform = data?.user.platform ?? 'desktop'
  const native = platform === 'android' || platform === 'ios'
  return {
    user: {
      currency: data?.user.currency ?? '',
      paymentGeo: data?.user.paymentGeo ?? '',
      platform,
      lang: data?.user.lang ?? 'en',
    },
    userId: data?.userId ?? '',
    mode: data?.widgetViewType ?? 'main',
    // Spec 9: dark on native, light otherwise, unless the host chose.
    theme: data?.schema.theme ?? (native ? 'dark' : 'light'),
    native,
    canClose: data?.closingButton ?? true,
    experiments: Object.fromEntries((data?.experiments ?? []).map(({ key, group }) => [key, group])),
  } as const
}
