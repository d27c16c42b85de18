import type { CoreServices } from '../../services/CoreServices.ts'
import type { MessageServices } from '../../services/Services.ts'
import { blockedBy } from '../../session/blockedBy.ts'

/** The notices that several features show about a deposit. */
export function createMessages(
  { session, texts, reports: { notify } }: Pick<CoreServices, 'session' | 'texts' | 'reports'>,
  notifyHost: MessageServices['notifyHost'],
): MessageServices {
  const messages: MessageServices = {
    notifyHost,
    showNotice: (content) => notify({ title: '', content, tone: 'info', stays: true }),
    showBlocked(why) {
      const content = texts.t(
        `form.held.${why.why}`,
        why.why === 'wait' ? { count: why.seconds, seconds: why.seconds } : {},
      )
      notify({ title: '', content, tone: 'bad', stays: true, about: why.why })
    },
    isBlocked() {
      const why = blockedBy(session)
      if (why !== undefined) messages.showBlocked(why)
      return why !== undefined
    },
  }
  return messages
}
