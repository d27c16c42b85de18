import { isApart, type RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'

/** W09: a review belongs in the last step. Errors in the steps themselves are found by the widget's own check (E17). */
export function checkSteps(nodes: readonly RawNode[]): Finding[] {
  const drawn = nodes.filter(({ isFallback }) => !isFallback)
  const steps = drawn.find(({ json }) => json.type === 'steps')
  if (steps === undefined) return []
  const last = drawn.findLast(({ parents }) => parents.at(-1) === steps)
  return drawn.flatMap((node): Finding[] => {
    if (node.json.type !== 'review' || isApart(node, steps)) return []
    if (last !== undefined && node.parents.includes(last)) return []
    const message = '"review" belongs in the last "step": in an earlier one, not everything has been entered'
    return [{ code: 'W09', pointer: node.pointer, message }]
  })
}
