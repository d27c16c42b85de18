import type { CheckedNode } from '../../language/CheckedLayout.ts'
import { type Binding, bindCondition, bindText, current, type Frame } from '../bind.ts'

/** The rows of a node whose conditions are true, as texts. */
export function bindRows(node: CheckedNode, frame: Frame): Binding<unknown> {
  const slot = node.slots.get('rows')
  const pointer = `${node.pointer}/rows`
  const bound = (slot?.slot === 'rows' ? slot.rows : []).map((row) => ({
    label: bindText(row.label, frame, pointer),
    value: bindText(row.value, frame, pointer),
    strong: row.strong,
    holds: row.when === undefined ? () => true : bindCondition(row.when, frame, pointer),
  }))
  const get = () =>
    bound
      .filter(({ holds }) => holds())
      .map(({ label, value, strong }) => ({ label: current(label), value: current(value), strong }))
  return { isStatic: false, get }
}
