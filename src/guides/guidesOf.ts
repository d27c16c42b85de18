import type { Config } from '../../schemas/config.ts'
import type { MethodsStore } from '../catalog/MethodsStore.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { GuideStep, GuideVideo } from '../model/guide.ts'
import type { Method } from '../model/method.ts'
import type { Navigation } from '../model/navigation.ts'
import type { DepositStore } from '../payments/DepositStore.ts'
import { BANK_STEPS, TRANSFER_TEXTS } from '../reference/bankSteps.ts'
import { isPayout } from '../reference/isPayout.ts'
import { methodSteps } from '../reference/methodSteps.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { chooseSteps } from './chooseSteps.ts'
import { chooseVideo } from './chooseVideo.ts'

export interface GuidesNeed {
  readonly site: Pick<Config, 'instructions'>
  readonly session: Pick<SessionStore, 'paymentGeo' | 'hasCryptoSteps'>
  readonly methods: Pick<MethodsStore, 'selected' | 'find' | 'transaction'>
  readonly deposit: Pick<DepositStore, 'current'>
  readonly texts: Texts
  readonly navigation: Pick<Navigation, 'go' | 'query'>
}

/** Payment instructions of the current method. All members are MobX-observable. */
export interface Guides {
  readonly method: () => Method | undefined
  readonly bank: () => string | undefined
  readonly steps: () => readonly GuideStep[]
  readonly video: () => GuideVideo | undefined
  readonly banks: () => readonly string[]
  readonly transfer: () => readonly string[]
}

/** The instructions of the selected method or, on pages after the create, of the deposit's method. */
export function guidesOf({ site, session, methods, deposit, texts, navigation }: GuidesNeed): Guides {
  const method = () => methods.selected ?? (deposit.current && methods.find(deposit.current.method))
  const bank = () => navigation.query('bank')
  return {
    method,
    bank,
    steps() {
      const open = method()
      // Our own steps explain deposits: how to send coins to the cashier, or sell items to it.
      const builtIn = open && !isPayout(methods.transaction) ? methodSteps(open, session) : []
      return chooseSteps({ bank: bank(), visualInstruction: open?.visualInstruction, builtIn }, site.instructions)
    },
    banks: () =>
      Object.keys(BANK_STEPS).filter(
        (name) => chooseSteps({ bank: name, visualInstruction: undefined }, site.instructions).length > 0,
      ),
    transfer: () => TRANSFER_TEXTS,
    video: () => chooseVideo(method()?.videoGuide, { lang: texts.asked, country: session.paymentGeo }),
  }
}
