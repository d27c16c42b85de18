import type { ValuePiece } from '../../schemas/layout/slots.ts'
import type { FieldSpec } from './FieldSpec.ts'
import type { FieldChoice, FieldMessage, Typing } from './kinds/Kind.ts'

/** The rules of a form, evaluated per field and implemented by `FormRules`. MobX tracks what the rules read. */
export interface FieldRules<S extends FieldSpec = FieldSpec> {
  /** The initial value: from data, a phone prefix, or the minimum amount. */
  initial(spec: S): string
  isShown(spec: S): boolean
  /** True when the server disabled the field, or when no amount could be paid. */
  isDisabled(spec: S): boolean
  isRequired(spec: S): boolean
  /** The first validation error, whether or not it is shown yet. */
  check(spec: S, value: string): FieldMessage | undefined
  /** True when nothing was entered; for a phone, nothing after its prefix. */
  isEmpty(spec: S, value: string): boolean
  /** The value formatted for the field: masked, prefixed, or cleared when it is not among the choices. */
  formatted(spec: S, value: string): string
  toWire(spec: S, value: string): string
  /** The text of the selected option. */
  chosenText(spec: S, value: string): string
  /** A piece of the value, sent under a name of its own. */
  piece(spec: S, value: string, piece: ValuePiece): string
  /** The text for the review, when it differs from the text in the field. */
  words(spec: S, value: string): string | undefined
  typing(spec: S): Typing | undefined
  textTyping(spec: S): unknown
  choices(spec: S): readonly FieldChoice[] | undefined
  /**
   * The countries, best first, whose calling code the value starts with; empty unless that code differs from the
   * field's own.
   */
  countries(spec: S, value: string): readonly string[]
  /** The URL of the mark inside the field. */
  mark(spec: S): string | undefined
  /** The URL of an icon, by its name. */
  iconUrl(name: string): string
  labelKey(spec: S): string | undefined
  example(spec: S): string | undefined
  /** The field's position among the parts of an address. */
  order(spec: S): number
  /** The normalized text of the input: the value that is validated, reviewed and sent. */
  normalize(spec: S, text: string): string
}
