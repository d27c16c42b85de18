import { compareStructural, computed } from 'mobx'
import type { Scopes } from '../../../schemas/scopes/views.ts'
import { matcher } from '../../../schemas/typing/fold.ts'
import type { ScopesNeed } from '../../scopes/ScopesNeed.ts'

export interface BankChoice {
  readonly text: string
  readonly value: string
}

export interface BanksScopeNeed extends Pick<ScopesNeed, 'methods' | 'texts'> {
  readonly banks: readonly BankChoice[]
  /** The selected bank. Tracked by MobX. */
  readonly chosen: () => string | undefined
}

/** The banks available for a transfer, filtered by the search (WD-01). */
export function banksScope({ methods, texts, banks, chosen }: BanksScopeNeed): Scopes['banks'] {
  const all = banks
    .map(({ text, value }) => ({ id: value, name: texts.words(text) }))
    .sort((a, b) => a.name.localeCompare(b.name, texts.lang))
  const found = computed(
    () => {
      const matches = matcher(methods.query)
      return all.filter(({ name }) => matches(name)).map((bank) => ({ ...bank, selected: bank.id === chosen() }))
    },
    { equals: compareStructural },
  )
  return {
    get list() {
      return [...found.get()]
    },
    get named() {
      return all.length > 0
    },
    get query() {
      return methods.query
    },
    get chosen() {
      return all.find(({ id }) => id === chosen())?.name ?? ''
    },
  }
}
