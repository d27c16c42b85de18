import type { UserPaymentFields } from '../../schemas/calls/serverField.ts'
import type { FieldRule } from '../model/methodField.ts'
import { readMasks } from './readMask.ts'
import { readLabel, readSentences } from './readWords.ts'

/** The key types in display order. */
const KEY_TYPES = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

export type PixKeyType = (typeof KEY_TYPES)[number]

export interface PixKey {
  readonly type: PixKeyType
  readonly masks: readonly string[]
  readonly placeholder: string
  readonly rules: readonly FieldRule[]
}

/** The pix key types that the server supports. Servers nest the members by type first, or by member first. */
export function readPixKeys(by: UserPaymentFields | null | undefined): PixKey[] {
  if (by === null || by === undefined) return []
  return KEY_TYPES.flatMap((type) => {
    const key = by[type] ?? ofType(by, type)
    if (key === undefined) return []
    const { regex, regex_error_key } = key
    return [
      {
        type,
        masks: readMasks(key.masks ?? key.mask),
        placeholder: readLabel(key.placeholder_key ?? ''),
        rules: regex ? [{ regex, message: readSentences(regex_error_key ?? '') }] : [],
      },
    ]
  })
}

type WireKey = NonNullable<UserPaymentFields[PixKeyType]>

/** The key of a type if the members are nested by member first, such as `{ masks: { cpf: … }, regex: { cpf: … } }`. */
function ofType(by: UserPaymentFields, type: PixKeyType): WireKey | undefined {
  const key: WireKey = {
    masks: by.masks?.[type] ?? null,
    placeholder_key: by.placeholder_key?.[type] ?? null,
    regex: by.regex?.[type] ?? null,
    regex_error_key: by.regex_error_key?.[type] ?? null,
  }
  return Object.values(key).every((member) => member === null) ? undefined : key
}
