import type { Texts } from '../i18n/createTexts.ts'
import { ModuleLoadError } from '../platform/files/ModuleLoadError.ts'
import { TransportFailure } from '../transport/TransportFailure.ts'
import { CaptchaFailure } from './CaptchaFailure.ts'
import { errorText } from './errorText.ts'
import type { Notice } from './NoticesStore.ts'

/** The only place where a failure is turned into a notice. */
export function failureNotice(failure: unknown, texts: Texts): Omit<Notice, 'id'> {
  const title = texts.t('error.snackbar.title')
  if (failure instanceof ModuleLoadError) return { title, content: texts.t('error.part'), tone: 'bad' }
  if (failure instanceof CaptchaFailure) {
    const tone = failure.why === 'closed' ? 'info' : 'bad'
    return { title: texts.t('captcha.failed'), content: texts.t(failure.code), tone }
  }
  if (!(failure instanceof TransportFailure)) return { title, content: texts.t('provider.error'), tone: 'bad' }
  const facts = {
    status: failure.status,
    code: failure.code,
    serverMessage: failure.serverMessage,
    isNetwork: failure.kind === 'network',
    isTimeout: failure.kind === 'timeout',
  }
  return { title, content: errorText(facts, texts), tone: 'bad' }
}
