import type { CheckedNode, CheckedSlot } from './CheckedLayout.ts'

/** Returns the replacement of a node; undefined keeps the node and visits its children. */
type Replace = (node: CheckedNode) => readonly CheckedNode[] | undefined

/** Containers that show all of their children. */
export const OPEN_CONTAINERS: ReadonlySet<string> = new Set(['stack', 'card', 'split', 'row', 'footer'])

/** The tree with some nodes replaced, wherever they are. A container that loses all of its content is removed. */
export function replaceNodes(nodes: readonly CheckedNode[], replace: Replace): readonly CheckedNode[] {
  return nodes.flatMap((node) => {
    const given = replace(node)
    if (given !== undefined) return given
    const children = replaceNodes(node.children, replace)
    if (OPEN_CONTAINERS.has(node.type) && children.length === 0 && node.children.length > 0) return []
    const slots = new Map([...node.slots].map(([name, slot]) => [name, inSlot(slot, replace)] as const))
    return [{ ...node, children, slots }]
  })
}

function inSlot(slot: CheckedSlot, replace: Replace): CheckedSlot {
  if (slot.slot === 'nodes') return { slot: 'nodes', nodes: replaceNodes(slot.nodes, replace) }
  if (slot.slot !== 'cases') return slot
  return {
    slot: 'cases',
    cases: new Map([...slot.cases].map(([value, nodes]) => [value, replaceNodes(nodes, replace)])),
  }
}

/** Whether a press on the node runs one of these actions. */
export const doesOneOf = ({ slots }: CheckedNode, names: ReadonlySet<string>): boolean =>
  [...slots.values()].some((slot) => slot.slot === 'actions' && slot.actions.some(({ json }) => names.has(json.do)))
