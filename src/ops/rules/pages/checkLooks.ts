import { checkShape } from '../../../language/checkShape.ts'
import { fieldsOf, type RawField } from '../../document/RawField.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { ServerField } from '../../document/ServerField.ts'
import type { Finding } from '../../Finding.ts'
import { kindOfField, serverFieldOf } from '../fields/kindOfField.ts'

/** E01, W09: properties of a field that its kind or its place ignores. */
export function checkLooks(nodes: readonly RawNode[], serverFields: readonly ServerField[] | undefined): Finding[] {
  // Nodes that don't fit the schema have been reported.
  const sound = nodes.filter(({ json, pointer }) => checkShape(json, pointer).problems.length === 0)
  return sound.flatMap(fieldsOf).flatMap((field) => {
    if (serverFieldOf(field, serverFields)?.isHidden) return [ignored(field)]
    const kind = kindOfField(field, serverFields)
    return [...ofPassword(field, kind), ...idleWidth(field, kind), ...idleMark(field, kind), ...idleFormat(field, kind)]
  })
}

const ignored = ({ name, pointer }: RawField): Finding => ({
  code: 'W09',
  pointer,
  message: `the method fills in "${name}" itself and the player does not see it, so this override has no effect: remove it`,
})

/** E01: members that a password can't have in an override. In a field of the document, its schema reports them. */
function ofPassword({ json, pointer, isOverride }: RawField, kind: string | undefined): Finding[] {
  if (kind !== 'password' || !isOverride) return []
  const without = NOT_OF_PASSWORD.filter((name) => json[name] !== undefined)
  return [
    ...without.map((name): Finding => {
      const message = `a password has no "${name}", because every character is sent as typed: remove it, or use another kind`
      return { code: 'E01', pointer: `${pointer}/${name}`, message }
    }),
    ...(json.keep === true
      ? [{ code: 'E01' as const, pointer: `${pointer}/keep`, message: 'a password is never kept: remove "keep"' }]
      : []),
  ]
}

const NOT_OF_PASSWORD = ['mask', 'only', 'items', 'mark'] as const

/** W09: a width of a field that is not drawn, or has a line of its own. */
function idleWidth({ json, pointer, node, name }: RawField, kind: string | undefined): Finding[] {
  if (json.width === undefined) return []
  const at = `${pointer}/width`
  if (kind === 'hidden' || kind === 'composed')
    return [{ code: 'W09', pointer: at, message: `"${name}" is not shown, so its "width" has no effect: remove it` }]
  // A switch draws no element of its own.
  const parent = node.parents.findLast((one) => one.json.type !== 'switch')
  if (['row', 'fieldset'].includes(parent?.json.type ?? '')) return []
  const message =
    '"width" has an effect only directly inside a "row" or a "fieldset": put the fields of a line into one'
  return [{ code: 'W09', pointer: at, message }]
}

/** The kinds that are drawn as a text input, where a mark has its place. */
const WITH_MARK: ReadonlySet<string> = new Set(['text', 'textUppercase', 'date', 'phone', 'password'])

/** W09: a mark that is not drawn, or a flag that is not that of a phone. */
function idleMark({ json, pointer }: RawField, kind: string | undefined): Finding[] {
  if (json.mark === undefined || kind === undefined || kind === 'password') return []
  const at = `${pointer}/mark`
  if (!WITH_MARK.has(kind)) {
    const message = `the kind "${kind}" has no "mark", so it has no effect: remove it. Options have an "icon" each`
    return [{ code: 'W09', pointer: at, message }]
  }
  if (json.mark !== 'flag' || kind === 'phone') return []
  const message = `"flag" is for the kind "phone": in the kind "${kind}" it is the flag of the payment's country, whatever is typed. Use the name of an icon, or remove it`
  return [{ code: 'W09', pointer: at, message }]
}

/** W09: the format of an override to another kind than a date. */
function idleFormat({ json, pointer, isOverride }: RawField, kind: string | undefined): Finding[] {
  if (!isOverride || json.format === undefined || kind === undefined || kind === 'date') return []
  const message = `only a date has a "format", and this field is of the kind "${kind}": remove it, or add "kind": "date"`
  return [{ code: 'W09', pointer: `${pointer}/format`, message }]
}
