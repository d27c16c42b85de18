import type { Finding } from '../../Finding.ts'

/** The values of a list of choices. */
export interface ChoiceValues {
  readonly values: readonly string[]
  /** Pointer to the list. */
  readonly at: string
  /** Whether the field may stay empty. */
  readonly isOptional: boolean
}

/** W14: values of choices that begin or end with a blank, and empty values of a field that must be filled in. */
export function checkValues({ at, isOptional, values }: ChoiceValues): Finding[] {
  return values.flatMap((value, index) => {
    const problem = problemOf(value, isOptional)
    return problem === undefined ? [] : [{ code: 'W14', pointer: `${at}/${index}`, message: problem }]
  })
}

function problemOf(value: string, isOptional: boolean): string | undefined {
  const written = JSON.stringify(value)
  if (value.trim() === '' && !isOptional)
    return `the value ${written} is empty: a player who chooses it has chosen nothing, and can't pay. Remove the choice, or write its value`
  return value === value.trim()
    ? undefined
    : `the value ${written} begins or ends with a blank, which is sent too: remove it`
}
