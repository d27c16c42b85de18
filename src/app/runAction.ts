import type { Action, ActionName, ActionOf } from '../../schemas/layout/actions/index.ts'
import type { OwnAction, OwnActionOf, OwnName } from '../drawing/OwnAction.ts'

/**
 * What every command does: a command without its verb does not compile. Each verb checks its own preconditions: a layout
 * narrows, it never widens.
 */
export type Verbs = { readonly [D in ActionName]: (action: ActionOf<D>) => void } & {
  readonly [D in OwnName]: (action: OwnActionOf<D>) => void
}

/** Those that need no code of a payment. */
export type CoreVerbs = Pick<
  Verbs,
  | 'method.open'
  | 'group.open'
  | 'region.choose'
  | 'search.set'
  | 'search.clear'
  | 'navigate'
  | 'back'
  | 'close'
  | 'refresh'
>

/** All the others. */
export type PaymentVerbs = Omit<Verbs, keyof CoreVerbs>

/**
 * One command of a layout. A command that fails must not stop the ones after it, and one whose verb has not arrived yet
 * does nothing.
 */
export function runAction(verbs: Partial<Verbs>, report: (code: string, message: string) => void) {
  return (action: Action | OwnAction): void => {
    const verb = Object.hasOwn(verbs, action.do)
      ? (verbs[action.do] as (action: Action | OwnAction) => void)
      : undefined
    if (verb === undefined) {
      report('action.unknown', `The action "${action.do}" has no verb.`)
      return
    }
    try {
      verb(action)
    } catch (error) {
      report('action.failed', `The action "${action.do}" failed: ${error instanceof Error ? error.message : error}`)
    }
  }
}
