import type { CheckedLayout, CheckedNode } from '../../language/CheckedLayout.ts'
import type { MethodField } from '../../model/methodField.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { isKnownType } from '../kinds/kindOfServer.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'
import { amountField } from './ownField.ts'
import { type FieldPlace, ownFields } from './ownFields.ts'
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
  const { places, plans, stepCount, bonusPlaces } = ownFields(layout)
  const overruled = overruledNames(plans, byName)
  // The amount is the document's field; the server's own field of that name brings its rules (VALID-07).
  const asked = byName.get(AMOUNT_FIELD)
  const withRules = (plan: FieldPlan) => (plan.name === AMOUNT_FIELD && asked ? amountField(plan, asked) : plan)
  const own = (all: readonly FieldPlan[]) =>
    overruled.size === 0 && !asked ? all : all.filter(({ name }) => !overruled.has(name)).map(withRules)
  const taken = new Set(own(plans).map(({ name }) => name))
  const at = new Map<CheckedNode, readonly FieldPlan[]>()
  const unknownTypes: string[] = []
  // A page that asks for no fields (a confirmation, a choice of offers) lacks none.
  const required = places.some(isOfServer) ? requiredNames(fromServer) : NOBODY
  const restored = leftOutEverywhere(places, fromServer).filter((name) => required.has(name) && !taken.has(name))
  for (const place of places) {
    const { node } = place
    if (place.own !== undefined) at.set(node, own(place.own))
    else {
      const fresh = fromServer.filter(
        (field) =>
          !taken.has(field.name) &&
          (overruled.has(field.name) || restored.includes(field.name) || !isLeftOut(node, field)),
      )
      for (const field of fresh) taken.add(field.name)
      unknownTypes.push(...fresh.map((field) => field.type).filter((type) => !isKnownType(type)))
      at.set(
        node,
        fresh.map((field) => serverField(field, place)),
      )
    }
  }
  const fields = [...at.values()].flat()
  const drawn = new Set(fields.map(({ name }) => name))
  const missing = [...required].filter((name) => !drawn.has(name))
  return { fields, at, stepCount, unknownTypes, overruled: [...overruled], restored, required, missing, bonusPlaces }
}

const isOfServer = ({ own }: FieldPlace): boolean => own === undefined

/** What a method asks for and does not call optional. The amount goes out by itself. */
const requiredNames = (fields: readonly MethodField[]): ReadonlySet<string> =>
  new Set(fields.filter(({ name, isAdvanced }) => !isAdvanced && name !== AMOUNT_FIELD).map(({ name }) => name))

/** What no `serverFields` of the document draws. A payment without it would be refused, so the form draws it after all. */
function leftOutEverywhere(places: readonly FieldPlace[], fields: readonly MethodField[]): readonly string[] {
  const nodes = places.filter(isOfServer).map(({ node }) => node)
  return fields.filter((field) => nodes.every((node) => isLeftOut(node, field))).map(({ name }) => name)
}

const NOBODY: ReadonlySet<string> = new Set()

/** A hidden field of the server is no matter of looks: it goes out whatever a document leaves out. */
function isLeftOut(node: CheckedNode, field: MethodField): boolean {
  const except = (node.plain.except as readonly string[] | undefined) ?? []
  return !isFixed(field) && field.isNeeded !== true && except.includes(field.name)
}

/**
 * The document's own fields that give way to the server's: a value that the server sends is its own to say (I24). A
 * constant of the document goes out where the server sends none (D-38). What is neither would be filled in behind the
 * player's back, so the player is asked.
 */
function overruledNames(own: readonly FieldPlan[], asked: ReadonlyMap<string, MethodField>): ReadonlySet<string> {
  if (!own.some(({ name }) => name !== AMOUNT_FIELD && asked.has(name))) return NOBODY
  const byName = new Map(own.map((plan) => [plan.name, plan]))
  const giveWay = own.filter((plan) => {
    const field = plan.name === AMOUNT_FIELD ? undefined : asked.get(plan.name)
    if (field === undefined) return false
    const unseen = unseenFields(plan, byName)
    const isConstant = unseen.length > 0 && unseen.every(hasValue)
    if (isFixed(field)) return !isConstant || field.value !== '' || field.firstOf.length > 0
    return unseen.length > 0 && (!isConstant || field.value !== '')
  })
  return new Set(giveWay.map(({ name }) => name))
}

/** What goes out in a field and nobody sees: the field itself if it is hidden, or the hidden fields it is composed of. */
function unseenFields(
  plan: FieldPlan,
  byName: ReadonlyMap<string, FieldPlan>,
  within: ReadonlySet<FieldPlan> = new Set(),
): readonly FieldPlan[] {
  if (within.has(plan)) return []
  if (plan.parts.length === 0) return plan.isHidden ? [plan] : []
  const parts = plan.parts.map((part) => byName.get(part)).filter((part) => part !== undefined)
  return parts.flatMap((part) => unseenFields(part, byName, new Set([...within, plan])))
}

const hasValue = ({ initial }: FieldPlan): boolean => initial !== ''
