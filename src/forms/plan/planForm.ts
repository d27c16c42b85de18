import type { CheckedLayout, CheckedNode } from '../../language/CheckedLayout.ts'
import type { MethodField } from '../../model/methodField.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { isKnownType } from '../kinds/kindOfServer.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'
import { amountField } from './ownField.ts'
import { type FieldPlace, ownFields } from './ownFields.ts'
import { isFixed, serverField } from './serverField.ts'
import { networkFieldOf, withNetwork } from './withNetwork.ts'

/**
 * Plans all fields of a form before rendering; nothing registers itself on mount. If a name occurs twice, the
 * layout's field wins, unless its value is hidden from the player and the server's field must replace it (see
 * `overruledNames`).
 */
export function planForm(layout: CheckedLayout, serverFields: readonly MethodField[]): FormPlan {
  // Of two server fields with the same name, the later one wins.
  const byName = new Map<string, MethodField>()
  for (const field of serverFields) byName.set(field.name, field)
  const fromServer = [...byName.values()]
  const { places, plans, stepCount, bonusPlaces } = ownFields(layout)
  const overruled = overruledNames(plans, byName)
  // The amount field comes from the layout; the server's field of that name contributes its rules (VALID-07).
  const amount = byName.get(AMOUNT_FIELD)
  const withRules = (plan: FieldPlan) => (plan.name === AMOUNT_FIELD && amount ? amountField(plan, amount) : plan)
  const own = (all: readonly FieldPlan[]) =>
    all.filter(({ name }) => !overruled.has(name)).map((plan) => withOwnName(withRules(plan), byName))
  const taken = new Set(own(plans).map(({ name }) => name))
  const at = new Map<CheckedNode, readonly FieldPlan[]>()
  const unknownTypes: { readonly name: string; readonly type: string }[] = []
  // A page without `serverFields`, such as a confirmation or a choice of offers, has no required server fields.
  const required = places.some(isOfServer) ? requiredNames(fromServer) : NO_NAMES
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
      unknownTypes.push(...fresh.filter(({ type }) => !isKnownType(type)))
      at.set(
        node,
        fresh.map((field) => serverField(field, place)),
      )
    }
  }
  const network = networkFieldOf([...at.values()].flat(), fromServer)
  for (const [node, all] of network === undefined ? [] : at)
    at.set(
      node,
      all.map((plan) => withNetwork(plan, network)),
    )
  const fields = [...at.values()].flat()
  const drawn = new Set(fields.map(({ name }) => name))
  const missing = [...required].filter((name) => !drawn.has(name))
  return { fields, at, stepCount, unknownTypes, overruled: [...overruled], restored, required, missing, bonusPlaces }
}

const isOfServer = ({ own }: FieldPlace): boolean => own === undefined

/** The names of the method's required fields, without the amount, which is sent separately. */
const requiredNames = (fields: readonly MethodField[]): ReadonlySet<string> =>
  new Set(fields.filter(({ name, isAdvanced }) => !isAdvanced && name !== AMOUNT_FIELD).map(({ name }) => name))

/**
 * Fields that every `serverFields` node excludes. A payment without a required one would be refused, so the form
 * renders it anyway.
 */
function leftOutEverywhere(places: readonly FieldPlace[], fields: readonly MethodField[]): readonly string[] {
  const nodes = places.filter(isOfServer).map(({ node }) => node)
  return fields.filter((field) => nodes.every((node) => isLeftOut(node, field))).map(({ name }) => name)
}

const NO_NAMES: ReadonlySet<string> = new Set()

/** Hidden server fields are sent even if the layout excludes them. */
function isLeftOut({ plain }: CheckedNode, field: MethodField): boolean {
  const { except = [], only } = plain as { readonly except?: readonly string[]; readonly only?: readonly string[] }
  const isExcluded = except.includes(field.name) || only?.includes(field.name) === false
  return !isFixed(field) && field.isNeeded !== true && isExcluded
}

/**
 * Layout fields replaced by server fields: a value sent by the server takes precedence (I24). A constant of the
 * layout is used when the server sends no value (D-38). Any other hidden value would be filled in without the
 * player's knowledge, so the player must enter it.
 */
function overruledNames(own: readonly FieldPlan[], asked: ReadonlyMap<string, MethodField>): ReadonlySet<string> {
  if (!own.some(({ name }) => name !== AMOUNT_FIELD && asked.has(name))) return NO_NAMES
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

/**
 * The hidden values sent for a field: the field itself if it is hidden, or the hidden parts it is composed of. A piece
 * of a visible field is not hidden: the player fills it in.
 */
function unseenFields(
  plan: FieldPlan,
  byName: ReadonlyMap<string, FieldPlan>,
  within: ReadonlySet<FieldPlan> = new Set(),
): readonly FieldPlan[] {
  if (within.has(plan)) return []
  const source = plan.from && byName.get(plan.from.field)
  if (source !== undefined) return unseenFields(source, byName, new Set([...within, plan]))
  if (plan.parts.length === 0) return plan.isHidden ? [plan] : []
  const parts = plan.parts.map((part) => byName.get(part)).filter((part) => part !== undefined)
  return parts.flatMap((part) => unseenFields(part, byName, new Set([...within, plan])))
}

/** A field sent in pieces is also sent whole if the server asks for its own name. */
const withOwnName = (plan: FieldPlan, asked: ReadonlyMap<string, MethodField>): FieldPlan =>
  plan.sendAs.size > 0 && asked.has(plan.name)
    ? { ...plan, sendAs: new Map([...plan.sendAs, [plan.name, 'whole']]) }
    : plan

const hasValue = ({ initial }: FieldPlan): boolean => initial !== ''
