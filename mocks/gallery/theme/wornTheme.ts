import { TOKENS } from '../../../schemas/host/tokens.ts'
import { readableTheme, type Tokens } from '../../../src/flows/look/readableTheme.ts'
import { isSafeVariable, variableNames } from '../../../src/host/isSafeVariable.ts'
import { defaultTokens, parseColour } from '../../../src/platform/themeColours.ts'

export interface WornTheme {
  /** What the widget wears of it. */
  readonly variables: Tokens
  /** What is no plain value of its kind: the widget leaves it out. */
  readonly refused: readonly string[]
  /** What could not be read on its ground. */
  readonly mended: readonly string[]
}

/** What the widget makes of a host's variables: the same code as in the widget. */
export function wornTheme(given: Tokens, theme: 'light' | 'dark'): WornTheme {
  const said = Object.entries(given)
  const { variables, mended } = readableTheme({
    variables: Object.fromEntries(said.filter(([name, value]) => isSafeVariable(name, value))),
    defaults: defaultTokens(theme, variableNames(), document.body),
    isDark: theme === 'dark',
    parse: parseColour,
  })
  const refused = said.filter(([name, value]) => !isSafeVariable(name, value)).map(([name]) => name)
  // A token without a ground of the host's is told under its whole name.
  return { variables, refused, mended: mended.map((name) => `--pw-${name}`) }
}

/** The variables that an address names. */
export const variablesIn = (query: URLSearchParams): Tokens =>
  Object.fromEntries([...query].filter(([name, value]) => Object.hasOwn(TOKENS, name) && value !== ''))
