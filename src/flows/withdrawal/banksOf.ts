import { readMethodFields } from '../../api/readMethodFields.ts'
import type { Method } from '../../model/method.ts'
import { NIGERIAN_BANKS } from '../../reference/nigerianBanks.ts'

export interface BankItem {
  readonly text: string
  readonly value: string
}

const NAMED = /^bank(_?(code|id|name))?$/i

/**
 * The field of the bank, and what can be chosen there: the server's own items, else the main banks. A server may
 * call the field anything: one that speaks of a bank and has items, or the only one with items, is it (N17).
 */
export function banksOf(method: Method | undefined): { readonly field: string; readonly banks: readonly BankItem[] } {
  const fields = method === undefined ? [] : readMethodFields(method)
  const choices = fields.filter(({ items }) => items.length > 0)
  const only = choices.length === 1 ? choices[0] : undefined
  const bank = choices.find(({ name }) => /bank/i.test(name)) ?? fields.find(({ name }) => NAMED.test(name)) ?? only
  return { field: bank?.name ?? 'bank', banks: bank?.items.length ? bank.items : NIGERIAN_BANKS }
}
