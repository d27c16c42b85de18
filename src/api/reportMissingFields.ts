import type { DepositAnswer } from '../model/depositAnswer.ts'

/** Reports an answer that asks the player for fields but has none: the player can't fill in anything. */
export function reportMissingFields(
  { isFieldsRequired, fields }: Pick<DepositAnswer, 'isFieldsRequired' | 'fields'>,
  onMismatch: (mismatches: readonly string[]) => void,
): void {
  if (isFieldsRequired && fields.length === 0) onMismatch(['/ (required: fields, because of isFieldsRequired)'])
}
