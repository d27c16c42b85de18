import { isApart, type RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** E17, W09: a form in steps is one, and ends with its button. */
export function checkSteps(nodes: readonly RawNode[]): Finding[] {
  const drawn = nodes.filter(({ isFallback }) => !isFallback)
  const [steps, ...more] = drawn.filter(isSteps)
  return [
    ...nodes.flatMap(misplaced),
    ...more.filter((other) => innermost(other) === undefined).map(second),
    ...(steps === undefined ? [] : drawn.flatMap((node) => atTheEnd(node, steps))),
  ]
}

const isSteps = ({ json }: RawNode): boolean => json.type === 'steps'

function misplaced(node: RawNode): Finding[] {
  const { json, pointer } = node
  const isInSteps = node.parents.at(-1)?.json.type === 'steps'
  if (json.type === 'step' && !isInSteps) return [wrong(pointer, '"step" stands in "steps" only')]
  if (json.type !== 'step' && isInSteps)
    return [wrong(pointer, `"steps" holds nothing but "step": put "${json.type}" into one`)]
  const around = isSteps(node) ? innermost(node) : undefined
  return around === undefined ? [] : [wrong(pointer, `"steps" can't stand in "${around.json.type}"`)]
}

const innermost = ({ parents }: RawNode): RawNode | undefined =>
  parents.findLast(({ json }) => json.type === 'steps' || json.type === 'repeat')

const second = ({ pointer }: RawNode): Finding =>
  wrong(pointer, 'a form has one "steps": put all steps into the first one')

const wrong = (pointer: string, message: string): Finding => ({ code: 'E17', pointer, message })

/** The button of another case of a switch belongs to another form. */
function atTheEnd(node: RawNode, steps: RawNode): Finding[] {
  const { json, pointer } = node
  const children = Array.isArray(steps.json.children) ? steps.json.children : []
  const isInLast = pointer.startsWith(`${steps.pointer}/children/${children.length - 1}/`)
  if (isInLast || isApart(node, steps)) return []
  if (json.type === 'submit') {
    const isEarlier = pointer.startsWith(`${steps.pointer}/`)
    const harm = isEarlier ? 'the last step would be without it' : 'it could be pressed before the last step'
    return [wrong(pointer, `"submit" stands in the last "step", or ${harm}`)]
  }
  if (json.type !== 'review') return []
  return [{ code: 'W09', pointer, message: '"review" stands best in the last "step": before it not all is entered' }]
}
