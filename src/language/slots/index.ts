import type { SlotKind } from '../../../schemas/layout/slots.ts'
import type { CheckedSlot } from '../CheckedLayout.ts'
import { actions } from './actions.ts'
import { badge } from './badge.ts'
import { cascade } from './cascade.ts'
import { cases } from './cases.ts'
import { condition } from './condition.ts'
import { items } from './items.ts'
import { links } from './links.ts'
import { list } from './list.ts'
import { mask } from './mask.ts'
import { nodes } from './nodes.ts'
import { overrides } from './overrides.ts'
import { ref } from './ref.ts'
import { rows } from './rows.ts'
import { rules } from './rules.ts'
import type { SlotContext } from './SlotContext.ts'
import { source } from './source.ts'
import { text } from './text.ts'

/** The checker of each slot kind. A missing one is a type error. */
const SLOTS = {
  text,
  condition,
  ref,
  list,
  actions,
  nodes,
  cases,
  badge,
  rows,
  items,
  cascade,
  rules,
  mask,
  links,
  overrides,
  tile: source,
  chips: source,
  requisites: source,
  offer: source,
  bonuses: source,
  texts: source,
  time: source,
  slides: source,
  video: source,
  picture: source,
  country: source,
  currencies: source,
} satisfies Record<SlotKind, unknown>

/** Checks a slot property whose JSON already matches its schema. */
export function checkSlot(kind: SlotKind, value: unknown, place: SlotContext): CheckedSlot {
  const check = SLOTS[kind] as (value: unknown, place: SlotContext) => CheckedSlot
  return check(value, place)
}
