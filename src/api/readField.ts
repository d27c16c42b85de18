import type { ServerField } from '../../schemas/calls/serverField.ts'
import type { FieldRule, MethodField } from '../../schemas/methodField.ts'

/** The server's field as the product's own (spec 3, Field). */
export function readField(field: ServerField): MethodField {
  const props = field.props ?? {}
  return {
    name: field.alias || field.name,
    type: field.type ?? 'text',
    label: props.label ?? '',
    placeholder: field.placeholder_key ?? field.placeholder_text ?? '',
    value: props.value === null || props.value === undefined ? '' : String(props.value),
    rules: rulesOf(field),
    items: itemsOf(field),
    isHidden: props.isHidden === true || field.type === 'hidden',
    isDisabled: props.isDisabled === true,
    isAdvanced: props.isAdvanced === true,
    isTriggered: props.isTriggered === true,
    isWallet: field.wallet === true,
  }
}

function rulesOf(field: ServerField): FieldRule[] {
  const own = field.regex ? [{ regex: field.regex, message: field.regex_error_key ?? '' }] : []
  const more = (field.props?.validations ?? []).map(({ regex, message }) => ({ regex, message: message ?? '' }))
  return [...own, ...more]
}

function itemsOf(field: ServerField): { text: string; value: string }[] {
  const items = field.props?.items ?? field.values ?? []
  return items.map((item) => {
    if (typeof item !== 'object') return { text: wordOf(item), value: wordOf(item) }
    const { text, value } = item as { text?: unknown; value?: unknown }
    return { text: wordOf(text ?? value), value: wordOf(value ?? text) }
  })
}

/** An object from the wire may not even be turned into a text: `{"toString": 1}` throws. */
function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
