import type { CheckedLayout, CheckedNode } from '../../language/CheckedLayout.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { addressFields } from './addressFields.ts'
import type { FieldPlan } from './FieldPlan.ts'
import { caseGuard, type Guard, guardOf } from './Guard.ts'
import type { NodePlace } from './NodePlace.ts'
import { ownField, pieceFields } from './ownField.ts'

/** The form fields defined by a layout. */
export interface OwnFields {
  /** The nodes that have fields, in layout order. */
  readonly places: readonly FieldPlace[]
  readonly plans: readonly FieldPlan[]
  /** The number of steps; 1 without steps. */
  readonly stepCount: number
  /** The conditions of each place that shows the deposit bonus. */
  readonly bonusPlaces: readonly (readonly Guard[])[]
}

export interface FieldPlace extends NodePlace {
  /** The node's own fields; undefined for `serverFields`. */
  readonly own: readonly FieldPlan[] | undefined
}

/** Cached per layout: its form is opened repeatedly, and planned again with each answer that adds fields. */
export function ownFields(layout: CheckedLayout): OwnFields {
  const found = known.get(layout) ?? findOwn(layout)
  known.set(layout, found)
  return found
}

const known = new WeakMap<CheckedLayout, OwnFields>()

function findOwn(layout: CheckedLayout): OwnFields {
  const nodes: NodePlace[] = []
  addPlaces(nodes, layout.body, { guards: [], step: -1 })
  const places: FieldPlace[] = []
  for (const place of nodes) {
    const own = ownPlans(place)
    if (own !== undefined || place.node.type === 'serverFields') places.push({ ...place, own })
  }
  return {
    places,
    plans: places.flatMap(({ own }) => own ?? []),
    bonusPlaces: nodes.filter(({ node }) => node.type === 'bonusBadge').map(({ guards }) => guards),
    stepCount: Math.max(1, ...nodes.map(({ node }) => (node.type === 'steps' ? node.children.length : 1))),
  }
}

function ownPlans(place: NodePlace): readonly FieldPlan[] | undefined {
  if (place.node.type === 'field') return withPieces(ownPlan(place))
  return place.node.type === 'address' ? addressFields(place) : undefined
}

/** The amount is always sent, so it is always validated, whatever conditions surround it. */
function ownPlan(place: NodePlace): FieldPlan {
  const plan = ownField(place)
  return plan.name === AMOUNT_FIELD ? { ...plan, guards: [], isOptional: false, requiredWhen: undefined } : plan
}

const withPieces = (plan: FieldPlan): readonly FieldPlan[] =>
  plan.sendAs.size === 0 ? [plan] : [plan, ...pieceFields(plan)]

type Around = Omit<NodePlace, 'node'>

/** Adds every node in layout order, with the conditions it depends on. */
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
