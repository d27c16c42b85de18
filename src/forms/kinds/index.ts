import type { FieldKind } from '../../../schemas/layout/catalog.ts'
import { amount } from './amount.ts'
import { checkbox } from './checkbox.ts'
import { choice } from './choice.ts'
import { country } from './country.ts'
import { currency } from './currency.ts'
import { date } from './date.ts'
import { hidden } from './hidden.ts'
import type { Kind } from './Kind.ts'
import { password } from './password.ts'
import { phone } from './phone.ts'
import { state } from './state.ts'
import { text } from './text.ts'
import { textUppercase } from './textUppercase.ts'

/** The behaviour of every field kind. A missing row is a type error. */
export const KINDS: Readonly<Record<FieldKind, Kind>> = {
  amount,
  checkbox,
  composed: hidden,
  country,
  currency,
  date,
  dropdown: choice,
  hidden,
  network: choice,
  password,
  phone,
  radio: choice,
  segmented: choice,
  state,
  text,
  textUppercase,
}

export const isKind = (kind: string | undefined): kind is FieldKind => kind !== undefined && Object.hasOwn(KINDS, kind)
