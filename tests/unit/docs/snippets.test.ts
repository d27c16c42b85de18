import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileTemplate, parse as parseVue } from 'vue/compiler-sfc'
import { ATTRIBUTES } from '../../../.ci/elementManifest.ts'
import { codesFor } from '../../../mocks/hostPage/code.ts'
import { readSettings } from '../../../mocks/hostPage/Settings.ts'
import { MESSAGES } from '../../../src/embed/MESSAGES.ts'
import { dataBlocksIn, type Snippet, scriptsIn, snippetsIn } from './snippetsIn.ts'
import { typeErrorsOf } from './typeErrorsOf.ts'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
const all = files.trim().split('\n').filter(existsSync).flatMap(snippetsIn)
const of = (...languages: string[]): Snippet[] => all.filter(({ language }) => languages.includes(language))
const placeOf = ({ file, line }: Snippet): string => `${file}:${line}`

/** The snippets that the sandbox shows, for settings that change every part of them. */
const shown: Snippet[] = ['', 'mode=sweep&theme=dark&transaction=withdrawal&closingButton=false'].flatMap((query) =>
  codesFor(readSettings(new URLSearchParams(query))).map(({ framework, language, text }) => ({
    ...{ file: `the sandbox with "${query}", ${framework}`, line: 1, language, title: '', text },
  })),
)

describe('the code in the documentation', () => {
  it('is in languages that a test checks', () => {
    const known = ['', 'ts', 'tsx', 'js', 'html', 'json', 'sh', 'vue', 'svelte']
    expect(all.filter(({ language }) => !known.includes(language)).map(placeOf)).toEqual([])
    expect(all.length).toBeGreaterThan(80)
  })

  it('compiles with the types of the package: TypeScript, and the scripts of components', () => {
    const typed = [...of('ts', 'tsx', 'vue', 'svelte'), ...shown].filter(({ language }) => language !== 'html')
    const sources = typed.flatMap((snippet, at) => {
      const isComponent = ['vue', 'svelte'].includes(snippet.language)
      const texts = isComponent ? scriptsIn(snippet.text) : [snippet.text]
      const extension = snippet.language === 'tsx' ? 'tsx' : 'ts'
      const name = placeOf(snippet).replace(/\W+/g, '-')
      // A module, even without an import: names of one snippet are unknown in the next.
      return texts.map((text) => [`${at}-${name}.${extension}`, `${text}\nexport {}\n`] as const)
    })
    expect(typeErrorsOf(new Map(sources))).toEqual([])
    expect(sources.length).toBeGreaterThan(10)
  })

  it('G18 every attribute of <pay-widget> in the manifest compiles in JSX', () => {
    const values = ATTRIBUTES.map(({ name, type }) => (type.text === 'boolean' ? name : `${name}="a"`)).join(' ')
    const source = `import 'paywidget/react'\nexport const cashier = <pay-widget ${values} data={{ user }} />\n`
    expect(typeErrorsOf(new Map([['attributes.tsx', source]]))).toEqual([])
    expect(values).toContain('prefetch')
  })

  it('compiles: the templates of Vue', () => {
    const errors = [...of('vue'), ...shown.filter(({ language }) => language === 'vue')].flatMap((snippet) => {
      const { descriptor, errors: found } = parseVue(snippet.text)
      const source = descriptor.template?.content ?? ''
      const compiled = compileTemplate({ source, filename: snippet.file, id: 'x' })
      return [...found, ...compiled.errors].map((error) => `${placeOf(snippet)}: ${String(error)}`)
    })
    expect(errors).toEqual([])
  })

  it('parses: the scripts and data blocks of pages', () => {
    const pages = [...of('html'), ...shown.filter(({ language }) => language === 'html')]
    for (const page of pages) {
      for (const [id, json] of dataBlocksIn(page.text))
        expect(() => JSON.parse(json), `${placeOf(page)}: ${id}`).not.toThrow()
    }
    const scripts = pages.flatMap((page, at) =>
      scriptsIn(page.text).map((script, index) => [`${at}-${index}.ts`, script] as const),
    )
    // Pages contain no types: what the compiler says about types is left out.
    const syntax = typeErrorsOf(
      new Map(scripts.map(([name, script]) => [name, `// @ts-nocheck\n${script}\nexport {}`])),
    )
    expect(syntax).toEqual([])
    expect(scripts.length).toBeGreaterThan(2)
  })

  it('names messages that exist', () => {
    const known: readonly string[] = MESSAGES
    const handlers = /\b(?:addEventListener\('|messageType === '|ononce\()(on[A-Z]\w+)|(?:^|[{,]\s*)(on[A-Z]\w+):/gm
    const unknown = [...of('ts', 'tsx', 'html', 'vue', 'svelte', 'js'), ...shown].flatMap((snippet) =>
      [...snippet.text.matchAll(handlers)]
        .map(([, listened, member]) => listened ?? member ?? '')
        .filter((name) => !known.includes(name))
        .map((name) => `${placeOf(snippet)}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('is JSON where it says so', () => {
    // A block of the reference may hold several examples, one below the other.
    const values = of('json').flatMap((snippet) =>
      snippet.text.split(/\n(?=[{["])/).map((text) => ({ ...snippet, text })),
    )
    expect(values.filter(({ text }) => !isJson(text)).map(placeOf)).toEqual([])
  })

  it('runs commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const unknown = of('sh').flatMap((snippet) =>
      [...snippet.text.matchAll(/\bnpm run (?:-\w+ )*([\w:-]+)/g)]
        .filter(([, name = '']) => !Object.hasOwn(scripts, name))
        .map(([command]) => `${placeOf(snippet)}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  it('is a part of the file that its fence names', () => {
    const named = all.filter(({ title, file }) => title.startsWith('tests/') && !file.startsWith('schemas/'))
    const other = named.filter(({ title, text }) => !existsSync(title) || !readFileSync(title, 'utf8').includes(text))
    expect(other.map((snippet) => `${placeOf(snippet)}: ${snippet.title}`)).toEqual([])
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
