import type { ValuePiece } from '../../../schemas/layout/slots.ts'
import type { FormNeed } from '../FormNeed.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'

/** A message about a field: a translation key with arguments, or texts by language. */
export interface FieldMessage {
  readonly key: string
  readonly args?: Readonly<Record<string, string>>
  readonly words?: Readonly<Record<string, string>>
}

export interface FieldChoice {
  readonly text: string
  readonly value: string
  readonly icon?: string | undefined
  readonly note?: string | undefined
}

/** Typing rules for an amount, as the amount renderer takes them. */
export interface Typing {
  readonly currency: string
  readonly symbol: string
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  readonly maxIntegerDigits: () => number
  /** The amount is not typed: it is read-only, or chosen from several. */
  readonly isGiven: boolean
}

/** The variants of a value that rules are tested against. */
export interface Readings {
  readonly value: string
  /** The full text, such as a phone with its prefix. */
  readonly full: string
  /**
   * The value without its mask's separators. A pattern may be written for either variant, so matching one is enough
   * (D-21).
   */
  readonly unmasked: readonly string[]
}

/** The current form around a field. Reads are tracked by MobX. */
export interface KindNeed {
  readonly form: Pick<FormNeed, 'method' | 'place' | 'texts' | 'limits' | 'staticPath' | 'expressions'>
  /** The initial value given by the layout or the server. */
  initialValue(plan: FieldPlan): string
  /** The country the field depends on, or else the payment's. */
  country(plan: FieldPlan): string
  /** The masks whose conditions are true. */
  masks(plan: FieldPlan): readonly string[]
  /** The allowed codes when data restricts them; undefined: all. */
  allowedCodes(plan: FieldPlan): readonly string[] | undefined
  /** The available choices. */
  offeredChoices(plan: FieldPlan): readonly { readonly value: string }[]
  /** The masks or prefix the field was last formatted with; `now` replaces them. */
  previousFormat(plan: FieldPlan, now: readonly string[]): readonly string[]
  /** A random amount slightly above the minimum, if `initial` is the minimum; drawn once per minimum. */
  randomAmountAbove(initial: string): string | undefined
}

/** The behaviour of one kind of field. No other code may branch on the kind. */
export interface Kind {
  /** The field is never rendered: the player does not fill it in. */
  readonly isHidden: boolean
  /** The value is selected, not typed: a change re-renders the field, and the value is harmless to keep. */
  readonly isChosen: boolean
  /** The value is kept only in the currency it was entered in (M1). */
  readonly isMoney: boolean
  /** A consent has no row in the review, and its label states whether it is required. */
  readonly isConsent: boolean
  /** The value is hidden while typing, and never shown in a review. */
  readonly isSecret: boolean
  /** The value is never stored, whatever the layout defines. */
  readonly isPrivate: (plan: Pick<FieldPlan, 'plain'>) => boolean
  /** The meaning of the server's mask for this kind: placeholders to fill, a date format, or nothing. */
  readonly serverMask: 'places' | 'format' | 'nothing'
  /** The default message keys of an empty and of an incomplete field. */
  readonly emptyKey: (plan: FieldPlan) => string
  readonly incompleteKey: string

  initial(plan: FieldPlan, need: KindNeed): string
  /**
   * Normalizes the input's text, removing characters added by keyboards or the clipboard. All methods below receive the
   * result.
   */
  normalize(plan: FieldPlan, text: string, need: KindNeed): string
  /**
   * The value without spaces between digit groups, tried when the rules reject the spaces. Other texts are unchanged.
   */
  ungrouped(plan: FieldPlan, value: string): string
  /** True when nothing was entered; for a phone, nothing after its prefix. */
  isEmpty(plan: FieldPlan, value: string, need: KindNeed): boolean
  /** Whether the value is complete, without extra characters. */
  isComplete(plan: FieldPlan, value: string, need: KindNeed): boolean
  /** The error when the whole text does not fit, for example after a paste: nothing is truncated. */
  mismatch(plan: FieldPlan, value: string, need: KindNeed): FieldMessage | undefined
  /** The reason why no value can be entered at all; undefined otherwise. */
  blocked(plan: FieldPlan, need: KindNeed): FieldMessage | undefined
  /** The error of a complete value, before any rule is tested. */
  problem(plan: FieldPlan, value: string, need: KindNeed): FieldMessage | undefined
  readings(plan: FieldPlan, value: string, need: KindNeed): Readings
  /** The value formatted for the field: masked, prefixed, or cleared when it is not among the choices. */
  formatted(plan: FieldPlan, value: string, need: KindNeed): string
  toWire(plan: FieldPlan, value: string, need: KindNeed): string
  /** The text for the review, when it differs from the text in the field. */
  words(plan: FieldPlan, value: string, need: KindNeed): string | undefined
  /**
   * The countries, best first, whose calling code the value starts with; empty unless that code differs from the
   * field's own (T6).
   */
  countries(plan: FieldPlan, value: string, need: KindNeed): readonly string[]
  /** The typing rules of an amount; `textTyping` returns those of any other text. */
  typing(plan: FieldPlan, need: KindNeed): Typing | undefined
  textTyping(plan: FieldPlan, need: KindNeed): object | undefined
  /** The choices, unless they are exactly the layout's items: choices with known names and icons, or from data. */
  choices(plan: FieldPlan, need: KindNeed): readonly FieldChoice[] | undefined
  /** A piece of the value, sent under a name of its own; empty when the value has none. */
  piece(plan: FieldPlan, value: string, piece: ValuePiece, need: KindNeed): string
  /** An example value. */
  example(plan: FieldPlan, need: KindNeed): string | undefined
}
