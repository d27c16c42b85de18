import type { Action } from '../../schemas/layout/actions/index.ts'
import type { ActionHandlers } from '../drawing/ActionHandlers.ts'
import type { OwnAction } from '../drawing/OwnAction.ts'
import { messageOf } from '../platform/values/messageOf.ts'

/**
 * Runs one action of a layout. An error is reported and does not stop the following actions. An action without a
 * handler, which may not have loaded yet, is only reported.
 */
export function runAction(actions: Partial<ActionHandlers>, report: (code: string, message: string) => void) {
  return (action: Action | OwnAction): void => {
    const handler = Object.hasOwn(actions, action.do)
      ? (actions[action.do] as (action: Action | OwnAction) => void)
      : undefined
    if (handler === undefined) {
      report('action.unknown', `The action "${action.do}" has no handler.`)
      return
    }
    try {
      handler(action)
    } catch (error) {
      report('action.failed', `The action "${action.do}" failed: ${messageOf(error)}`)
    }
  }
}
