import type { WireField } from '../../schemas/calls/serverField.ts'
import type { FieldRule, MethodField } from '../model/methodField.ts'
import { identifierOf } from './identifierOf.ts'
import { readDateFormat, readMasks } from './readMask.ts'
import { readLabel, readSentences } from './readWords.ts'

/**
 * The pix fields that are sent to the server: the owner's CPF, the key type and the key. Their values come from other
 * fields (FIELD-06).
 */
export const PIX_ALIASES: ReadonlySet<string> = new Set(['numberId', 'numberType', 'pixKey'])

const NONE: readonly never[] = []

/**
 * The defaults of a field. All lists are one shared array, because a form may have 200 fields, most without any list.
 */
const PLAIN: MethodField = {
  name: '',
  type: 'text',
  label: '',
  placeholder: '',
  placeholderText: '',
  value: '',
  rules: NONE,
  items: NONE,
  masks: NONE,
  isHidden: false,
  isDisabled: false,
  isAdvanced: false,
  isTriggered: false,
  isWallet: false,
  shownFor: NONE,
  firstOf: NONE,
  sets: NONE,
}

/** A field with this name and default members. */
export const plainField = (name: string): MethodField => ({ ...PLAIN, name })

/** Maps a server field of any supported shape to the model (spec §3, Field). */
export function readField(field: WireField): MethodField {
  const props = field.props ?? {}
  const name = nameOf(field)
  const mask = props.mask?.length ? props.mask : field.mask
  const dateFormat = readDateFormat(mask)
  return {
    ...PLAIN,
    name,
    type: dateFormat !== undefined && (field.type || 'text') === 'text' ? 'date' : field.type || 'text',
    label: readLabel(props.label ?? ''),
    placeholder: readLabel(
      field.placeholder_key || field.placeholder_text || field.placeholderKey || field.placeholder || '',
    ),
    placeholderText: readLabel((field.placeholder_key && field.placeholder_text) || ''),
    value: wordOf(props.value) || wordOf(field.value),
    rules: rulesOf(field),
    items: itemsOf(field),
    masks: readMasks(mask),
    ...(dateFormat && { dateFormat }),
    isHidden: props.isHidden === true || isAlwaysHidden(field),
    isDisabled: props.isDisabled === true,
    isAdvanced: props.isAdvanced === true || field.isAdvanced === true,
    isTriggered: props.isTriggered === true,
    isWallet: field.wallet === true,
  }
}

/** The name under which the field's value is sent. */
export const nameOf = ({ alias, name }: WireField): string => alias || name

/** Whether the field is hidden and no event may show it. */
export const isAlwaysHidden = (field: WireField): boolean =>
  field.type === 'hidden' || PIX_ALIASES.has(nameOf(field)) || PIX_ALIASES.has(field.name)

/** The validation rules, from the field itself and from its lists; `isExists` has no effect. */
function rulesOf({ regex, regex_error_key, regexError, pattern, errorText, regexList, props }: WireField) {
  const rules: FieldRule[] = []
  if (regex) rules.push(ruleOf(regex, regex_error_key || regexError))
  if (pattern) rules.push(ruleOf(pattern, errorText))
  for (const rule of regexList ?? NONE) if (rule.regex) rules.push(ruleOf(rule.regex, rule.regex_error_key))
  for (const rule of props?.validations ?? NONE) if (rule.regex) rules.push(ruleOf(rule.regex, rule.message))
  return rules
}

const ruleOf = (regex: string, message: string | null | undefined): FieldRule => ({
  regex,
  message: readSentences(message ?? ''),
})

function itemsOf(field: WireField): MethodField['items'] {
  const items = field.props?.items?.length ? field.props.items : (field.values ?? NONE)
  if (items.length === 0) return NONE
  return items.flatMap((item) => {
    const { text, value }: { text?: unknown; value?: unknown } =
      typeof item === 'object' && item !== null ? item : { value: item }
    // Servers send null for "please choose": no value that could be sent.
    return value === null ? [] : [{ text: readLabel(wordOf(text ?? value)), value: wordOf(value ?? text) }]
  })
}

/** The value as text; empty for objects, because `String({ toString: 1 })` would throw. */
export function wordOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : (identifierOf(value) ?? '')
}
