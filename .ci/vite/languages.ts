import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = 'src/i18n/languages'
const PREFIX = 'virtual:languages/'

type Language = typeof import('../../src/i18n/languages/en.json')

/** The languages by file name; English is required. */
type Languages = { readonly en: Language } & Readonly<Record<string, Language>>

/** The content of each virtual module; their types are in src/i18n/languages.d.ts. */
const MODULES: Readonly<Record<string, (languages: Languages) => unknown>> = {
  pages: (languages) => each(languages, ({ tag, dir }) => ({ tag, dir })),
  start: (languages) => each(languages, ({ start }) => start),
  return: (languages) => each(languages, (language) => language.return),
  helper: (languages) => each(languages, ({ helper }) => helper),
  tags: (languages) =>
    Object.fromEntries(
      Object.entries(languages).flatMap(([name, { tag }]) => (tag === name && !tag.includes('-') ? [] : [[name, tag]])),
    ),
}

/**
 * `virtual:languages/<part>`: one part of every file in src/i18n/languages, so that an entry point bundles only the
 * texts that it shows. A file with a missing text fails the build, and every test.
 */
export function languages(root = '.'): Plugin {
  return {
    name: 'paywidget-languages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const part = MODULES[id.slice(PREFIX.length + 1)]
      if (part === undefined) throw new Error(`There is no module ${id.slice(1)}: see .ci/vite/languages.ts.`)
      const read = readLanguages(root)
      for (const name of Object.keys(read)) this.addWatchFile(resolve(root, FOLDER, `${name}.json`))
      return { code: `export default ${JSON.stringify(part(read))}`, map: null }
    },
  }
}

/** Reads and checks the languages of the build, English first. */
export function readLanguages(root = '.'): Languages {
  const names = namesIn(root, FOLDER)
  const tables = namesIn(root, 'src/i18n/locales')
  const lone = names.find((name) => !tables.includes(name))
  const half = tables.find((name) => !names.includes(name))
  if (lone !== undefined) throw new Error(`${FOLDER}/${lone}.json has no texts: add src/i18n/locales/${lone}.json.`)
  if (half !== undefined)
    throw new Error(
      `src/i18n/locales/${half}.json needs ${FOLDER}/${half}.json: the tag and the direction of the language, and the few texts that are part of the code.`,
    )
  const read = (name: string): Language => JSON.parse(readFileSync(resolve(root, FOLDER, `${name}.json`), 'utf8'))
  const en = read('en')
  const languages = { en, ...Object.fromEntries(names.map((name) => [name, read(name)])) }
  for (const [name, language] of Object.entries(languages)) check(name, language, en)
  return languages
}

function check(name: string, language: Language, english: Language): void {
  const [given, wanted] = [membersOf(language), membersOf(english)]
  const problems = [
    ...[...wanted.keys()].filter((path) => !isText(given.get(path))).map((path) => `it lacks "${path}"`),
    ...[...given.keys()].filter((path) => !wanted.has(path)).map((path) => `"${path}" is not in en.json`),
    ...(language.dir === 'ltr' || language.dir === 'rtl' ? [] : ['"dir" must be "ltr" or "rtl"']),
    ...(isTag(language.tag) ? [] : ['"tag" must be a language tag (BCP 47), such as "pt-BR"']),
  ]
  if (problems.length > 0) throw new Error(`${FOLDER}/${name}.json: ${problems.join('; ')}.`)
}

/** Path → value of each text, such as "start.title". */
function membersOf(value: object, before = ''): Map<string, unknown> {
  return new Map(
    Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
      typeof member === 'object' && member !== null
        ? [...membersOf(member, `${before}${key}.`)]
        : [[before + key, member] as const],
    ),
  )
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

const namesIn = (root: string, folder: string): string[] =>
  readdirSync(resolve(root, folder))
    .map((file) => basename(file, '.json'))
    .toSorted()

const each = <Part>(languages: Languages, part: (language: Language) => Part) =>
  Object.fromEntries(Object.entries(languages).map(([name, language]) => [name, part(language)]))
