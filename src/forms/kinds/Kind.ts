import type { FormNeed } from '../FormNeed.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'

/** Something to say of a field: a translation key with its arguments, or words by language. */
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

/** How an amount may be typed, in the form the amount renderer takes. */
export interface Typing {
  readonly currency: string
  readonly symbol: string
  readonly decimals: number
  readonly decimalSeparator: '.' | ','
  readonly maxIntegerDigits: () => number
  /** It is not typed: it can be read, and chosen where there are several. */
  readonly isGiven: boolean
}

/** A value as the rules read it. */
export interface Readings {
  readonly value: string
  /** What stands in the field: a phone with its prefix. */
  readonly whole: string
  /** The value without the signs of its mask: which of them a pattern means, nobody says, so either may fit (D-21). */
  readonly bare: readonly string[]
}

/** The form that a field stands in, as it is now. What is read of it is read as MobX reads. */
export interface KindNeed {
  readonly form: Pick<FormNeed, 'method' | 'currency' | 'decimals' | 'texts' | 'limits' | 'staticPath'>
  /** The first value that the document or the server names. */
  first(plan: FieldPlan): string
  /** The country that the field follows, or the payment's. */
  country(plan: FieldPlan): string
  /** The masks that hold. */
  masks(plan: FieldPlan): readonly string[]
  /** The codes that may be chosen, where data says which; undefined: all. */
  among(plan: FieldPlan): readonly string[] | undefined
  /** What can be chosen. */
  offers(plan: FieldPlan): readonly { readonly value: string }[]
  /** What the field was laid out by when this was last asked, and `now` from now on: masks, a prefix. */
  former(plan: FieldPlan, now: readonly string[]): readonly string[]
  /** An amount a little above the minimum, chosen once for it. */
  above(first: string): string | undefined
}

/** All that a form asks of a kind of field. Nobody else asks which kind it is. */
export interface Kind {
  /** Never drawn: it is not the player's to fill. */
  readonly isHidden: boolean
  /** Chosen, not typed: drawn anew when its value changes, and harmless to keep. */
  readonly isChosen: boolean
  /** It counts in the currency that it was entered in, and in no other (M1). */
  readonly isMoney: boolean
  /** A consent is no row of a review, and its label says by itself whether it must be given. */
  readonly isConsent: boolean
  /** What the mask of the server's field means here: places to fill, the format of a date, nothing. */
  readonly serverMask: 'places' | 'format' | 'nothing'
  /** What is said by default of a field with nothing in it, or not all of it. */
  readonly emptyKey: (plan: FieldPlan) => string
  readonly incompleteKey: string

  initial(plan: FieldPlan, need: KindNeed): string
  /** What a text that stands in the field says, with what a keyboard or a clipboard added taken away. All below get this. */
  normalize(plan: FieldPlan, text: string, need: KindNeed): string
  /** A number without the blanks between its groups, tried where the rules refuse it with them; else the text as it is. */
  ungrouped(plan: FieldPlan, value: string): string
  /** Whether nothing was entered: of a phone, nothing behind its prefix. */
  isEmpty(plan: FieldPlan, value: string, need: KindNeed): boolean
  /** Whether it is all there, and nothing beside it. */
  isComplete(plan: FieldPlan, value: string, need: KindNeed): boolean
  /** Why the field has no room for the text as a whole, such as a pasted one: none of it is dropped. */
  misfit(plan: FieldPlan, value: string, need: KindNeed): FieldMessage | undefined
  /** Why nothing can be entered, whatever it is; undefined where something can. */
  blocked(plan: FieldPlan, need: KindNeed): FieldMessage | undefined
  /** What is wrong with a complete value before any rule is asked. */
  problem(plan: FieldPlan, value: string, need: KindNeed): FieldMessage | undefined
  readings(plan: FieldPlan, value: string, need: KindNeed): Readings
  /** The value as it may stand in the field now: laid out by its mask, behind its prefix, among its choices. */
  shaped(plan: FieldPlan, value: string, need: KindNeed): string
  toWire(plan: FieldPlan, value: string, need: KindNeed): string
  /** How a review says it, where that is not how it stands in the field. */
  words(plan: FieldPlan, value: string, need: KindNeed): string | undefined
  /** What a keystroke may do: in an amount, in any other text. */
  typing(plan: FieldPlan, need: KindNeed): Typing | undefined
  textTyping(plan: FieldPlan, need: KindNeed): object | undefined
  /** What can be chosen, where it is more than the document's items. */
  choices(plan: FieldPlan, need: KindNeed): readonly FieldChoice[] | undefined
  /** How a value may look. */
  example(plan: FieldPlan, need: KindNeed): string | undefined
}
