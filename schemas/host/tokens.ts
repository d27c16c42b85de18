export const TOKEN_KINDS = {
  colour: 'a colour: `#1f6f5c`, `rgb(31 111 92)`, `hsl(166 56% 28%)`',
  length: 'a length: `12px`, `1rem`',
  font: 'a list of font families: `"Brand", sans-serif`',
} as const

export type TokenKind = keyof typeof TOKEN_KINDS

/** A variable of the theme that a host may set. */
export interface Token {
  readonly kind: TokenKind
  /** What it is where the host does not set it, as `renderers/ui/tokens.css` says it. */
  readonly light: string
  readonly dark: string
  /** What it colours, or shapes. */
  readonly description: string
  /** The grounds that it has to be read on, and how well (WCAG 2.2 AA): where it can't be, it is mended. */
  readonly readOn?: { readonly grounds: readonly string[]; readonly least: number } | undefined
}

export interface TokenGroup {
  readonly title: 'The accent' | 'Grounds' | 'Texts' | 'Lines' | 'Notices' | 'Shapes and letters'
  readonly tokens: Readonly<Record<string, Token>>
}

const text = (...grounds: readonly string[]) => ({ grounds, least: 4.5 })
const edge = (...grounds: readonly string[]) => ({ grounds, least: 3 })
const EVERY_GROUND = ['--pw-bg', '--pw-surface', '--pw-raised', '--pw-sunken', '--pw-accent-soft'] as const

const colour = ([light, dark]: readonly [string, string], description: string, readOn?: Token['readOn']): Token => ({
  ...{ kind: 'colour', light, dark, description, readOn },
})
const same = (kind: TokenKind, value: string, description: string): Token => ({
  ...{ kind, light: value, dark: value, description },
})
const onTint = (name: string) => text('--pw-surface', `--pw-${name}-soft`)

/** Every token that `schema.variables` of the host may set, and no other: `src/host/isSafeVariable.ts` lets these in. */
export const TOKEN_GROUPS: readonly TokenGroup[] = [
  {
    title: 'The accent',
    tokens: {
      '--pw-accent': colour(
        ['#1f6f5c', '#4cc2a0'],
        'The main button, links, and what is chosen: a tab, a choice, a switch.',
        text('--pw-bg', '--pw-surface', '--pw-accent-soft'),
      ),
      '--pw-accent-ink': colour(
        ['#ffffff', '#06251c'],
        'What is written on the accent: the words of the main button, a tick.',
        text('--pw-accent'),
      ),
      '--pw-accent-press': colour(
        ['#195b4b', '#6bd0b3'],
        'The main button under the pointer. Without it, the accent with a little of the ink.',
      ),
      '--pw-accent-soft': colour(
        ['#e3f1ec', '#12352c'],
        'The tint behind what is chosen or named: a chosen row, a badge, the ground of a large icon. Without it, a little of the accent in the surface.',
      ),
      '--pw-accent-line': colour(
        ['#b9dccf', '#1f5344'],
        'The edge of such a tint, and of a tile under the pointer. Without it, more of the accent in the surface.',
      ),
    },
  },
  {
    title: 'Grounds',
    tokens: {
      '--pw-bg': colour(['#f4f5f2', '#0d1311'], 'The page.'),
      '--pw-surface': colour(['#ffffff', '#151d1a'], 'Cards, tiles, and what can be filled in.'),
      '--pw-raised': colour(['#ffffff', '#1d2823'], 'What lies above the page: an open list, a notice, a dialog.'),
      '--pw-sunken': colour(
        ['#ecede8', '#222d28'],
        'What lies below: the track of tabs, a field or a button that is off.',
      ),
      '--pw-logo': colour(
        ['#ffffff', '#f3f6f5'],
        'The ground of a method’s icon: light in the dark theme as well, as most icons want it.',
      ),
    },
  },
  {
    title: 'Texts',
    tokens: {
      '--pw-ink': colour(['#14201b', '#edf3f0'], 'Titles, values, amounts.', text(...EVERY_GROUND)),
      '--pw-ink-2': colour(['#505d56', '#a6b5ae'], 'Texts, labels, the icons beside them.', text(...EVERY_GROUND)),
      '--pw-ink-3': colour(
        ['#616d66', '#8d9c95'],
        'Hints and limits, and what stands in an empty field.',
        text('--pw-bg', '--pw-surface'),
      ),
    },
  },
  {
    title: 'Lines',
    tokens: {
      '--pw-line': colour(['#dfe3dc', '#26322d'], 'Between rows, and around cards and tiles.'),
      '--pw-line-strong': colour(
        ['#c3cac2', '#3a4943'],
        'Around what has a text of its own: an outlined button, the search, an open list.',
      ),
      '--pw-line-control': colour(
        ['#8d9690', '#66756e'],
        'Around what can be filled in or ticked: fields, boxes, switches.',
        edge('--pw-surface'),
      ),
    },
  },
  {
    title: 'Notices',
    tokens: {
      '--pw-good': colour(['#1c7a4a', '#5fd08f'], 'What went well: its icon and title.', onTint('good')),
      '--pw-good-soft': colour(['#e2f3e9', '#12301f'], 'The ground of such a notice.'),
      '--pw-warn': colour(['#855600', '#f0c063'], 'What wants care: its icon and title.', onTint('warn')),
      '--pw-warn-soft': colour(['#fdf1d8', '#33270d'], 'The ground of such a notice.'),
      '--pw-bad': colour(
        ['#b3261e', '#ff8a80'],
        'What is wrong: its icon and title, the mistake below a field, and the edge of that field.',
        onTint('bad'),
      ),
      '--pw-bad-soft': colour(['#fdeae8', '#3a1816'], 'The ground of such a notice.'),
      '--pw-info': colour(['#23559a', '#8ab8f5'], 'What is to be known: its icon and title.', onTint('info')),
      '--pw-info-soft': colour(['#e6effa', '#14263c'], 'The ground of such a notice.'),
    },
  },
  {
    title: 'Shapes and letters',
    tokens: {
      '--pw-radius': same('length', '12px', 'The corners of buttons and fields.'),
      '--pw-radius-s': same(
        'length',
        'calc(var(--pw-radius) * 0.67)',
        'The corners of small things: a box to tick, a row of an open list.',
      ),
      '--pw-radius-l': same('length', 'calc(var(--pw-radius) * 1.5)', 'The corners of cards, tiles and dialogs.'),
      '--pw-unit': same(
        'length',
        '1rem',
        'What every text grows from. A page whose root font is not 16 pixels sets it, in `px`.',
      ),
      '--pw-font': same(
        'font',
        '"Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
        'The letters. A family of your own comes by `schema.fonts`.',
      ),
    },
  },
]

/** All of them by name. */
export const TOKENS: Readonly<Record<string, Token>> = Object.assign({}, ...TOKEN_GROUPS.map(({ tokens }) => tokens))
