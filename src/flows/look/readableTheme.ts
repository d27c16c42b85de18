import { BLACK, type Colour, contrast, hex, mix, WHITE } from './colours.ts'

export type Tokens = Readonly<Record<string, string>>

export interface ReadableTheme {
  /** As the host gave them, with what had to be changed. */
  readonly variables: Tokens
  /** The tokens that were changed or left out. */
  readonly mended: readonly string[]
}

export interface ThemeNeed {
  /** The host's own: `{ '--pw-accent': '#ffe600' }`. */
  readonly variables: Tokens
  /** What every token is without a host. */
  readonly defaults: Tokens
  readonly isDark: boolean
  /** A colour as the browser reads it, over `ground` where it lets it through; undefined when it is none. */
  readonly parse: (text: string, ground: Colour) => Colour | undefined
}

/** WCAG 2.2 AA: of texts, and of the edges of what can be filled in. */
const TEXT = 4.5
const EDGE = 3

const GROUNDS = ['bg', 'surface', 'raised', 'sunken']

/** What is read on what. The accent comes before its ink: it may be changed itself. */
export const PAIRS: readonly (readonly [read: string, on: readonly string[], least: number])[] = [
  ['accent', ['bg', 'surface', 'accent-soft'], TEXT],
  ['accent-ink', ['accent'], TEXT],
  ['ink', [...GROUNDS, 'accent-soft'], TEXT],
  ['ink-2', [...GROUNDS, 'accent-soft'], TEXT],
  ['ink-3', ['bg', 'surface'], TEXT],
  ...['good', 'warn', 'bad', 'info'].map((name) => [name, ['surface', `${name}-soft`], TEXT] as const),
  ['line-control', ['surface'], EDGE],
]

/** How much of the accent is in what is tinted by it (`renderers/ui/tokens.css`). */
const TINT = { light: 0.12, dark: 0.18 }
/** From a colour to black, or to white. */
const STEPS = 20

/**
 * A theme that can be read. A text, or a colour with a text on it, that is too near to its ground is made darker or
 * lighter until it can be read; its hue stays. Where grounds are so far apart that nothing can be read on all of them,
 * they are those of the widget again.
 */
export function readableTheme({ variables, defaults, isDark, parse }: ThemeNeed): ReadableTheme {
  const own: Record<string, string> = { ...variables }
  const mended = new Set<string>()
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
      mended.add(name)
    }
  }

  function mend(name: string, on: readonly string[], least: number): void {
    // Anew each time: what is tinted by a colour goes with it.
    const fits = () => worst(colourOf(name), on.map(colourOf)) >= least
    if (fits()) return
    const before = colourOf(name)
    const grounds = on.map(colourOf)
    const pole = worst(BLACK, grounds) >= worst(WHITE, grounds) ? BLACK : WHITE
    mended.add(name)
    for (let step = 1; step <= STEPS; step += 1) {
      own[`--pw-${name}`] = hex(mix(before, pole, step / STEPS))
      if (fits()) return
    }
    // Nothing can be read there: what the host has set of it is left out.
    forget([name, ...on])
  }

  const isReadable = () => worst(BLACK, GROUNDS.map(colourOf)) >= TEXT || worst(WHITE, GROUNDS.map(colourOf)) >= TEXT
  if (GROUNDS.some(isOwn) && !isReadable()) forget(GROUNDS)
  // A ground that is left out changes what was measured on it before.
  for (let last = ''; last !== JSON.stringify(own); ) {
    last = JSON.stringify(own)
    for (const [name, on, least] of PAIRS) if ([name, ...on].some(isOwn)) mend(name, on, least)
  }
  return { variables: mended.size === 0 ? variables : own, mended: [...mended].sort() }
}

const worst = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))
