import type { ScopeName } from '../../scopes/views.ts'
import type { ActionName } from '../actions/index.ts'

/** The required nodes of a screen's documents, and the scopes and commands available besides the common ones. */
export interface ScreenRule {
  readonly description: string
  /**
   * The names of the pages that show the screen (spec 2). Some pages, such as the method list, show another screen in
   * another cashier. Such a page is declared once, by its screen in the regular cashier.
   */
  readonly pages: readonly string[]
  /**
   * Node types (or `field:<name>`) that must each occur at least once; `a|b` means either. `says:<key>`: a `text` or
   * `note` with that translation key, rendered unconditionally.
   */
  readonly critical: readonly string[]
  /** The scopes available on this screen. */
  readonly scopes: readonly ScopeName[]
  /** The commands available on this screen. */
  readonly actions: readonly ActionName[]
}
