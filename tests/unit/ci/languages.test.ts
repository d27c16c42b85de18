import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, it } from 'vitest'
import { readLanguages } from '../../../.ci/vite/languages.ts'
import { scriptOf } from '../../../.ci/vite/scriptOf.ts'
import { frameCheckScript, oldBrowserTexts } from '../../../.ci/vite/staticFiles.ts'

type File = ReturnType<typeof readLanguages>['en']

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true })
})

/** A copy of the languages with one more: Uzbek in Arabic letters, from right to left. */
function withUzbek(change: (file: File) => unknown = (file) => file, files = ['locales', 'languages']): string {
  const root = mkdtempSync(join(tmpdir(), 'paywidget-languages-'))
  made.push(root)
  const folder = join(root, 'src/i18n')
  for (const name of ['locales', 'languages']) cpSync(join('src/i18n', name), join(folder, name), { recursive: true })
  const { en } = readLanguages()
  const contents: Readonly<Record<string, unknown>> = { locales: {}, languages: change(inUzbek(en)) }
  for (const name of files) writeFileSync(join(folder, name, 'uz.json'), JSON.stringify(contents[name]))
  return root
}

/** Marks each text of the English file with the part of the file that it is in, such as `uz start:`. */
function inUzbek(english: File): File {
  const marked = (part: string, texts: object) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `uz ${part}: ${text}`]))
  return {
    tag: 'uz-Arab',
    dir: 'rtl',
    start: { ...english.start, ...marked('start', english.start) },
    return: { ...english.return, ...marked('return', english.return) },
    helper: { ...english.helper, ...marked('helper', english.helper) },
    oldBrowser: 'uz oldBrowser',
  }
}

/** The parts of the Uzbek file that a script contains. */
const partsIn = (code: string) => [...new Set([...code.matchAll(/uz (\w+): /g)].map(([, part]) => part))].toSorted()

describe('another language is two files', () => {
  const root = withUzbek()

  /** Builds a script that runs `code` with the named exports of a source file. */
  function built(file: string, names: string, code: string): Promise<string> {
    const entry = join(root, 'entry.ts')
    writeFileSync(entry, `import { ${names} } from '${resolve(file)}'\n${code}\n`)
    return scriptOf(entry, 'iife', root)
  }

  it.each([
    ['a start that fails', 'showFailedStart', ['return', 'start'], 'showFailedStart({})'],
    ['a start that fails in package mode', 'drawFailure', ['start'], 'drawFailure(document.body, {})'],
    ['the return page', 'drawReturnPage', ['return'], 'drawReturnPage(document.body)'],
  ])('%s bundles its own texts, and no others', async (_, name, parts, code) => {
    const file = name === 'drawReturnPage' ? 'returnPage' : name
    expect(partsIn(await built(`src/entries/${file}.ts`, name, code))).toEqual(parts)
  })

  it('the helper window bundles its own texts, and no others', async () => {
    expect(partsIn(await scriptOf('src/entries/helper.ts', 'iife', root))).toEqual(['helper'])
  })

  it.each([
    [
      'src/entries/languageOf.ts',
      'languageOf',
      "[languageOf(['uz'], page), page.lang, page.dir]",
      ['uz', 'uz-Arab', 'rtl'],
    ],
    ['src/i18n/chooseLocale.ts', 'localeName', "[localeName('uz'), localeName('uz-Arab')]", ['uz', 'uz']],
    ['src/i18n/chooseLocale.ts', 'tagOf, isRightToLeft', "[tagOf('uz'), isRightToLeft('uz')]", ['uz-Arab', true]],
  ])('%s: %s knows its tag, direction and file name', async (file, names, value, result) => {
    const view: Record<string, unknown> = { said: '' }
    runInNewContext(await built(file, names, `const page = {}\nsaid = JSON.stringify(${value})`), view)
    expect(JSON.parse(String(view.said))).toEqual(result)
  })

  it('is explained to players with an old browser', () => {
    expect(oldBrowserTexts(root)).toEqual({ ...oldBrowserTexts(), uz: 'uz oldBrowser' })
    expect(frameCheckScript(root)).toContain('["ar","uz"].indexOf(language)')
  })
})

describe('an incomplete language fails the build', () => {
  const without = (part: 'dir' | 'tag' | 'oldBrowser' | 'start') => (file: File) => ({ ...file, [part]: undefined })

  it.each([
    ['a text', (file: File) => ({ ...file, helper: { ...file.helper, check: ' ' } }), 'it lacks "helper.check"'],
    ['a group of texts', without('start'), 'it lacks "start.title"; it lacks "start.text"'],
    ['the sentence for old browsers', without('oldBrowser'), 'it lacks "oldBrowser"'],
    ['a direction', without('dir'), 'it lacks "dir"; "dir" must be "ltr" or "rtl"'],
    ['a tag', (file: File) => ({ ...file, tag: 'uz_Arab' }), '"tag" must be a language tag (BCP 47), such as "pt-BR"'],
    ['a name that is known', (file: File) => ({ ...file, begin: 'x' }), '"begin" is not in en.json'],
  ])('without %s', async (_, change, message) => {
    const root = withUzbek(change)
    await expect(scriptOf('src/entries/helper.ts', 'iife', root)).rejects.toThrow(
      `src/i18n/languages/uz.json: ${message}`,
    )
  })

  it('with one of its two files', () => {
    expect(() => readLanguages(withUzbek(undefined, ['locales']))).toThrow(
      'src/i18n/locales/uz.json needs src/i18n/languages/uz.json',
    )
    expect(() => readLanguages(withUzbek(undefined, ['languages']))).toThrow(
      'src/i18n/languages/uz.json has no texts: add src/i18n/locales/uz.json.',
    )
  })
})

/** Two language codes. Only a table of languages would contain them. */
const TABLE_OF_LANGUAGES = /(?:['"]|^\s*)(?:mr|te)['"]?\s*[:,\]]/m

it('no code has a table of the languages, which a new one would have to join', () => {
  const files = ['src', 'schemas', 'renderers', 'mocks', '.ci'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const code = files.filter((name) => /\.(?:tsx?|m?js)$/.test(name))
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter((name) => TABLE_OF_LANGUAGES.test(readFileSync(name, 'utf8')))).toEqual([])
})
