import type { CommonActions, OwnActions, OwnScopes, ScreenName } from '../../schemas/layout/screens/index.ts'
import type { FormScreen } from '../../schemas/layout/screens/isForm.ts'
import type { Scopes } from '../../schemas/scopes/views.ts'
import type { FormVerbs, Verbs } from '../drawing/Verbs.ts'
import type { HeaderButton } from '../flows/guides/guideButtons.ts'
import type { Forms } from '../flows/layouts/createScreens.ts'
import type { CheckedLayout } from '../language/CheckedLayout.ts'
import type { Method } from '../model/method.ts'
import type { Parts } from './Parts.ts'

/** A page while it is open: what its document may read and do, and what leaving it does. */
export interface OpenPage {
  readonly scopes: Partial<Scopes>
  readonly verbs: Partial<Verbs>
  /** The method whose document is drawn: its name alone while the list is on its way. Read as MobX reads. */
  readonly method?: (() => Pick<Method, 'name'> | Method | undefined) | undefined
  /** How the form of its method is made, when it is one. */
  readonly forms?: Forms | undefined
  /** The buttons of the header beside its own. Read as MobX reads. */
  readonly buttons?: (() => readonly HeaderButton[]) | undefined
  /** Ends every timer, listener and call of its own. */
  readonly stop?: (() => void) | undefined
}

/** Code that a page may need beside its own; what stands below all pages is always there. */
export type PartName = Exclude<keyof Parts, 'core'>

/** A page as a value: its screen, the document drawn when there is no other, and how it opens. */
export interface Page {
  readonly screen: ScreenName
  readonly builtIn: CheckedLayout
  readonly needs: readonly PartName[]
  open(parts: Parts): OpenPage
}

/** Every member of what its screen offers: one that is missing does not compile. */
interface Kept<S extends ScreenName> extends OpenPage {
  readonly scopes: Pick<Scopes, OwnScopes<S>>
  readonly verbs: Pick<Verbs, Exclude<OwnActions<S>, CommonActions>> & (S extends FormScreen ? FormVerbs : unknown)
}

interface Definition<S extends ScreenName, P extends PartName> {
  readonly screen: S
  /** Checked when the widget was built. */
  readonly builtIn: unknown
  readonly needs: readonly P[]
  open(parts: Pick<Parts, 'core' | P>): Kept<S>
}

/** A page whose document can read and do all that its screen offers (`schemas/layout/screens`), and no more. */
export const definePage = <S extends ScreenName, P extends PartName = never>(page: Definition<S, P>): Page =>
  page as Definition<S, P> & { readonly builtIn: CheckedLayout }
