import { fold } from '../../../schemas/typing/fold.ts'
import type { FieldPlan } from '../plan/FieldPlan.ts'
import { statesOf } from '../states.ts'
import type { FieldChoice, Kind, KindNeed } from './Kind.ts'
import { text } from './text.ts'

/** The state of a country: a choice where the states are known, else a text. */
export const state: Kind = {
  ...text,
  isChosen: true,
  problem: (plan, value, need) =>
    choicesOf(plan, need)?.some((one) => one.value === value) === false ? { key: 'field.choose' } : undefined,
  formatted: (plan, value, need) => {
    const known = choicesOf(plan, need)
    return known === undefined || value === '' ? text.formatted(plan, value, need) : codeOf(value, known)
  },
  choices: choicesOf,
  words: (plan, value, need) => choicesOf(plan, need)?.find((one) => one.value === value)?.text,
}

function choicesOf(plan: FieldPlan, need: KindNeed): readonly FieldChoice[] | undefined {
  const known = statesOf(need.country(plan))
  return known && Object.entries(known).map(([value, name]) => ({ text: name, value }))
}

/** The code of a state by its code or name. Empty for the state of another country: it must be chosen again. */
function codeOf(value: string, known: readonly FieldChoice[]): string {
  const word = fold(value)
  return known.find((one) => fold(one.value) === word || fold(one.text) === word)?.value ?? ''
}
