import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type MarkdownOptions } from 'vitepress'
import { linkInSite } from '../links.ts'
import { CHAPTERS, PAGES } from '../pages.ts'

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const SOURCES = new Set(PAGES.map(({ source }) => source))

// Builds the documentation site into dist/docs/: `npm run docs`. It consists of Markdown files of the repository, which
// stay where they belong (.ci/docs/pages.ts). A dead link fails the build.
export default defineConfig({
  title: 'Paywidget',
  description: 'An embeddable payment cashier whose screens are JSON layouts',
  lang: 'en',
  base: process.env.DOCS_BASE ?? '/',
  srcDir: REPOSITORY,
  srcExclude: otherMarkdown(),
  rewrites: Object.fromEntries(PAGES.map(({ source, address }) => [source, `${address}.md`])),
  outDir: join(REPOSITORY, 'dist/docs'),
  cacheDir: join(REPOSITORY, '.cache/docs'),
  cleanUrls: false,
  metaChunk: true,
  markdown: { html: false, anchor: { slugify: headingId }, config: asPages },
  // The sandbox is copied beside the pages after the build (.ci/docs.mjs).
  ignoreDeadLinks: [/^\/try\//],
  vite: { configFile: false, publicDir: false, logLevel: 'warn' },
  themeConfig: {
    nav: [
      { text: 'First hour', link: '/first-hour' },
      { text: 'Sandbox', link: '/sandbox' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: CHAPTERS.map(({ title, pages }) => ({
      text: title,
      items: pages.map(({ address, title: text }) => ({ text, link: `/${address.replace(/(^|\/)index$/, '$1')}` })),
    })),
    outline: [2, 3],
    search: { provider: 'local' },
  },
})

/** The Markdown files that are not pages. */
function otherMarkdown(): string[] {
  const folders = readdirSync(REPOSITORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\.)/.test(entry.name))
    .map(({ name }) => name)
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const all = [...inFolders, ...readdirSync(REPOSITORY)].map((file) => file.replaceAll('\\', '/'))
  return all.filter((file) => file.endsWith('.md') && !SOURCES.has(file))
}

/** The id of a heading, as on code hosts, whose links in the Markdown files this site shares. */
function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .trim()
    .replaceAll(' ', '-')
}

type Parser = Parameters<NonNullable<MarkdownOptions['config']>>[0]

/** Leaves out comments, and maps the links between files of the repository to links between pages. */
function asPages(markdown: Parser): void {
  markdown.core.ruler.before('normalize', 'comments', (state) => {
    state.src = state.src.replace(/^<!--[\s\S]*?-->$/gm, '')
  })
  markdown.core.ruler.push('repository-links', ({ env, tokens }) => {
    const source = relative(REPOSITORY, String(env.realPath ?? env.path))
    for (const { children } of tokens) {
      mapLinks(children ?? [], (link) => linkInSite(source, link))
      for (const token of children ?? []) keepBraces(token)
    }
  })
}

/** Vue would evaluate `{{ … }}`, also in code within a sentence. */
function keepBraces(token: Tokens[number]): void {
  if (token.type === 'code_inline') token.attrSet('v-pre', '')
  else if (token.type === 'text' && token.content.includes('{{'))
    throw new Error(`"${token.content}" has two braces: write them as code.`)
}

type Tokens = NonNullable<ReturnType<Parser['parse']>[number]['children']>

/** Replaces the address of each link. A link without an address becomes plain text. */
function mapLinks(tokens: Tokens, map: (link: string) => string | undefined): void {
  const open: boolean[] = []
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const link = map(String(token.attrGet('href')))
      open.push(link !== undefined)
      if (link !== undefined) token.attrSet('href', link)
    } else if (token.type !== 'link_close') continue
    const isLink = token.type === 'link_open' ? open.at(-1) : open.pop()
    if (!isLink) Object.assign(token, { type: 'text', content: '', nesting: 0 })
  }
}
