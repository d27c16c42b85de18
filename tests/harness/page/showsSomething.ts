import type { CheckedNode } from '../../../src/language/CheckedLayout.ts'
import { evaluate, isTrue } from '../../../src/language/expression/evaluate.ts'
import type { World } from './createWorld.ts'

const CONTAINERS = new Set(['stack', 'row', 'card', 'split', 'footer'])
const SPEAKERS: Readonly<Record<string, string>> = {
  heading: 'text',
  text: 'text',
  note: 'text',
  badge: 'text',
  button: 'label',
  link: 'label',
  submit: 'label',
  emptyState: 'title',
}

/** Whether a layout must show something with this data, computed without the interpreter. Ignores lists. */
export function showsSomething(nodes: readonly CheckedNode[], world: World): boolean {
  const { scopes, formats } = world
  const read = (name: string) => scopes[name]
  return nodes.some((node) => {
    if (node.when !== undefined && !isTrue(node.when.expression, read, formats)) return false
    if (CONTAINERS.has(node.type)) return showsSomething(node.children, world)
    if (node.type === 'switch') {
      const [on, cases, otherwise] = ['on', 'cases', 'else'].map((slot) => node.slots.get(slot))
      if (on?.slot !== 'ref' || cases?.slot !== 'cases') return false
      const chosen = cases.cases.get(String(evaluate(on.path, read, formats) ?? ''))
      return showsSomething(chosen ?? (otherwise?.slot === 'nodes' ? otherwise.nodes : []), world)
    }
    const words = node.slots.get(SPEAKERS[node.type] ?? '')
    return words?.slot === 'text' && words.text.kind === 'key' && words.text.key.trim() !== ''
  })
}
