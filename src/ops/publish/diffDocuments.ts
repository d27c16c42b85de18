import { isRecord } from '../../../schemas/isRecord.ts'
import type { JsonObject } from '../json/JsonObject.ts'

/**
 * The differences of two documents as an operator would say them: `the pay button: text changed in es: “Pagar” → “Pagar
 * ahora”`. Empty if there is none, whatever the formatting.
 */
export function diffDocuments(before: unknown, after: unknown): readonly string[] {
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const { body: bodyBefore, ...restBefore } = from
  const { body: bodyAfter, ...restAfter } = to
  return [...members(restBefore, restAfter, []), ...nodes(listOf(bodyBefore), listOf(bodyAfter))]
}

/** Matches nodes: first identical ones, then nodes with the same key, in the order of the document. */
function nodes(before: readonly JsonObject[], after: readonly JsonObject[]): string[] {
  const pairs = matched(before, after)
  const kept = pairs.map(({ from }) => from)
  const inOrder = longestIncreasingSubsequence(pairs.map(({ from }) => before.indexOf(from)))
  return [
    ...before.filter((node) => !kept.includes(node)).map((node) => `${nodeName(node)}: removed`),
    ...after.filter((node) => !pairs.some(({ to }) => to === node)).map((node) => `${nodeName(node)}: added`),
    ...pairs.filter(({ from }) => !inOrder.has(before.indexOf(from))).map(({ to }) => `${nodeName(to)}: moved`),
    ...pairs.flatMap(({ from, to }) => node(from, to)),
  ]
}

interface Pair {
  readonly from: JsonObject
  readonly to: JsonObject
}

/** The pairs of nodes that are the same ones, in the order of `after`. */
function matched(before: readonly JsonObject[], after: readonly JsonObject[]): readonly Pair[] {
  const left = [...before]
  const take = (fits: (node: JsonObject) => boolean): JsonObject | undefined => {
    const at = left.findIndex(fits)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const equal = new Map(after.map((to) => [to, take((from) => isEqual(from, to))] as const))
  return after.flatMap((to) => {
    const from = equal.get(to) ?? take((one) => keyOf(one) === keyOf(to))
    return from === undefined ? [] : [{ from, to }]
  })
}

function node(before: JsonObject, after: JsonObject): string[] {
  const inner: string[] = []
  const own = (json: JsonObject) => Object.fromEntries(Object.entries(json).filter(([, value]) => !isNodes(value)))
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (isNodes(before[name]) || isNodes(after[name])) inner.push(...nodes(listOf(before[name]), listOf(after[name])))
  return [...members(own(before), own(after), []).map((line) => `${nodeName(after)}: ${line}`), ...inner]
}

/** The changed members of an object; `path` names the members that lead to it. */
function members(before: JsonObject, after: JsonObject, path: readonly string[]): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => value(before[name], after[name], [...path, name]))
}

function value(before: unknown, after: unknown, path: readonly string[]): string[] {
  if (isEqual(before, after)) return []
  if (isOwnText(before) && isOwnText(after)) return ownTexts(before, after, path)
  if (before === undefined) return [`${nameOf(path)} added${isShort(after) ? `: ${shown(after)}` : ''}`]
  if (after === undefined) return [`${nameOf(path)} removed${isShort(before) ? ` (it was ${shown(before)})` : ''}`]
  if (isNodes(before) || isNodes(after))
    return nodes(listOf(before), listOf(after)).map((line) => `${nameOf(path)}: ${line}`)
  if (isRecord(before) && isRecord(after)) return members(before, after, path)
  if (isRecords(before) && isRecords(after)) return records(before, after, path)
  return [`${nameOf(path)} changed: ${shown(before)} → ${shown(after)}`]
}

/** Lists of rules, options and the like, whose entries have a name of their own. */
function records(before: readonly JsonObject[], after: readonly JsonObject[], path: readonly string[]): string[] {
  const left = [...before]
  const lines = after.flatMap((to, rank) => {
    const at = left.findIndex((from) => entryName(from) === entryName(to))
    const name = entryName(to) ?? `${rank + 1}`
    const from = at < 0 ? undefined : left.splice(at, 1)[0]
    return from === undefined ? [`${nameOf([...path, name])} added`] : members(from, to, [...path, name])
  })
  const gone = left.map((from) => `${nameOf([...path, entryName(from) ?? ''])} removed`)
  const isReordered = lines.length === 0 && gone.length === 0
  return isReordered ? [`the order of ${nameOf(path)} changed`] : [...gone, ...lines]
}

/** The words by language, and what the text has beside them, such as its arguments or the address of a link. */
function ownTexts(
  { text: was, ...before }: OwnText,
  { text: is, ...after }: OwnText,
  path: readonly string[],
): string[] {
  return [...languages(was, is, nameOf(path)), ...members(before, after, path)]
}

function languages(from: JsonObject, to: JsonObject, name: string): string[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((language) => {
    const [was, is] = [from[language], to[language]]
    if (isEqual(was, is)) return []
    if (was === undefined) return [`${name} added in ${language}: ${shown(is)}`]
    return [
      is === undefined
        ? `${name} removed in ${language} (it was ${shown(was)})`
        : `${name} changed in ${language}: ${shown(was)} → ${shown(is)}`,
    ]
  })
}

/** `label`, `rule max`, `option mx › label`. */
const nameOf = (path: readonly string[]): string =>
  path
    .map((name) => PLAIN[name] ?? name)
    .join(' › ')
    .replaceAll(/(^|› )(rule|option|action|row) › /g, '$1$2 ')

const PLAIN: Readonly<Record<string, string>> = {
  rules: 'rule',
  items: 'option',
  onPress: 'action',
  rows: 'row',
  when: 'condition',
}

/** What an operator calls a node. */
function nodeName(node: JsonObject): string {
  const { type, kind, name, use, id, label, text } = node
  if (typeof use === 'string') return `part ${use}`
  if (type === 'submit') return 'the pay button'
  if (type === 'field') return `field ${name ?? kind}`
  if (typeof id === 'string') return `${type} ${id}`
  const words = englishOf(label) ?? englishOf(text)
  return words === undefined ? String(type) : `${type} “${words.length > 30 ? `${words.slice(0, 29)}…` : words}”`
}

const englishOf = (text: unknown): string | undefined => {
  const { en } = Object(isOwnText(text) ? text.text : undefined)
  return typeof en === 'string' ? en : undefined
}

const keyOf = ({ type, name, use, id }: JsonObject): string =>
  JSON.stringify(type === 'field' ? [name] : [type, use, id])

/** The name of a rule, option or action; undefined if it has none. */
const entryName = (entry: JsonObject): string | undefined => {
  const name = [entry.check, entry.value, entry.do, entry.name, entry.regex].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  )
  return name === undefined ? undefined : String(name)
}

type OwnText = JsonObject & { readonly text: JsonObject }
/** A text by language, in English at least. A link has a member "text" too. */
const isOwnText = (json: unknown): json is OwnText => {
  const { text } = Object(json)
  return isRecord(text) && typeof text.en === 'string'
}
const isRecords = (json: unknown): json is readonly JsonObject[] => Array.isArray(json) && json.every(isRecord)
const isNodes = (json: unknown): boolean =>
  isRecords(json) &&
  json.length > 0 &&
  json.every(({ type, use }) => typeof type === 'string' || typeof use === 'string')
const listOf = (json: unknown): readonly JsonObject[] => (Array.isArray(json) ? json.filter(isRecord) : [])
const isShort = (json: unknown): boolean => shown(json).length <= 80
const shown = (json: unknown): string => (typeof json === 'string' ? `“${json}”` : (JSON.stringify(json) ?? 'nothing'))

/** Whether two values are equal; the order of members does not count. */
function isEqual(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].every((name) => isEqual(one[name], other[name]))
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isEqual(entry, other[at]))
  return one === other
}

/**
 * A longest increasing subsequence: these entries keep their order, so that as few as possible are reported as moved.
 */
function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = []
  for (const number of numbers) {
    const before = best.filter((series) => (series.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, number])
  }
  return new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []))
}
