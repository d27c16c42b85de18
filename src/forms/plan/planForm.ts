import type { CheckedLayout, CheckedNode } from '../../language/CheckedLayout.ts'
import type { MethodField } from '../../model/methodField.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { isKnownType } from '../kinds/kindOfServer.ts'
import { addressFields } from './addressFields.ts'
import type { FieldPlan } from './FieldPlan.ts'
import type { FormPlan } from './FormPlan.ts'
import { caseGuard, type Guard, guardOf } from './Guard.ts'
import type { NodePlace } from './NodePlace.ts'
import { amountField, ownField } from './ownField.ts'
import { isFixed, serverField } from './serverField.ts'

/**
 * The fields of a form, known before anything is drawn: nothing registers itself by being mounted.
 * A name that stands twice is taken once, the document's own field first; but what the player can't see there is the
 * server's to say.
 */
export function planForm(layout: CheckedLayout, serverFields: readonly MethodField[]): FormPlan {
  // Of two fields of one name, the one that was asked for last.
  const fromServer = [...new Map(serverFields.map((field) => [field.name, field])).values()]
  const at = new Map<CheckedNode, readonly FieldPlan[]>()
  const unknownTypes: string[] = []
  const places: NodePlace[] = []
  addPlaces(places, layout.body, { guards: [], step: -1 })
  const own = new Map(places.map((place) => [place.node, ownPlans(place, fromServer)]))
  const overruled = overruledNames([...own.values()].flat(), fromServer)
  const kept = (plans: readonly FieldPlan[]) =>
    overruled.size === 0 ? plans : plans.filter(({ name }) => !overruled.has(name))
  const taken = new Set([...own.values()].flatMap((plans) => kept(plans).map(({ name }) => name)))
  for (const place of places) {
    const { node } = place
    if (node.type === 'field' || node.type === 'address') at.set(node, kept(own.get(node)!))
    if (node.type !== 'serverFields') continue
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
  const stepCount = Math.max(1, ...places.map(({ node }) => (node.type === 'steps' ? node.children.length : 1)))
  const fields = [...at.values()].flat()
  return { fields, at, stepCount, unknownTypes, overruled: [...overruled] }
}

type Around = Omit<NodePlace, 'node'>

/** Adds every node in the order of writing, with the conditions that it stands under. */
function addPlaces(places: NodePlace[], nodes: readonly CheckedNode[], around: Around): void {
  for (const node of nodes) {
    const here = node.when === undefined ? around : under(around, guardOf(node.when))
    places.push({ node, guards: here.guards, step: here.step })
    if (node.type === 'steps') {
      for (const [step, child] of node.children.entries()) addPlaces(places, [child], { ...here, step })
    } else {
      addPlaces(places, node.children, here)
    }
    node.slots.forEach((slot) => {
      if (slot.slot === 'nodes' && node.type !== 'switch') addPlaces(places, slot.nodes, here)
    })
    if (node.type === 'switch') addCases(places, node, here)
  }
}

function addCases(places: NodePlace[], node: CheckedNode, around: Around): void {
  const [on, cases, otherwise] = ['on', 'cases', 'else'].map((name) => node.slots.get(name))
  if (on?.slot !== 'ref' || cases?.slot !== 'cases') return
  for (const [value, nodes] of cases.cases) {
    addPlaces(places, nodes, under(around, caseGuard(on.path, [value], false)))
  }
  if (otherwise?.slot !== 'nodes') return
  addPlaces(places, otherwise.nodes, under(around, caseGuard(on.path, [...cases.cases.keys()], true)))
}

const under = (around: Around, guard: Guard): Around => ({ ...around, guards: [...around.guards, guard] })

function ownPlans(place: NodePlace, serverFields: readonly MethodField[]): readonly FieldPlan[] {
  if (place.node.type === 'field') return [ownPlan(place, serverFields)]
  return place.node.type === 'address' ? addressFields(place) : []
}

/** A hidden field of the server is no matter of looks: it goes out whatever a document leaves out. */
function isLeftOut(node: CheckedNode, field: MethodField): boolean {
  const except = (node.plain.except as readonly string[] | undefined) ?? []
  return !isFixed(field) && except.includes(field.name)
}

/**
 * The document's own fields that give way to the server's: what the server hides is its own to fill in, and what it asks
 * the player for is not filled in behind the player's back (I24).
 */
function overruledNames(own: readonly FieldPlan[], serverFields: readonly MethodField[]): ReadonlySet<string> {
  const asked = new Map(serverFields.map((field) => [field.name, field]))
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

/**
 * The amount is the document's field; the server's own field of that name brings its rules (VALID-07). It always goes
 * out, so it is always checked, whatever it stands under.
 */
function ownPlan(place: NodePlace, serverFields: readonly MethodField[]): FieldPlan {
  const plan = ownField(place)
  if (plan.name !== AMOUNT_FIELD) return plan
  const asked = serverFields.find(({ name }) => name === AMOUNT_FIELD)
  const always = { guards: [], isOptional: false, requiredWhen: undefined }
  return { ...(asked === undefined ? plan : amountField(plan, asked)), ...always }
}
