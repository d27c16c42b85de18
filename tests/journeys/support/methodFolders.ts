import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Story } from '../../../fixtures/Story.ts'
import en from '../../../src/i18n/locales/en.json' with { type: 'json' }
import { PROVIDER_FORMS } from '../../providers/forms.ts'

const FOLDER = 'fixtures/methods'

interface ListedMethod {
  readonly name: string
  readonly text: Readonly<Record<string, string>>
}

const read = (file: string, folder = FOLDER) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))

/** The folder of a method: in the fixtures, or in the corpus of forms. */
const pathOf = (method: string): string =>
  PROVIDER_FORMS.find(({ name }) => name === method)?.path ?? `${FOLDER}/${method}`

/** The stories of the method folders. */
export const STORIES: readonly { readonly name: string; readonly story: Story }[] = readdirSync(FOLDER).map((name) => ({
  name,
  story: read(`${name}/story.json`),
}))

/** Whether a method has its own layout. */
export const hasLayout = (method: string): boolean => existsSync(`${FOLDER}/${method}/layouts`)

/**
 * Identifies the screens of a story. Two stories show the same screens if they have the same kinds of steps on the same
 * fields, answers with the same members, and no own layout.
 */
function screensOf({ name, story }: (typeof STORIES)[number]): string {
  const steps = story.steps.map((step) => {
    const [[kind, what]] = Object.entries(step) as [[string, string | { readonly field?: string }]]
    return typeof what === 'string' ? kind : `${kind} ${what.field}`
  })
  const answers = typesIn(read(`${name}/cashier.json`))
  return JSON.stringify([story.transaction, story.mode, hasLayout(name) ? name : '', steps, answers])
}

/** Replaces each value by its type: a memo may be a text or a number. */
function typesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typesIn)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, typesIn(member)]))
}

/** All stories; under `npm test` (FEWER_CASES) those that show other screens than each earlier one. */
export const PLAYED_STORIES = process.env.FEWER_CASES
  ? STORIES.filter((story, at) => STORIES.findIndex((one) => screensOf(one) === screensOf(story)) === at)
  : STORIES

/** The text on the tile of a method. */
export const shownName = (method: string, lang = 'en'): string =>
  (read('method.json', pathOf(method)) as ListedMethod).text[lang] ?? method

/** The text on the tile of a group. */
export const groupName = (code: string): string => (en as Readonly<Record<string, string>>)[`groups.${code}`] ?? code
