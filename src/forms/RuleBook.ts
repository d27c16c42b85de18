import type { CheckedRule, MessageJson } from '../language/CheckedLayout.ts'
import { type BoundedRegex, LONGEST_TEXT } from '../platform/values/linearRegex.ts'
import { compileRegex } from '../platform/values/safeRegex.ts'
import { type AddressFormat, addressFormat } from '../reference/addresses.ts'
import { type AddressNetwork, addressNetworks, lookupName, shownName } from './addressNetworks.ts'
import { checks } from './checks/checks.ts'
import { hasLength } from './checks/hasLength.ts'
import { isInRange } from './checks/isInRange.ts'
import { isOfAge } from './checks/isOfAge.ts'
import { isSame } from './checks/isSame.ts'
import type { FormNeed } from './FormNeed.ts'
import { formatOf } from './kinds/date.ts'
import type { FieldMessage, Readings } from './kinds/Kind.ts'
import type { FieldPlan } from './plan/FieldPlan.ts'
import { fieldPath } from './plan/Guard.ts'

/** The longest regular expression accepted from the server (D-12); the tested text is limited by `LONGEST_TEXT`. */
const LONGEST_REGEX = 512

/** Field names validated by Luhn when the method asks for it (VALID-16, Q-086). */
const CARD_NAMES: ReadonlySet<string> = new Set(['card', 'cardNumber'])

/** The rules of a form's fields: cached regular expressions, and named checks. */
export class RuleBook {
  readonly #need: FormNeed
  readonly #regexes = new Map<string, BoundedRegex | undefined>()

  constructor(need: FormNeed) {
    this.#need = need
  }

  /** The error message of the first broken rule. */
  broken(plan: FieldPlan, { value, full, unmasked }: Readings): FieldMessage | undefined {
    for (const rule of this.#rulesOf(plan)) {
      if (rule.when !== undefined && !this.#need.expressions.isTrue(rule.when.expression)) continue
      const readings = rule.check === 'equals' ? [full] : [value, ...unmasked]
      if (!this.#isKept(rule, plan, readings)) return fieldMessageOf(rule.message) ?? this.#byDefault(rule)
    }
    if (this.#isNoCard(plan, value)) return { key: this.#methodKey() }
    if (!plan.isWallet) return undefined
    const networks = addressNetworks(plan, this.#need)
    if (!this.#isNoAddress(plan, value, networks)) return undefined
    return { key: 'field.check.address', args: { network: networks.map(shownName).join(' · ') } }
  }

  fits(regex: string, value: string): boolean {
    return this.#mayFit(regex, '', value)
  }

  /** The server's rules for the amount apply in a P2P market only (VALID-07). */
  #rulesOf({ rules, marketRules }: FieldPlan): readonly CheckedRule[] {
    if (marketRules.length === 0 || !this.#need.isP2pMarket) return rules
    return [...rules, ...marketRules]
  }

  #isKept(rule: CheckedRule, plan: FieldPlan, readings: readonly string[]): boolean {
    const [value = ''] = readings
    switch (rule.check) {
      case undefined:
        return this.#fitsOne(rule.regexes, plan.name, readings)
      case 'minAge':
        return isOfAge(value, { ...this.#age(plan), minAge: rule.years })
      case 'maxAge':
        return isOfAge(value, { ...this.#age(plan), maxAge: rule.years })
      case 'length':
        return hasLength(
          value,
          bounds(rule, (text) => Number.parseInt(text, 10)),
        )
      case 'range':
        return isInRange(
          value,
          bounds(rule, (text) => text),
        )
      case 'zip':
        return this.#isZip(value, rule)
      case 'equals':
        return isSame(value, this.#valueOf(rule.field))
      default:
        return checks[rule.check](value)
    }
  }

  /**
   * True when any usable expression matches. Rules that are unusable or time out pass, so that they never block a
   * payment (Q-085, B17).
   */
  #fitsOne(regexes: readonly string[], field: string, readings: readonly string[]): boolean {
    const usable = regexes.filter((regex) => this.#regex(regex, field) !== undefined)
    if (usable.length === 0) return true
    return readings.some((value) => usable.some((regex) => this.#mayFit(regex, field, value)))
  }

  #mayFit(source: string, field: string, value: string): boolean {
    const regex = this.#regex(source, field)
    if (regex === undefined) return true
    if (value.length > LONGEST_TEXT) return false
    const answer = regex.test(value)
    if (answer === undefined) this.#giveUp(source, field)
    return answer ?? true
  }

  #regex(source: string, field: string): BoundedRegex | undefined {
    if (this.#regexes.has(source)) return this.#regexes.get(source)
    const regex = compileRegex(source, { maxLength: LONGEST_REGEX })
    this.#regexes.set(source, regex)
    if (regex === undefined) this.#giveUp(source, field)
    return regex
  }

  /** Reports the expression once; the rule is skipped from then on. */
  #giveUp(source: string, field: string): void {
    this.#regexes.set(source, undefined)
    this.#need.onBadRule(field, source)
  }

  /** A postal code of a country that has none, or an unknown format, is not checked. */
  #isZip(value: string, rule: CheckedRule): boolean {
    const zip = this.#zipOf(rule)
    return zip === undefined || this.fits(zip.regex, value.trim().toUpperCase())
  }

  #zipOf({ field }: CheckedRule): AddressFormat['zip'] {
    const chosen = field === '' ? '' : this.#valueOf(field)
    return addressFormat(chosen || this.#need.place.country).zip
  }

  #age({ plain }: FieldPlan) {
    return { format: formatOf({ plain }), today: this.#need.today() }
  }

  #valueOf(field: string): string {
    return String(this.#need.expressions.value(fieldPath(field)) ?? '')
  }

  #isNoCard({ name, isWallet }: FieldPlan, value: string): boolean {
    const { checkLuhn } = this.#need.method
    return checkLuhn && (isWallet || CARD_NAMES.has(name)) && !checks.luhn(value)
  }

  /** A wallet is validated for its chain where the server sends no rule, or where one rule has to fit several networks. */
  #isNoAddress({ rules, network }: FieldPlan, value: string, networks: readonly AddressNetwork[]): boolean {
    if (rules.length > 0 && network === undefined) return false
    return !networks.some((one) => this.#need.fitsChain(value, lookupName(one)))
  }

  #byDefault(rule: CheckedRule): FieldMessage {
    const { check, years, min, max } = rule
    if (check === undefined) return { key: this.#methodKey() }
    const example = check === 'zip' ? this.#zipOf(rule)?.example : undefined
    const args = { min: min ?? '', max: max ?? '', ...(example !== undefined && { example }) }
    return {
      key: `field.check.${check}`,
      args: years > 0 ? { ...args, count: String(years), years: String(years) } : args,
    }
  }

  /** The message key of a broken regular expression without its own message (VALID-09), and of a broken card check. */
  #methodKey(): string {
    return `paymentMethods.${this.#need.method.name}`
  }
}

export function fieldMessageOf(message: MessageJson | undefined): FieldMessage | undefined {
  if (message === undefined) return undefined
  return typeof message === 'string' ? { key: message } : { key: '', words: message.text }
}

const bounds = <T>({ min, max }: CheckedRule, read: (text: string) => T): { min?: T; max?: T } => ({
  ...(min !== undefined && { min: read(min) }),
  ...(max !== undefined && { max: read(max) }),
})
