import { DEFAULT_CASHIER } from '../../schemas/cashiers.ts'
import type { Config } from '../../schemas/config.ts'
import { hostExtras } from '../api/hostExtras.ts'
import { MethodsStore } from '../catalog/MethodsStore.ts'
import type { HostData } from '../host/loaded/HostData.ts'
import { nativeOf, themeOf } from '../host/loaded/nativeOf.ts'
import { NoticesStore } from '../notices/NoticesStore.ts'
import { DepositStore } from '../payments/DepositStore.ts'
import { RouteStore } from '../session/RouteStore.ts'
import { type Look, type SessionFacts, SessionStore } from '../session/SessionStore.ts'

export function createStores(data: HostData | undefined, decimals?: Config['decimals']) {
  return {
    session: new SessionStore({ ...sessionFacts(data), decimals }),
    methods: new MethodsStore(),
    deposit: new DepositStore(),
    notices: new NoticesStore(),
    route: new RouteStore(),
  }
}

export type Stores = ReturnType<typeof createStores>

export function lookOf(data: HostData | undefined): Look {
  return {
    theme: themeOf(data),
    canClose: data?.closingButton ?? true,
    variables: data?.schema.variables,
    branding: data?.schema.branding,
    extras: hostExtras(data),
    resume: data?.resume,
    bonusList: data?.bonusList,
  }
}

function sessionFacts(data: HostData | undefined): SessionFacts {
  return {
    ...lookOf(data),
    user: data?.user ?? { currency: '', paymentGeo: '', platform: 'desktop', lang: 'en' },
    identity: data?.identity ?? '',
    mode: data?.widgetViewType ?? DEFAULT_CASHIER,
    native: nativeOf(data) !== undefined,
    platformVersion: data?.platformVersion ?? 'redesign',
    hasCryptoSteps: data?.schema.meta.showCryptoInstruction,
    experiments: Object.fromEntries((data?.experiments ?? []).map(({ key, group }) => [key, group])),
  }
}
