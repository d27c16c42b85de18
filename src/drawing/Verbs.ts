import type { ActionName, ActionOf } from '../../schemas/layout/actions/index.ts'
import type { OwnActionOf, OwnName } from './OwnAction.ts'

/**
 * What every command does: a command without its verb does not compile. Each verb checks its own preconditions: a layout
 * narrows, it never widens.
 */
export type Verbs = { readonly [D in ActionName]: (action: ActionOf<D>) => void } & {
  readonly [D in OwnName]: (action: OwnActionOf<D>) => void
}

/** What the interpreter asks for by itself in a form. */
export type FormVerbs = Pick<Verbs, Extract<OwnName, `form.${string}`>>
