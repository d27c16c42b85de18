import { isRecord } from '../../../../schemas/isRecord.ts'
import { blocks } from '../../../../schemas/layout/catalog.ts'
import { isApart, type RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import type { Texts } from '../texts/Texts.ts'

/** E08: requirements of screen readers: a name for each pressable node, headings in order. */
export function checkAccess(nodes: readonly RawNode[], texts: Texts): Finding[] {
  return [...nodes.flatMap((node) => missingNames(node, texts)), ...headingJumps(nodes)]
}

/** Types that are not `pressable` in the catalogue and need a name, and the property with their accessible name. */
const NAMED_BY: Readonly<Record<string, string>> = { chips: 'ariaLabel', search: 'label', image: 'alt' }

function missingNames({ json, pointer }: RawNode, texts: Texts): Finding[] {
  const { type } = json
  if (type === 'emptyState' && json.onPress !== undefined && json.label === undefined) {
    return [nameless(pointer, 'emptyState', '"label"')]
  }
  const by = namedBy(type)
  if (by === undefined || by === 'source') return []
  const given = json[by] ?? json.ariaLabel
  // A missing required property is reported by the schema check.
  if (given === undefined) return by === 'ariaLabel' ? [nameless(pointer, type, '"ariaLabel"')] : []
  return isBlank(given, texts)
    ? [nameless(`${pointer}/${json[by] === undefined ? 'ariaLabel' : by}`, type, 'a text that is not empty')]
    : []
}

function namedBy(type: string): string | undefined {
  if (Object.hasOwn(NAMED_BY, type)) return NAMED_BY[type]
  const block = Object.hasOwn(blocks, type) ? blocks[type as keyof typeof blocks] : undefined
  if (block === undefined || !('pressable' in block)) return undefined
  return ['label', 'source'].find((name) => Object.hasOwn(block.props.properties, name)) ?? 'ariaLabel'
}

const nameless = (pointer: string, type: string, what: string): Finding => ({
  code: 'E08',
  pointer,
  message: `"${type}" has no accessible name for screen readers: give it ${what}`,
})

function isBlank(text: unknown, texts: Texts): boolean {
  if (typeof text === 'string') return texts.get(text)?.trim() === ''
  if (!isRecord(text) || !isRecord(text.text)) return false
  return Object.values(text.text).some((words) => typeof words === 'string' && words.trim() === '')
}

/** Types that render a level 2 heading. */
const SECOND_LEVEL = ['emptyState', 'statusPanel']

function headingJumps(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap((node, index) => {
    if (levelOf(node) !== 3) return []
    if (nodes.slice(0, index).some((before) => levelOf(before) === 2 && !isApart(before, node))) return []
    return [
      { code: 'E08', pointer: `${node.pointer}/level`, message: 'a heading of level 3 must follow one of level 2' },
    ]
  })
}

const levelOf = ({ json }: RawNode): unknown =>
  SECOND_LEVEL.includes(json.type) ? 2 : json.type === 'heading' ? (json.level ?? 2) : undefined
