import type { Texts } from '../i18n/createTexts.ts'

/** Facts about a failed call. */
export interface FailureFacts {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly serverMessage?: string | undefined
  /** True if the network failed, and all retries failed too. */
  readonly isNetwork?: boolean
  readonly isTimeout?: boolean
}

type Words = Pick<Texts, 't' | 'has' | 'words'>

/**
 * The player's message for a failure. The first that applies is used, in the order of spec 8: network error, timeout, a
 * text for the HTTP status, the server's message for `banking.merchantClientError`, a text for the code, the generic
 * provider error.
 */
export function errorText(failure: FailureFacts, { t, has, words }: Words): string {
  const { status, code, serverMessage } = failure
  if (failure.isNetwork) return t('socket.networkError')
  if (failure.isTimeout) return t('error.text')
  if (status !== undefined && has(`httpCodes.${status}`)) return t(`httpCodes.${status}`)
  if (code === 'banking.merchantClientError' && serverMessage) return words(serverMessage)
  if (code && code !== 'banking.paymentMethodRegex' && has(`common.errors.${code}`)) return t(`common.errors.${code}`)
  return t('provider.error')
}
