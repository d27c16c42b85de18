import { BLACK, type Colour, contrast, hex, mix, WHITE } from './colours.ts'

export type Tokens = Readonly<Record<string, string>>

export interface ReadableTheme {
  /** The host's variables; unreadable colours are adjusted or removed. */
  readonly variables: Tokens
  /** The tokens that were adjusted or removed. */
  readonly adjusted: readonly string[]
}

export interface ThemeNeed {
  /** The host's variables, such as `{ '--pw-accent': '#ffe600' }`. */
  readonly variables: Tokens
  /** The default of each token. */
  readonly defaults: Tokens
  readonly isDark: boolean
  /** Parses a CSS colour and blends a translucent colour over `ground`; undefined if the text is not a colour. */
  readonly parse: (text: string, ground: Colour) => Colour | undefined
}

/** The minimum contrast of text, and of the borders of form controls (WCAG 2.2 AA). */
const TEXT = 4.5
const EDGE = 3

const GROUNDS = ['bg', 'surface', 'raised', 'sunken']

/**
 * A foreground, its backgrounds, and the minimum contrast. The accent comes before `accent-ink`, because the accent
 * itself may be adjusted.
 */
export const PAIRS: readonly (readonly [read: string, on: readonly string[], least: number])[] = [
  ['accent', ['bg', 'surface', 'accent-soft'], TEXT],
  ['accent-ink', ['accent'], TEXT],
  ['ink', [...GROUNDS, 'accent-soft'], TEXT],
  ['ink-2', [...GROUNDS, 'accent-soft'], TEXT],
  ['ink-3', ['bg', 'surface'], TEXT],
  ...['good', 'warn', 'bad', 'info'].map((name) => [name, ['surface', `${name}-soft`], TEXT] as const),
  ['line-control', ['bg', 'surface'], EDGE],
]

/** The accent's share in tinted backgrounds (`renderers/ui/base/tokens.css`). */
const TINT = { light: 0.12, dark: 0.18 }
/** Number of steps from a colour to black or white. */
const STEPS = 20

/**
 * Makes a theme readable. A foreground with too little contrast is darkened or lightened until it is readable;
 * the hue is kept. If the host's backgrounds differ so much that no colour is readable on all, the widget's own
 * backgrounds are used.
 */
export function readableTheme({ variables, defaults, isDark, parse }: ThemeNeed): ReadableTheme {
  const own: Record<string, string> = { ...variables }
  const adjusted = new Set<string>()
  const isOwn = (name: string) => own[`--pw-${name}`] !== undefined
  const behind = isDark ? BLACK : WHITE

  function colourOf(name: string): Colour {
    if (name === 'accent-soft' && !isOwn(name))
      return mix(colourOf('surface'), colourOf('accent'), isDark ? TINT.dark : TINT.light)
    const token = `--pw-${name}`
    const ground = name === 'bg' ? behind : colourOf('bg')
    return parse(own[token] ?? '', ground) ?? parse(defaults[token] ?? '', ground) ?? behind
  }

  function forget(names: readonly string[]): void {
    for (const name of names.filter(isOwn)) {
      delete own[`--pw-${name}`]
      adjusted.add(name)
    }
  }

  function adjust(name: string, on: readonly string[], least: number): void {
    // The backgrounds are computed again each time, because tinted backgrounds change with the colour.
    const fits = () => worst(colourOf(name), on.map(colourOf)) >= least
    if (fits()) return
    const before = colourOf(name)
    const grounds = on.map(colourOf)
    const pole = worst(BLACK, grounds) >= worst(WHITE, grounds) ? BLACK : WHITE
    adjusted.add(name)
    for (let step = 1; step <= STEPS; step += 1) {
      own[`--pw-${name}`] = hex(mix(before, pole, step / STEPS))
      if (fits()) return
    }
    // No colour is readable on these backgrounds: remove the host's values of all these tokens.
    forget([name, ...on])
  }

  const isReadable = () => worst(BLACK, GROUNDS.map(colourOf)) >= TEXT || worst(WHITE, GROUNDS.map(colourOf)) >= TEXT
  if (GROUNDS.some(isOwn) && !isReadable()) forget(GROUNDS)
  // Repeat until nothing changes, because removing a background affects pairs that were already checked.
  for (let last = ''; last !== JSON.stringify(own); ) {
    last = JSON.stringify(own)
    for (const [name, on, least] of PAIRS) if ([name, ...on].some(isOwn)) adjust(name, on, least)
  }
  return { variables: adjusted.size === 0 ? variables : own, adjusted: [...adjusted].sort() }
}

const worst = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))
