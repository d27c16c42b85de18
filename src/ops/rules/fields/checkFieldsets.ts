import { isRecord } from '../../../../schemas/isRecord.ts'
import { isUse } from '../../../language/parts.ts'
import { fieldsOf } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'

/**
 * W09: a `fieldset` without fields, with other nodes, or with fields that look as if they had no label (WCAG 3.3.2).
 */
export function checkFieldsets(nodes: readonly RawNode[]): Finding[] {
  return nodes
    .filter(({ json }) => json.type === 'fieldset')
    .flatMap((group) => {
      const inside = nodes.filter(({ parents }) => parents.includes(group))
      if (inside.some(isDrawn) || usesPart(group)) return inside.filter(isChildOf(group)).flatMap(childFindings(group))
      const message = 'a "fieldset" without a field that is shown is not shown either: put fields into it, or remove it'
      return [{ code: 'W09', pointer: group.pointer, message }]
    })
}

/** An unknown part has been reported, and nothing is known about its fields. */
const usesPart = ({ json }: RawNode): boolean =>
  Array.isArray(json.children) && json.children.some((child) => isRecord(child) && isUse(child))

/** A switch draws no element, so its nodes are the fieldset's. */
const isChildOf =
  (group: RawNode) =>
  ({ json, parents }: RawNode): boolean =>
    json.type !== 'switch' && parents.findLast((one) => one.json.type !== 'switch') === group

const UNSEEN: readonly unknown[] = ['hidden', 'composed']

const isDrawn = ({ json }: RawNode): boolean =>
  json.type === 'field' ? !UNSEEN.includes(json.kind) : json.type === 'address' || json.type === 'serverFields'

const childFindings =
  (group: RawNode) =>
  (node: RawNode): Finding[] => {
    const message = group.json.labels === 'shown' ? misplaced(node, ['row', 'stack']) : unlabelled(node)
    return message === undefined ? [] : [{ code: 'W09', pointer: node.pointer, message }]
  }

function misplaced({ json }: RawNode, also: readonly string[] = []): string | undefined {
  if (['field', 'address', 'serverFields', ...also].includes(json.type)) return undefined
  return `a "fieldset" is a line of fields: move "${json.type}" out of it`
}

/** Why the fields of a node can't be distinguished where their labels are hidden. */
function unlabelled(node: RawNode): string | undefined {
  const { json } = node
  const repair = 'or show the labels with "labels": "shown" in the fieldset'
  if (json.type === 'address') return `the parts of an "address" have no labels in a "fieldset": move it out, ${repair}`
  if (json.type === 'serverFields')
    return isExplained(node)
      ? undefined
      : `the server's fields have no visible labels in a "fieldset": list them in "only" and give each a "placeholder" in "override", ${repair}`
  if (json.type !== 'field') return misplaced(node)
  if (!WITHOUT_EXAMPLE.includes(json.kind) || explains(json)) return undefined
  return `the label of "${json.name}" is hidden in the fieldset, so the player sees an empty box: give it a "placeholder" or a "hint", ${repair}`
}

/** The kinds whose empty field shows nothing. The others show a format, an example, their options or "Choose". */
const WITHOUT_EXAMPLE: readonly unknown[] = ['text', 'textUppercase', 'password']

const explains = ({ placeholder, hint, mask }: Readonly<Record<string, unknown>>): boolean =>
  placeholder !== undefined || hint !== undefined || mask !== undefined

/** Whether the document gives every server's field that can stand here a text. */
function isExplained(node: RawNode): boolean {
  const { only } = node.json
  const explained = fieldsOf(node).flatMap(({ name, json }) => (explains(json) ? [name] : []))
  return Array.isArray(only) && only.every((name) => explained.includes(String(name)))
}
