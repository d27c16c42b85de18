import { applyPhone, finishPhone, nationalNumber, withPrefix } from '../../../schemas/typing/phone.ts'
import { holdsAll } from '../../../schemas/typing/plain.ts'
import { exampleOf, phoneHabitOf, prefixOf } from '../../reference/countries.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import type { Kind, KindNeed } from './Kind.ts'
import { isFilled, withoutSigns } from './masked.ts'
import { text } from './text.ts'

/** A number behind the prefix of its country. The rules speak about what stands behind it (VALID-03). */
export const phone: Kind = {
  ...text,
  ungrouped: (_, value) => value,
  isEmpty: (plan, value, need) => national(plan, value, need) === '',
  isComplete: (plan, value, need) =>
    isFilled(plan, value, need) && holdsAll(applyPhone(value, prefix(plan, need)), value),
  readings: (plan, value, need) => {
    const judged = national(plan, value, need)
    return { value: judged, whole: value, bare: withoutSigns(plan, judged, need) }
  },
  shaped: behindPrefix,
  toWire: (plan, value, need) => (plan.wire === 'plain' ? national(plan, value, need) : finished(plan, value, need)),
  textTyping: (plan, need) => ({
    kind: 'phone',
    prefix: () => prefix(plan, need),
    habit: () => phoneHabitOf(need.country(plan)),
  }),
  example: (plan, need) => `${prefix(plan, need)} ${exampleOf(need.country(plan))}`.trim(),
}

/** When the country changes, the number is kept. */
function behindPrefix(plan: FieldPlan, value: string, need: KindNeed): string {
  const now = prefix(plan, need)
  const [before = now] = need.former(plan, [now])
  return before === now ? applyPhone(value, now) : withPrefix(value, before, now)
}

/** The phone as it is left, though the field never was. */
const finished = (plan: FieldPlan, value: string, need: KindNeed): string =>
  finishPhone(value, prefix(plan, need), phoneHabitOf(need.country(plan)))

const national = (plan: FieldPlan, value: string, need: KindNeed): string =>
  nationalNumber(finished(plan, value, need), prefix(plan, need))

const prefix = (plan: FieldPlan, need: KindNeed): string => prefixOf(need.country(plan))
