import { reaction } from 'mobx'
import { variableNames } from '../../host/loaded/isSafeVariable.ts'
import { defaultTokens, parseColour } from '../../platform/page/themeColours.ts'
import type { NotifyHost } from '../../services/HostChoices.ts'
import type { SessionStore } from '../../session/SessionStore.ts'
import { readableTheme } from './readableTheme.ts'

export interface ReadableThemeNeed {
  /** The widget's element. */
  readonly element: HTMLElement
  readonly session: SessionStore
  readonly notifyHost: NotifyHost
}

/**
 * Adjusts unreadable colours of the host, at each change of its theme, and reports the adjustments. Returns a cleanup.
 */
export function keepThemeReadable({ element, session, notifyHost }: ReadableThemeNeed): () => void {
  return reaction(
    () => [session.theme, session.look.variables] as const,
    ([theme, variables = {}]) => {
      if (Object.keys(variables).length === 0) return
      const readable = readableTheme({
        variables,
        defaults: defaultTokens(theme, variableNames(), element),
        isDark: theme === 'dark',
        parse: parseColour,
      })
      if (readable.adjusted.length === 0) return
      session.applyLook({ ...session.look, theme, canClose: session.canClose, variables: readable.variables })
      notifyHost('theme.contrast', readable.adjusted)
    },
    { fireImmediately: true },
  )
}
