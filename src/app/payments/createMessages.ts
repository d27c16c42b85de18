import type { CoreServices } from '../../services/CoreServices.ts'
import type { MessageServices } from '../../services/Services.ts'
import { blockedBy } from '../../session/blockedBy.ts'

/** The notices that several features show about a press on a submit button. */
export function createMessages(
  { session, texts, reports: { notify } }: Pick<CoreServices, 'session' | 'texts' | 'reports'>,
  notifyHost: MessageServices['notifyHost'],
): MessageServices {
  const messages: MessageServices = {
    notifyHost,
    showNotice: (content) => notify({ title: '', content, tone: 'info', stays: true }),
    showBlocked(blocked) {
      const content = texts.t(
        `form.held.${blocked.why}`,
        blocked.why === 'wait' ? { count: blocked.seconds, seconds: blocked.seconds } : {},
      )
      notify({ title: '', content, tone: 'bad', stays: true, about: blocked.why })
    },
    isBlocked() {
      const blocked = blockedBy(session)
      if (blocked !== undefined) messages.showBlocked(blocked)
      return blocked !== undefined
    },
  }
  return messages
}
