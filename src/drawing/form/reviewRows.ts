import type { ReviewRow } from '../../../renderers/contract.ts'
import { KINDS } from '../../forms/kinds/index.ts'
import type { FieldPlan } from '../../forms/plan/FieldPlan.ts'
import { fieldPath } from '../../forms/plan/Guard.ts'
import type { CheckedItem, CheckedNode } from '../../language/CheckedLayout.ts'
import { bindText, current, type Frame, read, textNow } from '../bind.ts'
import type { DrawnField } from '../LayoutEnv.ts'

/** The rows of a review: one per visible, non-empty field, tracked by MobX. Consents and passwords have no row. */
export function reviewRows(node: CheckedNode, plans: readonly FieldPlan[], frame: Frame): () => ReviewRow[] {
  const { env } = frame
  const except = (node.plain.except as readonly string[] | undefined) ?? []
  const rows = plans
    .filter(
      ({ name, kind, isHidden }) =>
        !KINDS[kind].isConsent && !KINDS[kind].isSecret && !isHidden && !except.includes(name),
    )
    .flatMap((plan) => {
      const field = env.field(plan.name)
      return field === undefined ? [] : [{ plan, field, label: bindText(plan.label, frame, node.pointer) }]
    })
  return () =>
    rows
      .filter(({ field }) => field.isShown && !field.isEmpty)
      .map(({ plan, field, label }) => ({
        name: plan.name,
        label: field.labelKey === undefined ? current(label) : env.t(field.labelKey),
        value: shownValue(plan, field, frame, node.pointer),
        onEdit: () => env.run({ do: 'form.goTo', field: plan.name }),
      }))
}

function shownValue(plan: FieldPlan, field: DrawnField, frame: Frame, pointer: string): string {
  const { value, words } = field
  if (plan.keep === false) return '•'.repeat(6)
  if (words !== undefined) return words
  const chosen = field.choices?.find((choice) => choice.value === value)
  if (chosen !== undefined) return chosen.note === undefined ? chosen.text : `${chosen.text} · ${chosen.note}`
  const item = offered(plan, frame, pointer).find((one) => one.value === value)
  return item === undefined ? value : textNow(item.text, frame, pointer)
}

/**
 * The items for the current value of the field on which this one depends. The same item may have a different text for
 * each of that field's values.
 */
function offered({ items, cascade }: FieldPlan, frame: Frame, pointer: string): readonly CheckedItem[] {
  if (cascade === undefined) return items
  return cascade.items.get(String(read(fieldPath(cascade.by), frame, pointer) ?? '')) ?? []
}
