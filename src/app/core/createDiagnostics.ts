import { createTrack } from '../../analytics/track.ts'
import { AnswerProblem } from '../../api/AnswerProblem.ts'
import { createListApi } from '../../api/listApi.ts'
import type { Texts } from '../../i18n/createTexts.ts'
import { failureNotice } from '../../notices/failureNotice.ts'
import { createNotify } from '../../notices/notify.ts'
import { onHide } from '../../platform/page/onHide.ts'
import type { AppNeed } from '../../services/AppNeed.ts'
import { TransportFailure } from '../../transport/TransportFailure.ts'
import { createReport } from '../createReport.ts'
import type { Stores } from '../createStores.ts'

export type DiagnosticsNeed = Pick<AppNeed, 'config' | 'clock' | 'data' | 'server' | 'diagnostics'>

/**
 * Creates the calls for the method list, and all reporting: notices for the player, problem reports for the operator,
 * analytics events.
 */
export function createDiagnostics(need: DiagnosticsNeed, { session, notices }: Stores, texts: Texts) {
  const { config, clock, data } = need
  // Without a player there is no token, so no events are sent: a 401 would report an expired token to the host.
  const { track, end } = createTrack({
    clock,
    onHide,
    send: data === undefined ? async () => undefined : (events, options) => api.events({ events }, options),
  })
  const { report, onProblem } = createReport({ track, isLogging: need.diagnostics.isLogging })
  const onDeviation = (call: string, paths: readonly string[]) =>
    report('api.answer', `${call} was read with changes: ${paths.slice(0, 5).join(', ')}`)
  /**
   * Whether a failure only says that the session has expired: the screen shows that, so neither a notice nor an event
   * follows (X6).
   */
  const isExpiry = (failure: unknown) =>
    session.isExpired && failure instanceof TransportFailure && failure.status === 401
  const reported = new Set<string>()
  /** Reports a failed call, or an unusable answer, to the operator (ANALYT-06); of a polled call, each failure once. */
  const onCallFailure = (failure: unknown, isPolled?: boolean): void => {
    const isMismatch = failure instanceof AnswerProblem
    if (!isMismatch && (!(failure instanceof TransportFailure) || failure.kind === 'aborted' || isExpiry(failure)))
      return
    // `hostError` contains no personal data (S10).
    const { code, message } = isMismatch ? failure : failure.hostError
    if (isPolled && reported.has(message)) return
    reported.add(message)
    track('call_error', { error_code: code, error_text: message })
    if (isMismatch) report('api.misfit', message)
  }
  const calls = {
    transport: need.server.transport,
    config,
    onDeviation,
    onFailure: onCallFailure,
  }
  // The request for the first list starts before this reporting exists.
  need.server.firstList?.catch(onCallFailure)
  const api = createListApi(calls)
  const notify = createNotify(notices)
  const onFailure = (failure: unknown, title?: string | null): void => {
    if (isExpiry(failure)) return
    const notice = failureNotice(failure, texts)
    if (title === null && notice.content === texts.t('provider.error')) return
    notify({ ...notice, ...(typeof title === 'string' && { title, stays: true }) })
  }
  return {
    api,
    reports: {
      track,
      report,
      calls,
      onProblem,
      notices,
      notify,
      onFailure,
      endTracking: end,
    },
  }
}
