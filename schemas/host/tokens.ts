export const TOKEN_KINDS = {
  colour: 'a colour: `#1f6f5c`, `rgb(31 111 92)`, `hsl(166 56% 28%)`',
  length: 'a length: `12px`, `1rem`',
  font: 'a list of font families: `"Brand", sans-serif`',
} as const

export type TokenKind = keyof typeof TOKEN_KINDS

/** A theme variable that a host may set. */
export interface Token {
  readonly kind: TokenKind
  /** The default, as in `renderers/ui/base/tokens.css`. */
  readonly light: string
  readonly dark: string
  /** The elements that the token applies to. */
  readonly description: string
  /**
   * The backgrounds on which the colour must be readable, and the minimum contrast (WCAG 2.2 AA). A colour with less
   * contrast is adjusted.
   */
  readonly readOn?: { readonly grounds: readonly string[]; readonly least: number } | undefined
}

export interface TokenGroup {
  readonly title: 'The accent' | 'Backgrounds' | 'Texts' | 'Lines' | 'Notices' | 'Shapes and fonts'
  readonly tokens: Readonly<Record<string, Token>>
}

const text = (...grounds: readonly string[]) => ({ grounds, least: 4.5 })
const edge = (...grounds: readonly string[]) => ({ grounds, least: 3 })
const EVERY_GROUND = ['--pw-bg', '--pw-surface', '--pw-raised', '--pw-sunken', '--pw-accent-soft'] as const

const colour = ([light, dark]: readonly [string, string], description: string, readOn?: Token['readOn']): Token => ({
  kind: 'colour',
  light,
  dark,
  description,
  readOn,
})
const same = (kind: TokenKind, value: string, description: string): Token => ({
  kind,
  light: value,
  dark: value,
  description,
})
const onTint = (name: string) => text('--pw-surface', `--pw-${name}-soft`)

/** All tokens allowed in the host's `schema.variables`, enforced by `src/host/loaded/isSafeVariable.ts`. */
export const TOKEN_GROUPS: readonly TokenGroup[] = [
  {
    title: 'The accent',
    tokens: {
      '--pw-accent': colour(
        ['#1f6f5c', '#4cc2a0'],
        'The main button, links, and selected elements: a tab, a choice, a switch.',
        text('--pw-bg', '--pw-surface', '--pw-accent-soft'),
      ),
      '--pw-accent-ink': colour(
        ['#ffffff', '#06251c'],
        'Text and icons on the accent: the label of the main button, a check mark.',
        text('--pw-accent'),
      ),
      '--pw-accent-press': colour(
        ['#195b4b', '#6bd0b3'],
        'The hovered main button. Default: the accent mixed with a little of the ink.',
      ),
      '--pw-accent-soft': colour(
        ['#e3f1ec', '#12352c'],
        'The background of selected or highlighted elements: a selected row, a badge, a large icon. Default: the surface mixed with a little of the accent.',
      ),
      '--pw-accent-line': colour(
        ['#b9dccf', '#1f5344'],
        'The border of such elements and of a hovered tile. Default: the surface mixed with more of the accent.',
      ),
    },
  },
  {
    title: 'Backgrounds',
    tokens: {
      '--pw-bg': colour(['#f4f5f2', '#0d1311'], 'The page.'),
      '--pw-surface': colour(['#ffffff', '#151d1a'], 'Cards, tiles and inputs.'),
      '--pw-raised': colour(['#ffffff', '#1d2823'], 'Elements above the page: an open list, a notice, a dialog.'),
      '--pw-sunken': colour(['#ecede8', '#222d28'], 'Sunken elements: the track of tabs, a disabled field or button.'),
      '--pw-logo': colour(
        ['#ffffff', '#f3f6f5'],
        'The background of a method’s icon: light in the dark theme too, because most icons need it.',
      ),
    },
  },
  {
    title: 'Texts',
    tokens: {
      '--pw-ink': colour(['#14201b', '#edf3f0'], 'Titles, values, amounts.', text(...EVERY_GROUND)),
      '--pw-ink-2': colour(['#505d56', '#a6b5ae'], 'Texts, labels, and the icons next to them.', text(...EVERY_GROUND)),
      '--pw-ink-3': colour(['#616d66', '#8d9c95'], 'Hints, limits and placeholders.', text('--pw-bg', '--pw-surface')),
    },
  },
  {
    title: 'Lines',
    tokens: {
      '--pw-line': colour(['#dfe3dc', '#26322d'], 'Lines between rows, and around cards and tiles.'),
      '--pw-line-strong': colour(
        ['#c3cac2', '#3a4943'],
        'Around elements with their own text: an outlined button, the search, an open list.',
      ),
      '--pw-line-control': colour(
        ['#848d87', '#66756e'],
        'Around inputs: fields, checkboxes, switches.',
        edge('--pw-bg', '--pw-surface'),
      ),
    },
  },
  {
    title: 'Notices',
    tokens: {
      '--pw-good': colour(['#1c7a4a', '#5fd08f'], 'The icon and title of a success.', onTint('good')),
      '--pw-good-soft': colour(['#e2f3e9', '#12301f'], 'The background of such a notice.'),
      '--pw-warn': colour(['#855600', '#f0c063'], 'The icon and title of a warning.', onTint('warn')),
      '--pw-warn-soft': colour(['#fdf1d8', '#33270d'], 'The background of such a notice.'),
      '--pw-bad': colour(
        ['#b3261e', '#ff8a80'],
        'The icon and title of an error, the error message below a field, and the border of that field.',
        onTint('bad'),
      ),
      '--pw-bad-soft': colour(['#fdeae8', '#3a1816'], 'The background of such a notice.'),
      '--pw-info': colour(['#23559a', '#8ab8f5'], 'The icon and title of an information.', onTint('info')),
      '--pw-info-soft': colour(['#e6effa', '#14263c'], 'The background of such a notice.'),
    },
  },
  {
    title: 'Shapes and fonts',
    tokens: {
      '--pw-radius': same('length', '12px', 'The corners of buttons and fields.'),
      '--pw-radius-s': same(
        'length',
        'calc(var(--pw-radius) * 0.67)',
        'The corners of small elements: a checkbox, a row of an open list.',
      ),
      '--pw-radius-l': same('length', 'calc(var(--pw-radius) * 1.5)', 'The corners of cards, tiles and dialogs.'),
      '--pw-unit': same(
        'length',
        '1rem',
        'The unit all text sizes are derived from. A page whose root font size is not 16 pixels sets it, in `px`.',
      ),
      '--pw-font': same(
        'font',
        '"Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
        'The font. Load your own family with `schema.fonts`.',
      ),
    },
  },
]

/** All tokens by name. */
export const TOKENS: Readonly<Record<string, Token>> = Object.assign({}, ...TOKEN_GROUPS.map(({ tokens }) => tokens))
