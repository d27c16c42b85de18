import type { PaymentConfig } from '../../../schemas/config.ts'
import type { HostProblem } from '../../../schemas/host/problems.ts'
import { CASHIERS } from '../../cashiers/CASHIERS.ts'
import { createPaymentPage } from '../../payments/createPaymentPage.ts'
import type { TransactionStore } from '../../payments/TransactionStore.ts'
import { allowsForms } from '../../platform/page/allowsForms.ts'
import { openHelperWindow } from '../../platform/windows/helperWindow.ts'
import { openWindow } from '../../platform/windows/openWindow.ts'
import { paymentAddresses } from '../../platform/windows/paymentAddress.ts'
import { isNamed } from '../../reference/isNamed.ts'
import type { CoreServices } from '../../services/CoreServices.ts'
import type { WindowServices } from '../../services/Services.ts'
import { returnUrl } from '../returnUrl.ts'

export interface PaymentWindowsNeed {
  readonly core: CoreServices
  readonly config: PaymentConfig
  readonly transaction: TransactionStore
  readonly notifyHost: (code: HostProblem) => void
}

/** Opens the pages of providers, in a helper window or by the host's app, after checking their URLs. */
export function createPaymentWindows({ core, config, transaction, notifyHost }: PaymentWindowsNeed): WindowServices {
  const { bridge, carried, clock, embedding } = core.environment
  const { basepath, pages = basepath, surface } = embedding
  const { deposit, texts, session } = core
  const { notify } = core.reports
  const { noHelper, inApp, appSchemes } = config.redirect
  const addresses = paymentAddresses(appSchemes)
  const canSendForms = allowsForms()
  if (!canSendForms) notifyHost('frame.allow-forms')
  return {
    addresses,
    canSendForms,
    returnUrl: returnUrl(config, new URL(pages, location.origin).href, CASHIERS[session.mode].routes),
    hasNoWindow: ({ name }) => surface.isWebView || session.native || isNamed(name, [...noHelper, ...inApp]),
    paymentPage: createPaymentPage({
      ...core,
      transaction,
      addresses,
      openHelper: () => openHelperWindow({ page: `${pages}/helper.html`, language: texts.lang, clock }),
      isInApp: (name) => isNamed(name, inApp),
      openOutside: (source) => bridge.send({ messageType: 'onExternalRedirect', ...source }),
      openDirect: (url) => !openWindow(url, 'noopener,noreferrer').isRefused,
      notifyHost,
      openedBefore: carried?.windows ?? [],
      onRefused: () => {
        const content = texts.t('complete.openPage.refused', { id: deposit.current?.id ?? '' })
        notify({ title: '', content, tone: 'bad', stays: true })
      },
    }),
  }
}
