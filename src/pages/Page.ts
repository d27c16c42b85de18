import type { CommonActions, OwnActions, OwnScopes, ScreenName } from '../../schemas/layout/screens/index.ts'
import type { FormScreen } from '../../schemas/layout/screens/isForm.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { ActionHandlers, FormActionHandlers } from '../drawing/ActionHandlers.ts'
import type { DrawingEnv } from '../drawing/Drawer.ts'
import type { HeaderButton } from '../guides/guideButtons.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { Forms } from '../layouts/createScreens.ts'
import type { Method } from '../model/method.ts'
import type { CoreServices } from '../services/CoreServices.ts'
import type { Services } from '../services/Services.ts'

/** An open page: the scopes and actions of its layout, and its cleanup. */
export interface OpenPage {
  readonly scopes: Partial<Scopes>
  readonly actions: Partial<ActionHandlers>
  /** The method that determines the layout; only its name while the list loads. Tracked by MobX. */
  readonly method?: (() => Pick<Method, 'name'> | Method | undefined) | undefined
  /** Creates the form of the page's method, if the page has a form. */
  readonly forms?: Forms | undefined
  /** Additional header buttons. Tracked by MobX. */
  readonly buttons?: (() => readonly HeaderButton[]) | undefined
  /** Cleanup of the page's timers, listeners and requests. */
  readonly stop?: (() => void) | undefined
}

/** All renderers and form drawers, for layouts that need more than the renderers of the method list. */
export interface DrawingPart extends Pick<DrawingEnv, 'registry' | 'drawers'> {
  readonly copy: (text: string) => Promise<unknown>
}

/** Lazily loaded code that a page may need. */
export type PartName = 'drawing' | 'payment'

/** What a page gets when it opens. `Own`: the state and actions of its feature. */
export interface PageParts<Own = unknown> {
  readonly core: CoreServices
  readonly services: Services
  readonly own: Own
}

/** The members of a page that are known before its code has loaded. */
interface PageHead {
  readonly screen: ScreenName
  readonly needs: readonly PartName[]
}

/** A page definition: its screen, its built-in layout, and how it opens. */
export interface PageOf<Own> extends PageHead {
  readonly builtIn: CheckedLayout
  open(parts: PageParts<Own>): OpenPage
}

/** A page of any feature. */
export type Page = PageOf<unknown>

/** A page whose code is in a chunk of its own. */
export interface LazyPageOf<Own> extends PageHead {
  /** Rejects with ModuleLoadError if the code can't be loaded; the next call retries. */
  load(): Promise<PageOf<Own>>
}

/** A lazy page of any feature. */
export type LazyPage = LazyPageOf<unknown>

/** An open page with everything that its screen offers; a missing member is a type error. */
interface Kept<S extends ScreenName> extends OpenPage {
  readonly scopes: Pick<Scopes, OwnScopes<S>>
  readonly actions: Pick<ActionHandlers, Exclude<OwnActions<S>, CommonActions>> &
    (S extends FormScreen ? FormActionHandlers : unknown)
}

/** The parts of a page, by the lazily loaded code that it needs. */
type Given<P extends PartName, Own> = 'payment' extends P ? PageParts<Own> : Pick<PageParts, 'core'>

interface Definition<S extends ScreenName, P extends PartName, Own> {
  readonly screen: S
  /** Validated at build time. */
  readonly builtIn: unknown
  readonly needs: readonly P[]
  open(parts: Given<P, Own>): Kept<S>
}

/**
 * Defines a page whose layout can use exactly what its screen offers (`schemas/layout/screens`). A page that uses its
 * feature's state declares that in the type of the parts: `open: ({ core, own }: PageParts<Onramp>) => …`.
 */
export const definePage = <S extends ScreenName, P extends PartName = never, Own = unknown>(
  page: Definition<S, P, Own>,
): PageOf<Own> => page as unknown as PageOf<Own>
