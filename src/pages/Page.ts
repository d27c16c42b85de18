import type { CommonActions, OwnActions, OwnScopes, ScreenName } from '../../schemas/layout/screens/index.ts'
import type { FormScreen } from '../../schemas/layout/screens/isForm.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { ActionHandlers, FormActionHandlers } from '../drawing/ActionHandlers.ts'
import type { HeaderButton } from '../guides/guideButtons.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { Forms } from '../layouts/createScreens.ts'
import type { Method } from '../model/method.ts'
import type { Parts } from './Parts.ts'

/** An open page: the scopes and actions of its document, and its cleanup. */
export interface OpenPage {
  readonly scopes: Partial<Scopes>
  readonly actions: Partial<ActionHandlers>
  /** The method that selects the document; only its name while the list loads. Tracked by MobX. */
  readonly method?: (() => Pick<Method, 'name'> | Method | undefined) | undefined
  /** Creates the form of its method, if it has one. */
  readonly forms?: Forms | undefined
  /** Additional header buttons. Tracked by MobX. */
  readonly buttons?: (() => readonly HeaderButton[]) | undefined
  /** Cleanup of the page's timers, listeners and requests. */
  readonly stop?: (() => void) | undefined
}

/** Lazily loaded code a page may need; `core` is always available. */
export type PartName = Exclude<keyof Parts, 'core'>

/** A page definition: its screen, its built-in document, and how it opens. */
export interface Page {
  readonly screen: ScreenName
  readonly builtIn: CheckedLayout
  readonly needs: readonly PartName[]
  open(parts: Parts): OpenPage
}

/** Must provide everything its screen offers; a missing member is a type error. */
interface Kept<S extends ScreenName> extends OpenPage {
  readonly scopes: Pick<Scopes, OwnScopes<S>>
  readonly actions: Pick<ActionHandlers, Exclude<OwnActions<S>, CommonActions>> &
    (S extends FormScreen ? FormActionHandlers : unknown)
}

interface Definition<S extends ScreenName, P extends PartName> {
  readonly screen: S
  /** Validated at build time. */
  readonly builtIn: unknown
  readonly needs: readonly P[]
  open(parts: Pick<Parts, 'core' | P>): Kept<S>
}

/** Defines a page whose document can use exactly what its screen offers (`schemas/layout/screens`). */
export const definePage = <S extends ScreenName, P extends PartName = never>(page: Definition<S, P>): Page =>
  page as Definition<S, P> & { readonly builtIn: CheckedLayout }
