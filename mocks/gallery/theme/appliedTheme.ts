import { TOKENS } from '../../../schemas/host/tokens.ts'
import { readableTheme, type Tokens } from '../../../src/app/appearance/readableTheme.ts'
import { isSafeVariable, variableNames } from '../../../src/host/loaded/isSafeVariable.ts'
import { defaultTokens, parseColour } from '../../../src/platform/page/themeColours.ts'

export interface AppliedTheme {
  /** The values the widget uses. */
  readonly variables: Tokens
  /** Invalid values, which the widget ignores. */
  readonly refused: readonly string[]
  /** Tokens that were corrected because their contrast was too low. */
  readonly adjusted: readonly string[]
}

/** Applies a host's variables with the widget's own code. */
export function appliedTheme(given: Tokens, theme: 'light' | 'dark'): AppliedTheme {
  const said = Object.entries(given)
  const { variables, adjusted } = readableTheme({
    variables: Object.fromEntries(said.filter(([name, value]) => isSafeVariable(name, value))),
    defaults: defaultTokens(theme, variableNames(), document.body),
    isDark: theme === 'dark',
    parse: parseColour,
  })
  const refused = said.filter(([name, value]) => !isSafeVariable(name, value)).map(([name]) => name)
  // Report tokens by their full names.
  return { variables, refused, adjusted: adjusted.map((name) => `--pw-${name}`) }
}

/** The variables in a query. */
export const variablesIn = (query: URLSearchParams): Tokens =>
  Object.fromEntries([...query].filter(([name, value]) => Object.hasOwn(TOKENS, name) && value !== ''))
