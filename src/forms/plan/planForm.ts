import type { CheckedLayout, CheckedNode } from '../../language/CheckedLayout.ts'
import type { MethodField } from '../../model/methodField.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { isKnownType } from '../kinds/kindOfServer.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'
import { amountField } from './ownField.ts'
import { ownFields } from './ownFields.ts'
import { isFixed, serverField } from './serverField.ts'

/**
 * The fields of a form, known before anything is drawn: nothing registers itself by being mounted.
 * A name that stands twice is taken once, the document's own field first; but what the player can't see there is the
 * server's to say.
 */
export function planForm(layout: CheckedLayout, serverFields: readonly MethodField[]): FormPlan {
  // Of two fields of one name, the one that was asked for last.
  const byName = new Map<string, MethodField>()
  for (const field of serverFields) byName.set(field.name, field)
  const fromServer = [...byName.values()]
  const { places, plans, stepCount } = ownFields(layout)
  const overruled = overruledNames(plans, byName)
  // The amount is the document's field; the server's own field of that name brings its rules (VALID-07).
  const asked = byName.get(AMOUNT_FIELD)
  const withRules = (plan: FieldPlan) => (plan.name === AMOUNT_FIELD && asked ? amountField(plan, asked) : plan)
  const own = (all: readonly FieldPlan[]) =>
    overruled.size === 0 && !asked ? all : all.filter(({ name }) => !overruled.has(name)).map(withRules)
  const taken = new Set(own(plans).map(({ name }) => name))
  const at = new Map<CheckedNode, readonly FieldPlan[]>()
  const unknownTypes: string[] = []
  for (const place of places) {
    const { node } = place
    if (place.own !== undefined) at.set(node, own(place.own))
    else {
      const fresh = fromServer.filter(
        (field) => !taken.has(field.name) && (overruled.has(field.name) || !isLeftOut(node, field)),
      )
      for (const field of fresh) taken.add(field.name)
      unknownTypes.push(...fresh.map((field) => field.type).filter((type) => !isKnownType(type)))
      at.set(
        node,
        fresh.map((field) => serverField(field, place)),
      )
    }
  }
  return { fields: [...at.values()].flat(), at, stepCount, unknownTypes, overruled: [...overruled] }
}

const NOBODY: ReadonlySet<string> = new Set()

/** A hidden field of the server is no matter of looks: it goes out whatever a document leaves out. */
function isLeftOut(node: CheckedNode, field: MethodField): boolean {
  const except = (node.plain.except as readonly string[] | undefined) ?? []
  return !isFixed(field) && except.includes(field.name)
}

/**
 * The document's own fields that give way to the server's: what the server hides is its own to fill in, and what it asks
 * the player for is not filled in behind the player's back (I24).
 */
function overruledNames(own: readonly FieldPlan[], asked: ReadonlyMap<string, MethodField>): ReadonlySet<string> {
  if (!own.some(({ name }) => name !== AMOUNT_FIELD && asked.has(name))) return NOBODY
  const byName = new Map(own.map((plan) => [plan.name, plan]))
  const isUnseen = (plan: FieldPlan | undefined, within: Set<FieldPlan>): boolean => {
    if (plan === undefined || within.has(plan)) return false
    within.add(plan)
    const isGiven = plan.isHidden && plan.parts.length === 0
    return isGiven || plan.parts.some((part) => isUnseen(byName.get(part), within))
  }
  const giveWay = own.filter((plan) => {
    const field = plan.name === AMOUNT_FIELD ? undefined : asked.get(plan.name)
    return field !== undefined && (isFixed(field) || isUnseen(plan, new Set()))
  })
  return new Set(giveWay.map(({ name }) => name))
}
