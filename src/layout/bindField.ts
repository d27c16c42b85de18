import { type Binding, bindText, current, type Frame, fixed } from './bind.ts'
import type { DrawnField } from './LayoutEnv.ts'
import type { FieldPlan } from './planForm.ts'

/** The props of a field's renderer that do not change with every key; `live` when some of them read a scope. */
export interface FieldBindings {
  readonly isLive: boolean
  readonly get: () => Record<string, unknown>
  readonly message: (field: DrawnField) => string | undefined
}

export function bindField(plan: FieldPlan, field: DrawnField, frame: Frame, pointer: string): FieldBindings {
  const text = (value: FieldPlan['hint'], name: string): Binding<string | undefined> =>
    value === undefined ? fixed(undefined) : bindText(value, frame, `${pointer}/${name}`)
  const label = text(plan.label, 'label')
  const hint = text(plan.hint, 'hint')
  const placeholder = text(plan.placeholder, 'placeholder')
  const items = plan.items.map((item) => ({ text: bindText(item.text, frame, `${pointer}/items`), value: item.value }))
  const fixedProps = {
    ...plan.plain,
    id: field.id,
    name: plan.name,
    disabled: field.isDisabled,
    required: field.isRequired,
    typing: field.typing,
    ...(items.length > 0 && { searchLabel: frame.env.t('field.search') }),
    onInput: (value: string) => field.type(value),
    onFocus: () => field.focus(),
    onBlur: () => field.blur(),
    inputRef: (element: HTMLElement | null) => field.attach(element),
  }
  const get = () => ({
    ...fixedProps,
    label: current(label) ?? plan.name,
    hint: current(hint),
    placeholder: current(placeholder),
    ...(items.length > 0 && { items: items.map((item) => ({ text: current(item.text), value: item.value })) }),
  })
  const isLive = [label, hint, placeholder, ...items.map((item) => item.text)].some((binding) => !binding.isStatic)
  const once = isLive ? undefined : get()
  return { isLive, get: once === undefined ? get : () => once, message: (drawn) => messageOf(drawn, frame) }
}

function messageOf(field: DrawnField, { env }: Frame): string | undefined {
  const error = field.shownError
  if (error === undefined) return undefined
  return env.hasText(error.key) ? env.t(error.key, error.args) : env.t('field.invalid')
}
