import { createContext, type ReactNode, useContext } from 'react'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { FormPlan } from '../forms/plan/FormPlan.ts'
import type { HeaderButton } from '../guides/guideButtons.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { NoticesStore } from '../notices/NoticesStore.ts'
import type { RouteStore } from '../session/RouteStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'

/** The content of a screen: a layout and, if the screen is a form, the plan of the form. */
export interface Drawing {
  readonly route: string
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
}

/**
 * The interface for the screens, which only render and forward the player's actions: they call neither API nor host.
 */
export interface AppView {
  readonly session: SessionStore
  readonly route: RouteStore
  readonly notices: NoticesStore
  readonly texts: Texts
  /** The rendering environment of the current page, the same object while the page is open. Tracked by MobX. */
  env(): DrawingEnv
  /** The content of the page; undefined while it loads. Tracked by MobX. */
  drawing(): Drawing | undefined
  /** The page's header buttons. Tracked by MobX. */
  buttons(): readonly HeaderButton[]
  /** The captcha of a payment. Tracked by MobX. */
  challenge(): ReactNode
  /** Whether code that the page needs failed to load. Tracked by MobX. */
  isPartMissing(): boolean
  retryLoading(): void
  /** Scrolls to the top of a newly opened page. */
  toTop(): void
  /** Reports a rendering error once. */
  crashed(error: unknown): void
  leave(): void
  close(): void
}

const AppViewContext = createContext<AppView | undefined>(undefined)

export const AppViewProvider = AppViewContext.Provider

export function useApp(): AppView {
  const app = useContext(AppViewContext)
  if (app === undefined) throw new Error('AppViewProvider is missing.')
  return app
}
