import type { CheckedNode } from './CheckedLayout.ts'
import type { LayoutProblem } from './LayoutProblem.ts'

interface Place {
  readonly node: CheckedNode
  /** The node's ancestors, the outermost first. */
  readonly parents: readonly Place[]
  /**
   * The list that contains the node, for each enclosing `switch` or `repeat`; the key is the pointer of the `switch` or
   * `repeat`. Two lists of one `switch` or `repeat` are never rendered together.
   */
  readonly branch: ReadonlyMap<string, string>
}

/**
 * E17: a document has at most one `steps`, which ends with the submit button. Checked after fallbacks and parts were
 * expanded.
 */
export function checkSteps(body: readonly CheckedNode[]): LayoutProblem[] {
  const places = listPlaces(body, [], new Map())
  const [steps, ...more] = places.filter(isSteps)
  return [
    ...places.flatMap(misplaced),
    ...more.filter((other) => innermost(other) === undefined).map(second),
    ...(steps === undefined ? [] : places.flatMap((place) => beforeTheEnd(place, steps))),
  ]
}

function listPlaces(nodes: readonly CheckedNode[], parents: readonly Place[], branch: Place['branch']): Place[] {
  return nodes.flatMap((node) => {
    const place = { node, parents, branch }
    const isApart = node.type === 'switch' || node.type === 'repeat'
    const inside = (list: readonly CheckedNode[], name: string) =>
      listPlaces(list, [...parents, place], isApart ? new Map([...branch, [node.pointer, name]]) : branch)
    const slots = [...node.slots].flatMap(([name, slot]) => {
      if (slot.slot === 'nodes') return inside(slot.nodes, name)
      return slot.slot === 'cases' ? [...slot.cases].flatMap(([value, list]) => inside(list, `=${value}`)) : []
    })
    return [place, ...inside(node.children, 'children'), ...slots]
  })
}

const isSteps = ({ node }: Place): boolean => node.type === 'steps'

function misplaced(place: Place): LayoutProblem[] {
  const { type } = place.node
  const isInSteps = place.parents.at(-1)?.node.type === 'steps'
  if (type === 'step' && !isInSteps) return [wrong(place, '"step" is allowed only in "steps"')]
  if (type !== 'step' && isInSteps) return [wrong(place, `"steps" can contain only "step": put "${type}" into one`)]
  const around = isSteps(place) ? innermost(place) : undefined
  return around === undefined ? [] : [wrong(place, `"steps" can't be inside "${around.node.type}"`)]
}

const innermost = ({ parents }: Place): Place | undefined =>
  parents.findLast(({ node }) => node.type === 'steps' || node.type === 'repeat')

const second = (place: Place): LayoutProblem =>
  wrong(place, 'a form can have only one "steps": put all steps into the first one')

/** A submit button in another case of a `switch` belongs to another form. */
function beforeTheEnd(place: Place, steps: Place): LayoutProblem[] {
  if (place.node.type !== 'submit' || isApart(place, steps)) return []
  const last = steps.node.children.at(-1)
  if (place.parents.some(({ node }) => node === last)) return []
  const isEarlier = place.parents.includes(steps)
  const harm = isEarlier ? 'the last step would not have it' : 'it could be pressed before the last step'
  return [wrong(place, `"submit" must be in the last "step", or ${harm}`)]
}

const isApart = (one: Place, other: Place): boolean =>
  [...one.branch].some(([at, name]) => other.branch.has(at) && other.branch.get(at) !== name)

const wrong = ({ node }: Place, message: string): LayoutProblem => ({
  code: 'E17',
  pointer: node.pointer,
  message,
  isHandled: false,
})
