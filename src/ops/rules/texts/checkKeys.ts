import { isRecord } from '../../../../schemas/isRecord.ts'
import { CHECK_NAMES } from '../../../../schemas/layout/slots.ts'
import { nearest } from '../../../language/nearest.ts'
import { placesIn } from '../../../language/withArguments.ts'
import { escaped } from '../../document/listNodes.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import type { Texts } from './Texts.ts'

/** E02: translation keys that do not exist in English, and missing or unused arguments. */
export function checkKeys(nodes: readonly RawNode[], texts: Texts): Finding[] {
  return nodes.flatMap(listSlots).flatMap(({ kind, value, pointer }) => {
    if (kind === 'rules') return defaultKeys(value, pointer, texts)
    if (kind === 'message') return messageKey(value, pointer, texts)
    if (kind !== 'text') return []
    if (typeof value === 'string') return keyProblems(value, {}, pointer, pointer, texts)
    if (isRecord(value) && isRecord(value.text)) return placeProblems(value.text, Object(value.args), pointer)
    if (!isRecord(value) || typeof value.t !== 'string') return []
    return keyProblems(value.t, isRecord(value.args) ? value.args : {}, `${pointer}/t`, `${pointer}/args`, texts)
  })
}

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The text of a key, or its plural forms. */
const formsOf = (key: string, texts: Texts): string[] =>
  [key, ...PLURALS.map((form) => `${key}_${form}`)].flatMap((name) => texts.get(name) ?? [])

function keyProblems(key: string, args: object, at: string, argsAt: string, texts: Texts): Finding[] {
  const forms = formsOf(key, texts)
  if (forms.length === 0) return [{ code: 'E02', pointer: at, message: unknownKey(key, texts) }]
  const named = new Set(forms.flatMap(argumentsOf))
  const given = Object.keys(args)
  const missing = [...named].filter((name) => !given.includes(name))
  const idle = given.filter((name) => !named.has(name) && name !== 'count')
  return [
    ...missing.map((name) => problem(argsAt, `"${key}" needs the argument "${name}": ${JSON.stringify(forms[0])}`)),
    ...idle.map((name) =>
      problem(`${argsAt}/${escaped(name)}`, `the text of "${key}" does not use "${name}"${meant(name, named)}`),
    ),
  ]
}

/** An operator's own text must use its arguments in every language. */
function placeProblems(text: Record<string, unknown>, args: object, pointer: string): Finding[] {
  return Object.entries(text).flatMap(([language, words]) => {
    const named = placesIn(String(words))
    return Object.keys(args)
      .filter((name) => !named.includes(name))
      .map((name) =>
        problem(
          `${pointer}/text/${escaped(language)}`,
          `the text in "${language}" does not use "{${name}}"${meant(name, named)}`,
        ),
      )
  })
}

/** The form fills in the arguments of a message, so only the key is checked. */
function messageKey(key: unknown, pointer: string, texts: Texts): Finding[] {
  return typeof key !== 'string' || formsOf(key, texts).length > 0 ? [] : [problem(pointer, unknownKey(key, texts))]
}

/** A check without a `message` uses `field.check.<name>`. */
function defaultKeys(rules: unknown, pointer: string, texts: Texts): Finding[] {
  const list = Array.isArray(rules) ? rules : []
  return list.flatMap((rule, index) => {
    const { check, message } = Object(rule)
    const key = `field.check.${check}`
    if (!CHECK_NAMES.includes(check) || message !== undefined || formsOf(key, texts).length > 0) return []
    return [
      problem(`${pointer}/${index}/check`, `"${check}" has no default message ("${key}"): give the rule a "message"`),
    ]
  })
}

const problem = (pointer: string, message: string): Finding => ({ code: 'E02', pointer, message })

const argumentsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name!)

const unknownKey = (key: string, texts: Texts): string => `"${key}" is not a translation key${meant(key, texts.keys())}`

function meant(word: string, allowed: Iterable<string>): string {
  const close = nearest(word, allowed)
  return close === undefined ? '' : `: did you mean "${close}"?`
}
