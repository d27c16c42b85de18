// One strict pattern per kind of value (B5): it excludes url(), var(), a second declaration, escapes and comments.
const number = String.raw`\d{1,4}(?:\.\d{1,4})?`
const colour = new RegExp(
  `^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})` +
    `|rgba?\\( ?${number}%?(?:[ ,/]{1,3}${number}%?){2,3} ?\\)` +
    `|hsla?\\( ?${number}(?:deg)?(?:[ ,/]{1,3}${number}%?){2,3} ?\\))$`,
  'i',
)
const length = new RegExp(`^(?:0|${number}(?:px|rem|em))$`, 'i')
const family = String.raw`(?:"[\p{L}\p{N} _-]{1,60}"|'[\p{L}\p{N} _-]{1,60}'|-?[a-z][a-z0-9-]{0,40}(?: [a-z][a-z0-9-]{0,40}){0,4})`
const font = new RegExp(`^${family}(?:, ?${family}){0,11}$`, 'iu')

const colours =
  'accent accent-ink accent-press accent-soft accent-line bg surface raised sunken logo ink ink-2 ink-3 ' +
  'line line-strong line-control good good-soft warn warn-soft bad bad-soft info info-soft'

/**
 * The tokens of `renderers/ui/base/tokens.css` that a host may set. Excluded: spacing, sizes, layers, motion, shadows.
 */
const grammars = new Map<string, RegExp>([
  ...colours.split(' ').map((name): [string, RegExp] => [`--pw-${name}`, colour]),
  ...['radius', 'radius-s', 'radius-l', 'unit'].map((name): [string, RegExp] => [`--pw-${name}`, length]),
  ['--pw-font', font],
])

export const variableNames = (): readonly string[] => [...grammars.keys()]

export const isSafeVariable = (name: string, value: unknown): boolean =>
  typeof value === 'string' && value.length <= 500 && grammars.get(name)?.test(value) === true
