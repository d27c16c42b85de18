import { TOKEN_GROUPS, TOKEN_KINDS, TOKENS, type Token } from '../../../schemas/host/tokens.ts'
import { code, json, page, table } from './markdown.ts'
import { tokenPicture } from './tokenPicture.ts'

/** The page about the theme variables: the elements each applies to, its default, and a picture. */
export const themePage = (): string =>
  page(
    '# Theme',
    `The variables that a host may set in ${code('schema.variables')} of [${code('loaded')}](messages.md#loaded). All are optional. To try them, run ${code('npm start')} and open ${code('/theme/')}.`,
    json({ schema: { theme: 'light', variables: { '--pw-accent': '#7a2ea0', '--pw-radius': '4px' } } }),
    'The types of values:',
    table(
      ['type', 'value'],
      Object.entries(TOKEN_KINDS).map(([kind, what]) => [kind, what]),
    ),
    'An unknown variable or an invalid value is ignored; the console of the frame names it if its session storage has `force_logging`: `1`. If the contrast between a text and its background is below 4.5:1, or 3:1 for the border of a field (WCAG 2.2 AA), the text colour is made darker or lighter, with the same hue. If no text colour has enough contrast with a background, that background is ignored. In both cases the host receives `onProblem` with `theme.contrast`.',
    'Each picture shows the cashier in grey, with the affected elements in one colour; next to it is the default value, light above dark.',
    ...TOKEN_GROUPS.flatMap(({ title, tokens }) => [
      `## ${title}`,
      table(
        ['variable', 'type', 'light', 'dark', 'applies to', 'must be readable on', 'picture'],
        Object.entries(tokens).map(row),
      ),
    ]),
  )

const row = ([name, { kind, light, dark, description, readOn }]: readonly [string, Token]): readonly string[] => [
  ...[code(name), kind, code(light), light === dark ? 'the same' : code(dark), description],
  readOn === undefined ? '–' : readOn.grounds.map(code).join(', '),
  `![${name}](${fileOf(name)})`,
]

/** The picture of each variable. */
export const themePictures = (): readonly (readonly [file: string, text: string])[] =>
  Object.keys(TOKENS).map((name) => [fileOf(name), tokenPicture(name)])

const fileOf = (name: string): string => `theme/${name.replace('--pw-', '')}.svg`
