import type { ActionJson } from '../../schemas/layout/document.ts'

/** The verbs that layouts may name. Each checks its own preconditions: a layout narrows, it never widens. */
export type Verbs = Readonly<Record<string, (action: ActionJson) => void>>

/**
 * One command of a layout. A command that fails must not stop the ones after it, and a name that is not in the table
 * does nothing: the schema lets none through.
 */
export function runAction(verbs: Verbs, report: (code: string, message: string) => void) {
  return (action: ActionJson): void => {
    const verb = Object.hasOwn(verbs, action.do) ? verbs[action.do] : undefined
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
