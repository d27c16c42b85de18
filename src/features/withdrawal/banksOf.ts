import { readMethodFields } from '../../api/readMethodFields.ts'
import type { Method } from '../../model/method.ts'

export interface BankItem {
  readonly text: string
  readonly value: string
}

export interface MethodBanks {
  /** The field that carries the chosen bank; undefined if the method asks for no bank. */
  readonly field: string | undefined
  /** The banks that the server lists in the field. The product knows no bank codes of its own. */
  readonly banks: readonly BankItem[]
  /** Whether the player may type the bank's name instead; only if the field has no items. */
  readonly isTyped: boolean
}

const NAMED = /^bank(_?(code|id|name))?$/i
const TYPED = /^bank(_?name)?$/i

/**
 * Finds the bank field and its choices. Servers name the field differently (N17): we take a field with items whose name
 * contains "bank", else a field named like `bank_code`, else the only field with items.
 */
export function banksOf(method: Method | undefined): MethodBanks {
  // The server fills in a hidden field itself.
  const fields = method === undefined ? [] : readMethodFields(method).filter(({ isHidden }) => !isHidden)
  const choices = fields.filter(({ items }) => items.length > 0)
  const only = choices.length === 1 ? choices[0] : undefined
  const bank = choices.find(({ name }) => /bank/i.test(name)) ?? fields.find(({ name }) => NAMED.test(name)) ?? only
  if (bank === undefined) return { field: undefined, banks: [], isTyped: false }
  const { name, items, type } = bank
  // Players know the name of their bank, but not its code.
  const isTyped = items.length === 0 && type === 'text' && TYPED.test(name)
  return { field: name, banks: items, isTyped }
}
