import type { Config } from '../../schemas/config.ts'
import { hostExtras } from '../api/hostExtras.ts'
import type { HostData } from '../host/HostData.ts'
import { DepositStore } from '../payments/DepositStore.ts'
import { MethodsStore } from '../stores/MethodsStore.ts'
import { NoticesStore } from '../stores/NoticesStore.ts'
import { RouteStore } from '../stores/RouteStore.ts'
import { type Look, type SessionFacts, SessionStore } from '../stores/SessionStore.ts'

export function createStores(data: HostData | undefined, decimals: Config['decimals'] = {}) {
  return {
    session: new SessionStore({ ...sessionFacts(data), decimals }),
    methods: new MethodsStore(),
    deposit: new DepositStore(),
    notices: new NoticesStore(),
    route: new RouteStore(),
  }
}

export type Stores = ReturnType<typeof createStores>

const isNative = (data: HostData | undefined) => data?.user.platform === 'android' || data?.user.platform === 'ios'

export function lookOf(data: HostData | undefined): Look {
  return {
    // Spec §9: dark in native apps and light elsewhere, unless the host chose a theme.
    theme: data?.schema.theme ?? (isNative(data) ? 'dark' : 'light'),
    canClose: data?.closingButton ?? true,
    variables: data?.schema.variables ?? {},
    adornment: data?.schema.adornment,
    extras: hostExtras(data),
  }
}

function sessionFacts(data: HostData | undefined): SessionFacts {
  return {
    ...lookOf(data),
    user: {
      currency: data?.user.currency ?? '',
      paymentGeo: data?.user.paymentGeo ?? '',
      platform: data?.user.platform ?? 'desktop',
      lang: data?.user.lang ?? 'en',
    },
    identity: data?.identity ?? '',
    mode: data?.widgetViewType ?? 'main',
    native: isNative(data),
    platformVersion: data?.platformVersion ?? 'redesign',
    hasCryptoSteps: data?.schema.meta.showCryptoInstruction === true,
    experiments: Object.fromEntries((data?.experiments ?? []).map(({ key, group }) => [key, group])),
  }
}
