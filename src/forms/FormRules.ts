import { computed, type IComputedValue } from 'mobx'
import type { ValuePiece } from '../../schemas/layout/slots.ts'
import { type AddressFormat, addressFormat } from '../reference/addresses.ts'
import { FieldFacts } from './FieldFacts.ts'
import type { FieldRules } from './FieldRules.ts'
import type { FormNeed } from './FormNeed.ts'
import { itemText } from './itemText.ts'
import { KINDS } from './kinds/index.ts'
import type { FieldChoice, FieldMessage, Typing } from './kinds/Kind.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import type { Guard } from './plan/Guard.ts'
import { fieldMessageOf, RuleBook } from './RuleBook.ts'

/**
 * The rules of one form, resolved by each field's plan and kind. Caches the expensive parts: regular expressions, and
 * conditions shared by many fields.
 */
export class FormRules implements FieldRules<FieldPlan> {
  readonly #need: FormNeed
  readonly #rules: RuleBook
  readonly #facts: FieldFacts
  readonly #guards = new Map<string, IComputedValue<boolean>>()
  /** The input subscribes to this object, so its identity must stay the same between renders. */
  readonly #textTypings = new Map<FieldPlan, object>()

  constructor(need: FormNeed) {
    this.#need = need
    this.#rules = new RuleBook(need)
    this.#facts = new FieldFacts(need)
  }

  initial(plan: FieldPlan): string {
    return KINDS[plan.kind].initial(plan, this.#facts)
  }

  isShown({ guards, part, country }: FieldPlan): boolean {
    if (guards.length > 0 && !guards.every((guard) => this.#holds(guard))) return false
    return part === undefined || this.#format(country).parts.includes(part)
  }

  isDisabled(plan: FieldPlan): boolean {
    return plan.isDisabled || KINDS[plan.kind].blocked(plan, this.#facts) !== undefined
  }

  isRequired({ isOptional, requiredWhen, part, country }: FieldPlan): boolean {
    if (part !== undefined) return this.#format(country).required.has(part)
    if (requiredWhen !== undefined) return this.#need.expressions.isTrue(requiredWhen.expression)
    return !isOptional
  }

  check(plan: FieldPlan, value: string): FieldMessage | undefined {
    if (plan.isDisabled) return undefined // the player could not correct it
    const kind = KINDS[plan.kind]
    const blocked = kind.blocked(plan, this.#facts)
    if (blocked !== undefined) return blocked
    const { messages } = plan
    if (this.isEmpty(plan, value)) {
      return this.isRequired(plan) ? (fieldMessageOf(messages.empty) ?? { key: kind.emptyKey(plan) }) : undefined
    }
    const mismatch = kind.mismatch(plan, value, this.#facts)
    if (mismatch !== undefined) return mismatch
    if (!kind.isComplete(plan, value, this.#facts))
      return fieldMessageOf(messages.incomplete) ?? { key: kind.incompleteKey }
    const problem =
      kind.problem(plan, value, this.#facts) ?? this.#brokenRule(plan, value) ?? this.#zipProblem(plan, value)
    return problem ?? this.#emptyPiece(plan, value)
  }

  /** A piece that the value does not have is an error: the request would lack it. */
  #emptyPiece(plan: FieldPlan, value: string): FieldMessage | undefined {
    for (const piece of plan.sendAs.values())
      if (this.piece(plan, value, piece) === '') return { key: `field.piece.${piece}` }
    return undefined
  }

  normalize(plan: FieldPlan, text: string): string {
    const line = KINDS[plan.kind].normalize(plan, text, this.#facts)
    const number = KINDS[plan.kind].ungrouped(plan, line)
    if (number === line || this.#brokenRule(plan, line) === undefined) return line
    return this.#brokenRule(plan, number) === undefined ? number : line
  }

  isEmpty(plan: FieldPlan, value: string): boolean {
    return KINDS[plan.kind].isEmpty(plan, value, this.#facts)
  }

  formatted(plan: FieldPlan, value: string): string {
    return KINDS[plan.kind].formatted(plan, value, this.#facts)
  }

  toWire(plan: FieldPlan, value: string): string {
    return KINDS[plan.kind].toWire(plan, value, this.#facts)
  }

  chosenText(plan: FieldPlan, value: string): string {
    const known = this.#facts.choices(plan)?.find((choice) => choice.value === value)?.text
    const item = known === undefined ? this.#facts.items(plan).find((one) => one.value === value) : undefined
    return known ?? (item === undefined ? '' : itemText(item.text, this.#need))
  }

  piece(plan: FieldPlan, value: string, piece: ValuePiece): string {
    return KINDS[plan.kind].piece(plan, value, piece, this.#facts)
  }

  words(plan: FieldPlan, value: string): string | undefined {
    return KINDS[plan.kind].words(plan, value, this.#facts)
  }

  typing(plan: FieldPlan): Typing | undefined {
    return KINDS[plan.kind].typing(plan, this.#facts)
  }

  textTyping(plan: FieldPlan): object | undefined {
    const known = this.#textTypings.get(plan) ?? KINDS[plan.kind].textTyping(plan, this.#facts)
    if (known !== undefined) this.#textTypings.set(plan, known)
    return known
  }

  countries(plan: FieldPlan, value: string): readonly string[] {
    return KINDS[plan.kind].countries(plan, value, this.#facts)
  }

  choices(plan: FieldPlan): readonly FieldChoice[] | undefined {
    return this.#facts.choices(plan)
  }

  mark(plan: FieldPlan): string | undefined {
    const { mark } = plan.plain
    if (mark === undefined) return undefined
    if (mark !== 'flag') return this.iconUrl(String(mark))
    // The country may be what the player types into another field.
    const country = this.#facts.country(plan)
    return /^[A-Z]{2}$/.test(country) ? `${this.#need.staticPath}flags/${country}.svg` : undefined
  }

  iconUrl(name: string): string {
    return `${this.#need.staticPath}icons/${name}.svg`
  }

  labelKey({ part, country }: FieldPlan): string | undefined {
    return part && this.#format(country).labels[part]
  }

  example(plan: FieldPlan): string | undefined {
    const zip = plan.part === 'zip' ? this.#format(plan.country).zip : undefined
    return KINDS[plan.kind].example(plan, this.#facts) ?? zip?.example
  }

  order({ part, country }: FieldPlan): number {
    return part === undefined ? 0 : this.#format(country).parts.indexOf(part)
  }

  /** Computed once for all fields that share the condition, and again only when its dependencies change. */
  #holds(guard: Guard): boolean {
    const known = this.#guards.get(guard.source) ?? computed(() => guard.holds(this.#need.expressions))
    this.#guards.set(guard.source, known)
    return known.get()
  }

  #brokenRule(plan: FieldPlan, value: string): FieldMessage | undefined {
    return this.#rules.broken(plan, KINDS[plan.kind].readings(plan, value, this.#facts))
  }

  #zipProblem({ part, country }: FieldPlan, value: string): FieldMessage | undefined {
    const zip = part === 'zip' ? this.#format(country).zip : undefined
    if (zip === undefined || this.#rules.fits(zip.regex, value.trim())) return undefined
    return { key: 'field.check.zip', args: { example: zip.example } }
  }

  #format(country: FieldPlan['country']): AddressFormat {
    return addressFormat(this.#facts.country({ country }))
  }
}
