import { TOKENS } from '../../../schemas/host/tokens.ts'

interface Box {
  readonly at: readonly [x: number, y: number, width: number, height: number]
  readonly fill: string
  readonly line?: string
  readonly corner?: 'radius' | 'radius-s' | 'radius-l'
}

interface Words {
  readonly words: string
  readonly at: readonly [x: number, y: number]
  readonly fill: string
}

const CORNERS = { 'radius-s': 3, radius: 5, 'radius-l': 8 } as const
/** Highlight colour that the widget does not use. */
const SIGNAL = '#ff1f9c'
const [WIDTH, HEIGHT] = [264, 140]

/** A miniature of the cashier: shapes with their tokens, without `--pw-`. */
const PIECES: readonly (Box | Words)[] = [
  { at: [0, 0, 220, HEIGHT], fill: 'bg' },
  { words: 'Deposit', at: [10, 17], fill: 'ink' },
  // A tile with its badge.
  { at: [10, 26, 96, 36], fill: 'surface', line: 'line', corner: 'radius-l' },
  { at: [16, 32, 24, 24], fill: 'logo', line: 'line', corner: 'radius' },
  { words: 'Airtm', at: [45, 42], fill: 'ink' },
  { words: 'from 21', at: [45, 54], fill: 'ink-2' },
  { at: [78, 30, 24, 13], fill: 'accent-soft', line: 'accent-line', corner: 'radius' },
  { words: 'New', at: [81, 40], fill: 'accent' },
  // The search, and an open list.
  { at: [10, 68, 96, 18], fill: 'surface', line: 'line-strong', corner: 'radius' },
  { words: 'Find', at: [16, 80], fill: 'ink-3' },
  { at: [10, 90, 96, 44], fill: 'raised', line: 'line-strong', corner: 'radius' },
  { at: [13, 93, 90, 18], fill: 'accent-soft', corner: 'radius-s' },
  { words: 'Bank one', at: [18, 105], fill: 'ink' },
  { words: 'Bank two', at: [18, 125], fill: 'ink' },
  // Tabs and a field.
  { at: [114, 8, 96, 18], fill: 'sunken', corner: 'radius' },
  { at: [116, 10, 46, 14], fill: 'surface', corner: 'radius' },
  { words: 'Fiat', at: [128, 20], fill: 'accent' },
  { words: 'Coins', at: [170, 20], fill: 'ink-2' },
  { words: 'Amount', at: [114, 39], fill: 'ink-2' },
  { at: [114, 43, 96, 20], fill: 'surface', line: 'line-control', corner: 'radius' },
  { words: '500.00', at: [120, 56], fill: 'ink' },
  { words: 'from 21 to 900', at: [114, 74], fill: 'ink-3' },
  // The main button, at rest and under the pointer.
  { at: [114, 81, 62, 22], fill: 'accent', corner: 'radius' },
  { words: 'Deposit', at: [127, 95], fill: 'accent-ink' },
  { at: [180, 81, 30, 22], fill: 'accent-press', corner: 'radius' },
  ...['good', 'warn', 'bad', 'info'].flatMap((tone, index): readonly (Box | Words)[] => [
    { at: [114 + index * 25, 112, 21, 21], fill: `${tone}-soft`, corner: 'radius-l' },
    { words: '!', at: [123 + index * 25, 126], fill: tone },
  ]),
]

/**
 * An SVG that shows where a token is used: the cashier in greys, with the token's parts highlighted. For a colour, its
 * default values are beside the cashier, light above dark.
 */
export function tokenPicture(token: string): string {
  const name = token.replace('--pw-', '')
  const { description, kind, light, dark } = TOKENS[token] ?? { description: '', kind: '', light: '', dark: '' }
  const swatches = kind === 'colour' ? [swatch(light, 8), swatch(dark, 74)] : []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    `<title>${escaped(`${token}: ${description}`)}</title>`,
    `<g font-family="sans-serif" font-size="9">`,
    ...PIECES.map((piece) => ('words' in piece ? words(piece, name) : box(piece, name))),
    '</g>',
    ...swatches,
    '</svg>\n',
  ].join('\n')
}

function box({ at: [x, y, width, height], fill, line, corner }: Box, name: string): string {
  const isCorner = corner === name
  const stroke = isCorner ? SIGNAL : line === undefined ? undefined : paint(line, name)
  const edge = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${isCorner || line === name ? 2 : 1}"`
  const round = corner === undefined ? '' : ` rx="${CORNERS[corner]}"`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${paint(fill, name)}"${edge}/>`
}

function words({ words: text, at: [x, y], fill }: Words, name: string): string {
  const isLetter = name === 'font' || name === 'unit'
  return `<text x="${x}" y="${y}" fill="${isLetter ? SIGNAL : paint(fill, name)}">${text}</text>`
}

const swatch = (colour: string, y: number): string =>
  `<rect x="228" y="${y}" width="28" height="58" rx="5" fill="${colour}" stroke="#8a8a8a"/>`

const paint = (token: string, name: string): string => (token === name ? SIGNAL : grey(TOKENS[`--pw-${token}`]?.light))

/** The grey with the colour's perceived lightness. */
function grey(colour = '#ffffff'): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const light = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  return `#${light.toString(16).padStart(2, '0').repeat(3)}`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
