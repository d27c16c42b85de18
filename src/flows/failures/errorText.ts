import type { Texts } from '../../i18n/createTexts.ts'

/** What is known of a failed call. */
export interface FailureFacts {
  readonly status?: number | undefined
  readonly code?: string | undefined
  readonly serverMessage?: string | undefined
  /** The network failed and the retries are used up. */
  readonly isNetwork?: boolean
  readonly isTimeout?: boolean
}

type Words = Pick<Texts, 't' | 'has' | 'words'>

/**
 * What the player is told of a failure, in the order of spec 8: a text for the status; the server's own words for
 * `banking.merchantClientError`; a text for the code; else the provider's error.
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
