import { TOKEN_GROUPS, TOKEN_KINDS, TOKENS, type Token } from '../../../schemas/host/tokens.ts'
import { code, json, page, table } from './markdown.ts'
import { tokenPicture } from './tokenPicture.ts'

/** The page about the theme variables: what each colours, its default, and a picture. */
export const themePage = (): string =>
  page(
    '# Theme',
    `What stands in ${code('schema.variables')} of [${code('loaded')}](messages.md#loaded). Each may be left out. ${code('npm start')} shows them on the parts of the widget, and lets you try them: the address ${code('/theme/')}.`,
    json({ schema: { theme: 'light', variables: { '--pw-accent': '#7a2ea0', '--pw-radius': '4px' } } }),
    'What a value may be:',
    table(
      ['type', 'what it takes'],
      Object.entries(TOKEN_KINDS).map(([kind, what]) => [kind, what]),
    ),
    'What is none of these variables, or no such value, is left out and told to the operator. A text that could not be read on its ground (WCAG 2.2 AA: 4.5 to 1, the edge of a field 3 to 1) is made darker or lighter until it can be, its hue kept; where nothing could be read on a ground, the ground is left out. `onProblem` then says `theme.contrast`. The pictures show the cashier in greys, and in one colour what the variable makes; beside it what it is by default, light above dark.',
    ...TOKEN_GROUPS.flatMap(({ title, tokens }) => [
      `## ${title}`,
      table(
        ['variable', 'type', 'light', 'dark', 'what it makes', 'has to be read on', 'where'],
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
