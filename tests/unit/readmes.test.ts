import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/** All files and folders. */
const places = [
  ...new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))),
]

const readmes = files.filter((file) => file.endsWith('README.md') && !file.startsWith('schemas/reference/'))

/** Paths outside the repository: generated or published files, and files of an operator or a deployment. */
const ELSEWHERE =
  /^(dist\/|(static|functions|v1)\/$|paywidget\/(react|react-native|package)?$|voucher_mx\/|\.?\/|locales\/$|layouts\/$|layout\.schema\.json$|\{)/

const FILE = /^[\w.@<>{},*…/-]+\.(tsx?|mjs|jsonc?|md|css|html|tsv|svg)$/

/**
 * For `{fields,blocks}/<type>.ts`: a pattern for each alternative in braces, with a wildcard for names in angle
 * brackets.
 */
function patternsOf(name: string): RegExp[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? []
  if (choices !== undefined) return choices.split(',').flatMap((one) => patternsOf(`${before}${one}${after}`))
  const source = name
    .replace(/\/$/, '')
    .split(/<[^>]*>|\*/)
    .map((part) => part.replace(/[.+(){}[\]|^$\\]/g, '\\$&'))
  return [new RegExp(`^(.*/)?${source.join('[^/]*')}$`)]
}

/**
 * Whether a named path exists: relative to the repository, to `src` or to the README's folder, or anywhere by its name.
 */
function isThere(name: string, readme: string): boolean {
  const room = dirname(readme)
  return patternsOf(name).every((pattern) => {
    const found = places.filter((place) => pattern.test(place))
    if (!name.replace(/\/$/, '').includes('/')) return found.length > 0
    const [first = ''] = name.split('/')
    return found.some(
      (file) => file.startsWith(`${first}/`) || file.startsWith(`src/${first}/`) || file.startsWith(room),
    )
  })
}

const named = readmes.flatMap((readme) => {
  const text = readFileSync(readme, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  const paths = names.filter((name) => FILE.test(name) || /^[\w.-]+\/([\w.<>-]+\/)*([\w-]+)?$/.test(name))
  return paths.filter((name) => !ELSEWHERE.test(name)).map((name) => ({ readme, name }))
})

it('every file and folder that a README names is there', () => {
  const lost = named
    .filter(({ name, readme }) => !isThere(name, readme))
    .map(({ name, readme }) => `${readme}: ${name}`)
  expect(lost, 'these are named and gone: mend the README').toEqual([])
  expect(named.length).toBeGreaterThan(150)
})

it('every function that a room’s README names is written somewhere', () => {
  const code = files
    .filter((file) => /\.(tsx?|mjs|json)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const words = new Set(code.match(/\w+/g))
  const lost = readmes.flatMap((readme) => {
    const names = [...readFileSync(readme, 'utf8').matchAll(/`(?:[a-z]\w*\.)?([a-z]+[A-Z]\w*)`/g)].map(
      ([, name = '']) => name,
    )
    return names.filter((name) => !words.has(name)).map((name) => `${readme}: ${name}`)
  })
  expect(lost, 'these are named and gone: mend the README').toEqual([])
})

it('every link of a README leads to a file and a heading that are there', () => {
  const lost = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((readme) => {
      // The sandbox is beside the pages of the documentation site (`npm run docs`).
      const links = [...readFileSync(readme, 'utf8').matchAll(/\]\((?!https?:|\/try\/)([^)#\s]*)(#[^)\s]+)?\)/g)]
      return links
        .filter(([, to = '', anchor]) => {
          const target = to === '' ? readme : normalize(join(dirname(readme), to))
          if (!files.includes(target)) return true
          return anchor !== undefined && !headings(target).includes(anchor.slice(1))
        })
        .map(([link]) => `${readme}: ${link}`)
    })
  expect(lost).toEqual([])
})

function headings(file: string): string[] {
  const titles = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
}

it('the first README is read in one sitting, in the order in which one asks', () => {
  const text = readFileSync('README.md', 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(150)
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Try it',
    'To embed it',
    'To operate it',
    'To change it',
  ])
})
