import type { PaymentSource } from '../../schemas/depositAnswer.ts'
import type { HelperOrder } from '../../schemas/helperPage.ts'

/** The window in which the provider's page opens. It is opened inside the press, and told later where to go. */
export interface HelperWindow {
  /** False when the window could not be reached: blocked, or cut off by the host's policy (D-10). */
  readonly isReachable: boolean
  redirect(source: PaymentSource): void
  close(): void
}

/** Opens the helper page. The only thing it is ever told is an address that has been checked. */
export function openHelperWindow(page: string, opened: Window | null = window.open(page, '_blank')): HelperWindow {
  if (opened === null) return { isReachable: false, redirect: () => undefined, close: () => undefined }
  const isReady = new Promise<void>((resolve) => {
    const hear = (event: MessageEvent) => {
      if (event.source !== opened || event.origin !== location.origin || event.data?.paywidget !== 'ready') return
      window.removeEventListener('message', hear)
      resolve()
    }
    window.addEventListener('message', hear)
  })
  return {
    isReachable: true,
    redirect: ({ url, method, data }) => {
      const order: HelperOrder = { paywidget: 'redirect', url, method, data }
      void isReady.then(() => opened.postMessage(order, location.origin))
    },
    close: () => opened.close(),
  }
}
