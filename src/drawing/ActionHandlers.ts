import type { ActionName, ActionOf } from '../../schemas/layout/actions/index.ts'
import type { OwnActionOf, OwnName } from './OwnAction.ts'

/**
 * A handler for every action; a missing one is a type error. Each handler checks its own preconditions: a layout can
 * only narrow what is possible, never widen it.
 */
export type ActionHandlers = { readonly [D in ActionName]: (action: ActionOf<D>) => void } & {
  readonly [D in OwnName]: (action: OwnActionOf<D>) => void
}

/** The handlers of the interpreter's internal form actions. */
export type FormActionHandlers = Pick<ActionHandlers, Extract<OwnName, `form.${string}`>>
