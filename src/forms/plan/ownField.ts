import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import type { ValuePiece } from '../../../schemas/layout/slots.ts'
import type { CheckedCondition, CheckedRule, CheckedSlot, CheckedText } from '../../language/CheckedLayout.ts'
import type { FieldRule, MethodField } from '../../model/methodField.ts'
import { AMOUNT_FIELD } from '../AMOUNT_FIELD.ts'
import { isKind, KINDS } from '../kinds/index.ts'
import type { FieldPlan, Messages, ValidateOn, Wire } from './FieldPlan.ts'
import { fieldsIn, guardOf } from './Guard.ts'
import { isPrivate } from './isPrivate.ts'
import type { NodePlace } from './NodePlace.ts'

/** The checked properties of a node or an override. */
interface CheckedProps {
  readonly slots: ReadonlyMap<string, CheckedSlot>
  readonly plain: Readonly<Record<string, unknown>>
}

/** The plan of a field defined by the layout. */
export function ownField({ node, guards, step }: NodePlace): FieldPlan {
  const name = String(node.plain.name)
  const label: CheckedText = { kind: 'server', words: `field.${name}`, named: name }
  const kind = isKind(node.kind) ? node.kind : DEFAULT_PLAN.kind
  return finished(applyProps(DEFAULT_PLAN, node, { name, kind, label, guards, step }))
}

/** The properties of a plan that are known before the layout's properties are applied. */
type Known = Pick<FieldPlan, 'name' | 'kind' | 'label' | 'guards' | 'step'>

/**
 * The fields sent instead of the given one: hidden, one for each piece of its value. They cover the fields that the
 * method asks for under these names. A piece with the field's own name is sent by the field itself.
 */
export function pieceFields({ name, label, guards, step, wire, isOptional, sendAs }: FieldPlan): FieldPlan[] {
  return [...sendAs].flatMap(([own, piece]) => {
    if (own === name) return []
    const from = { field: name, piece }
    return [finished({ ...DEFAULT_PLAN, name: own, kind: 'hidden', label, guards, step, wire, isOptional, from })]
  })
}

/** Applies properties to a plan: those of its own node, or of an override of the server's field. */
export function applyProps(plan: FieldPlan, { slots, plain }: CheckedProps, known: Known = plan): FieldPlan {
  const slot = <S extends CheckedSlot['slot']>(name: string, kind: S) => {
    const found = slots.get(name)
    return found?.slot === kind ? (found as Extract<CheckedSlot, { slot: S }>) : undefined
  }
  const show = slot('show', 'condition')
  const shows = show === undefined ? plan.shows : [...plan.shows, guardOf(show)]
  const {
    kind,
    name: _,
    optional,
    keep,
    wire,
    messages,
    parts,
    template,
    sendAs,
    validateOn,
    ...others
  } = plain as Plain
  const { default: first, ...own } = others
  return {
    ...plan,
    name: known.name,
    guards: known.guards,
    step: known.step,
    kind: kind ?? known.kind,
    label: slot('label', 'text')?.text ?? known.label,
    hint: slot('hint', 'text')?.text ?? plan.hint,
    placeholder: slot('placeholder', 'text')?.text ?? plan.placeholder,
    shows,
    requiredWhen: slot('requiredWhen', 'condition') ?? plan.requiredWhen,
    rules: slot('rules', 'rules')?.rules ?? plan.rules,
    messages: messages ?? plan.messages,
    initial: pathOf(slots.get('initial')) ?? first ?? plan.initial,
    isOptional: optional ?? plan.isOptional,
    keep: keep ?? plan.keep,
    wire: wire ?? plan.wire,
    items: slot('items', 'items')?.items ?? plan.items,
    allowedCodes: slot('among', 'source')?.path ?? plan.allowedCodes,
    cascade: slot('cascade', 'cascade') ?? plan.cascade,
    masks: slot('mask', 'mask')?.masks ?? plan.masks,
    country: pathOf(slots.get('country')) ?? plan.country,
    countryField: undefined,
    parts: parts ?? plan.parts,
    template: template ?? plan.template,
    sendAs: sendAs === undefined ? plan.sendAs : new Map(Object.entries(sendAs)),
    validateOn: validateOn ?? plan.validateOn,
    links: slot('links', 'links')?.links ?? plan.links,
    plain: Object.keys(own).length === 0 ? plan.plain : { ...plan.plain, ...own },
  }
}

const pathOf = (slot: CheckedSlot | undefined) => (slot?.slot === 'ref' ? slot.path : undefined)

/** A mutable plan that is not shared yet. */
type Draft = { -readonly [K in keyof FieldPlan]: FieldPlan[K] }

/**
 * Fills in the derived properties of a plan: conditions and dependencies. Mutates the draft, because copying 200 plans
 * of 40 properties is slow.
 */
export function finished(plan: Draft): FieldPlan {
  const isAmount = plan.name === AMOUNT_FIELD
  if (isAmount) plan.kind = 'amount' // the paid amount is validated as an amount, whatever field renders it (I4)
  const kind = KINDS[plan.kind]
  plan.isHidden ||= kind.isHidden
  if (kind.isSecret) plan.masks = NONE // every typed character counts
  if (plan.shows.length > 0) plan.guards = [...plan.guards, ...plan.shows]
  const conditions = conditionsOf(plan)
  const reads = readsOf(plan, conditions)
  if (reads.length > 0) plan.reads = [...new Set(reads)].filter((name) => name !== plan.name)
  // The check of the amount is never cached, because its limits may change.
  plan.isCacheable = reads.length === 0 && plan.country === undefined && conditions.length === 0 && !isAmount
  // Parts of an address follow a country and never choose one.
  if (plan.country !== undefined && plan.part === undefined) plan.countryField = fieldsIn(plan.country)[0]
  plan.isPrivate = isPrivate(plan)
  plan.isHarmless = !plan.isPrivate && (plan.keep === true || isAmount || kind.isChosen)
  return plan
}

/**
 * Returns early: most fields have no conditions, and allocating lists for each takes a tenth of the time to build a
 * form.
 */
function conditionsOf({ requiredWhen, rules, masks }: FieldPlan): readonly CheckedCondition[] {
  if (requiredWhen === undefined && !rules.some(hasWhen) && !masks.some(hasWhen)) return NONE
  const found: CheckedCondition[] = []
  if (requiredWhen !== undefined) found.push(requiredWhen)
  for (const { when } of rules) if (when !== undefined) found.push(when)
  for (const { when } of masks) if (when !== undefined) found.push(when)
  return found
}

const hasWhen = ({ when }: { readonly when: CheckedCondition | undefined }): boolean => when !== undefined
const hasField = ({ field }: CheckedRule): boolean => field !== ''

function readsOf(plan: FieldPlan, conditions: readonly CheckedCondition[]): readonly string[] {
  const { guards, rules, cascade, country } = plan
  const isAlone = cascade === undefined && country === undefined
  if (isAlone && guards.length === 0 && conditions.length === 0 && !rules.some(hasField)) return NONE
  const found: string[] = []
  for (const { reads } of guards) found.push(...reads)
  for (const { expression } of conditions) found.push(...fieldsIn(expression))
  for (const { field } of rules) if (field !== '') found.push(field)
  if (cascade !== undefined) found.push(cascade.by)
  if (country !== undefined) found.push(...fieldsIn(country))
  return found
}

/** The layout's amount field with the server's rules, which apply in a P2P market (VALID-07). */
export function amountField(plan: FieldPlan, asked: MethodField): FieldPlan {
  return { ...plan, marketRules: asked.rules.map(ruleOf) }
}

/** Converts a server rule: a regular expression, and the key or text of its message. */
export const ruleOf = ({ regex, message }: FieldRule): CheckedRule => ({
  regexes: [regex],
  check: undefined,
  years: 0,
  min: undefined,
  max: undefined,
  field: '',
  message: message === '' ? undefined : message,
  when: undefined,
})

const NONE: readonly never[] = []
const NO_PIECES: FieldPlan['sendAs'] = new Map()

/** The defaults of a field plan. */
export const DEFAULT_PLAN: FieldPlan = {
  name: '',
  kind: 'text',
  label: { kind: 'server', words: '' },
  hint: undefined,
  placeholder: undefined,
  shows: NONE,
  guards: NONE,
  requiredWhen: undefined,
  rules: NONE,
  marketRules: NONE,
  messages: {},
  initial: '',
  isOptional: false,
  isDisabled: false,
  isHidden: false,
  isFixed: false,
  isGiven: false,
  isWallet: false,
  keep: undefined,
  isPrivate: false,
  isHarmless: false,
  isTriggered: false,
  isAdvanced: false,
  wire: 'typed',
  items: NONE,
  allowedCodes: undefined,
  cascade: undefined,
  masks: NONE,
  country: undefined,
  countryField: undefined,
  part: undefined,
  network: undefined,
  parts: NONE,
  template: undefined,
  sendAs: NO_PIECES,
  from: undefined,
  validateOn: 'blur',
  sets: NONE,
  links: NONE,
  step: -1,
  reads: NONE,
  isCacheable: true,
  plain: {},
}

/** The properties without a slot. */
interface Plain {
  readonly kind?: FieldKind
  readonly name?: string
  readonly optional?: boolean
  readonly keep?: boolean
  readonly wire?: Wire
  readonly messages?: Messages
  readonly parts?: readonly string[]
  readonly template?: string
  readonly sendAs?: Readonly<Record<string, ValuePiece>>
  readonly validateOn?: ValidateOn
  readonly default?: string
}
