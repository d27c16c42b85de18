import type { PaymentConfig } from '../../../schemas/config.ts'
import type { HostProblem } from '../../../schemas/host/problems.ts'
import { createPaymentPage, type PaymentPage } from '../../features/deposit/createPaymentPage.ts'
import type { PaymentPart } from '../../pages/PaymentPart.ts'
import { openHelperWindow } from '../../platform/windows/helperWindow.ts'
import { openWindow } from '../../platform/windows/openWindow.ts'
import type { PaymentAddresses } from '../../platform/windows/paymentAddress.ts'
import { isNamed } from '../../reference/isNamed.ts'
import type { AppNeed } from '../AppNeed.ts'
import type { Core } from './core.ts'

/** Opens the pages of providers: in a helper window, or by the host's app. */
export function createPaymentWindows(
  {
    basepath,
    pages = basepath,
    bridge,
    clock,
    config,
  }: Pick<AppNeed, 'basepath' | 'pages' | 'bridge' | 'clock'> & { readonly config: PaymentConfig },
  core: Core & Pick<PaymentPart, 'transaction'> & { readonly addresses: PaymentAddresses },
  notifyHost: (code: HostProblem) => void,
): PaymentPage {
  const { deposit, notify, texts } = core
  return createPaymentPage({
    ...core,
    openHelper: () => openHelperWindow({ page: `${pages}/helper.html`, language: texts.lang, clock }),
    isInApp: (name) => isNamed(name, config.redirect.inApp),
    openOutside: (source) => bridge.send({ messageType: 'onExternalRedirect', ...source }),
    openDirect: (url) => !openWindow(url, 'noopener,noreferrer').isRefused,
    notifyHost,
    onRefused: () => {
      const content = texts.t('complete.openPage.refused', { id: deposit.current?.id ?? '' })
      notify({ title: texts.t('error.snackbar.title'), content, tone: 'bad' })
    },
  })
}
