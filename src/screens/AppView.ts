import { createContext, type ReactNode, useContext } from 'react'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { HeaderButton } from '../flows/guides/guideButtons.ts'
import type { FormPlan } from '../forms/plan/FormPlan.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { NoticesStore } from '../stores/NoticesStore.ts'
import type { RouteStore } from '../stores/RouteStore.ts'
import type { SessionStore } from '../stores/SessionStore.ts'

/** What a screen draws: a document, and the plan of its form when it is one. */
export interface Drawing {
  readonly route: string
  readonly layout: CheckedLayout
  readonly plan: FormPlan | undefined
}

/** What the screens are given. They call no api and no host: they draw, and hand on what is pressed. */
export interface AppView {
  readonly session: SessionStore
  readonly route: RouteStore
  readonly notices: NoticesStore
  readonly texts: Texts
  /** What the page that is open draws its document with. Read as MobX reads; one and the same while it is open. */
  env(): DrawingEnv
  /** Read as MobX reads; undefined while the document is on its way. */
  drawing(): Drawing | undefined
  /** The buttons of the page in the header. Read as MobX reads. */
  buttons(): readonly HeaderButton[]
  /** The captcha that a payment asks for. Read as MobX reads. */
  challenge(): ReactNode
  /** Whether code that a page needs could not be had. Read as MobX reads. */
  isPartMissing(): boolean
  askForPart(): void
  /** To the top of a page that has just been opened, where that is not the top of the document. */
  readonly toTop?: ((x: number, y: number) => void) | undefined
  /** Something could not be drawn: told once. */
  crashed(error: unknown): void
  leave(): void
  close(): void
}

const AppViewContext = createContext<AppView | undefined>(undefined)

export const AppViewProvider = AppViewContext.Provider

export function useApp(): AppView {
  const app = useContext(AppViewContext)
  if (app === undefined) throw new Error('A screen was drawn outside its app.')
  return app
}
