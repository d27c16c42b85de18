import { DAY_FORMATS, type DateFormat } from '../../../schemas/typing/date.ts'
import type { CheckedText } from '../../language/CheckedLayout.ts'
import type { MethodField } from '../../model/methodField.ts'
import { fieldPurpose } from '../../reference/fieldPurpose.ts'
import { KINDS } from '../kinds/index.ts'
import { kindOfServer } from '../kinds/kindOfServer.ts'
import type { FieldPlan } from './FieldPlan.ts'
import { fieldGuard } from './Guard.ts'
import type { NodePlace } from './NodePlace.ts'
import { applyProps, DEFAULT_PLAN, finished, ruleOf } from './ownField.ts'

/** Hidden and composed fields are filled in by the server, whatever the layout defines. */
export const isFixed = ({ isHidden, firstOf }: MethodField): boolean => isHidden || firstOf.length > 0

/** The plan of a server field with the layout's overrides. Its value is sent under the server's name. */
export function serverField(field: MethodField, { node, guards, step }: NodePlace): FieldPlan {
  const words = (text: string): CheckedText => ({ kind: 'server', words: text })
  const slot = node.slots.get('override')
  const over = slot?.slot === 'overrides' && !isFixed(field) ? slot.overrides.get(field.name) : undefined
  const kind = kindOfServer(field)
  const { serverMask } = KINDS[kind]
  const plan: FieldPlan = {
    ...DEFAULT_PLAN,
    name: field.name,
    kind,
    label: { kind: 'server', words: field.label || `field.${field.name}`, named: field.name },
    placeholder: { kind: 'server', words: field.placeholder, otherwise: field.placeholderText },
    rules: field.rules.map(ruleOf),
    shows: field.shownFor.map(({ field: other, values, isNot }) => fieldGuard(other, values, isNot === true)),
    initial: field.value,
    isOptional: field.isAdvanced,
    isDisabled: field.isDisabled,
    isHidden: isFixed(field),
    isFixed: isFixed(field),
    isWallet: field.isWallet,
    isTriggered: field.isTriggered,
    isAdvanced: field.isAdvanced,
    items: field.items.map(({ text, value }) => ({ text: words(text), value, note: undefined })),
    masks: serverMask === 'places' ? field.masks.map((mask) => ({ mask, when: undefined })) : [],
    parts: field.firstOf,
    sets: field.sets,
    guards: isFixed(field) ? [] : guards,
    step,
    plain: plainOf(field, kind),
  }
  return finished(over === undefined ? plan : applyProps(plan, over))
}

/** Most fields share one object without properties, which is cheaper to draw. */
function plainOf(field: MethodField, kind: FieldPlan['kind']): FieldPlan['plain'] {
  const hasFormat = KINDS[kind].serverMask === 'format'
  const { autoComplete, inputMode: keyboard } = fieldPurpose(field.name)
  // A mask has a keyboard of its own: it may contain letters.
  const inputMode = field.masks.length > 0 ? undefined : keyboard
  if (autoComplete === undefined && inputMode === undefined && !hasFormat) return DEFAULT_PLAN.plain
  return {
    ...(autoComplete && { autoComplete }),
    ...(inputMode && { inputMode }),
    ...(hasFormat && { format: formatOf(field) }),
  }
}

/** The server's date format, or else the one matching its mask. */
const formatOf = ({ dateFormat, masks }: MethodField): DateFormat =>
  dateFormat ?? DAY_FORMATS.find((format) => format.replace(/[A-Z]/g, '#') === masks[0]) ?? 'DD/MM/YYYY'
