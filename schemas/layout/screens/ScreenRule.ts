import type { ScopeName } from '../../scopes/views.ts'
import type { ActionName } from '../actions/index.ts'

/** What a document of a screen must hold, and what it may do there besides what every screen may. */
export interface ScreenRule {
  readonly description: string
  /**
   * Node types (or `field:<name>`) of which each must stand in the document at least once; `a|b` means either.
   * `says:<key>`: a `text` or a `note` of that translation key, which is always drawn.
   */
  readonly critical: readonly string[]
  /** What it may read: on another screen nothing would be there. */
  readonly scopes: readonly ScopeName[]
  /** What may be done there. */
  readonly actions: readonly ActionName[]
}
