import { posix } from 'node:path'

/** The Markdown files of the npm package: the path in the repository → the path in the package. */
export const PACKED_PAGES = new Map([
  ['src/embed/README.md', 'README.md'],
  ...['configuration', 'messages', 'problems'].map((name) => [`schemas/reference/${name}.md`, `reference/${name}.md`]),
])

/** A link to a file, with the space and the parentheses around it, if any. */
const LINK = /( \()?\[([^\]]+)\]\((?![a-z]+:)([\w./-]+\.\w+)(#[\w-]*)?\)(\)?)/g

/** The text of a page, with links that lead to pages of the package. Of every other link to a file its label remains. */
export function packedPage(source, text) {
  const from = posix.dirname(PACKED_PAGES.get(source) ?? '')
  return text.replace(LINK, (_, before = '', label, link, anchor = '', after) => {
    const target = PACKED_PAGES.get(posix.join(posix.dirname(source), link))
    if (target !== undefined) return `${before}[${label}](${posix.relative(from, target)}${anchor})${after}`
    // In parentheses there is nothing but the link.
    return before && after ? '' : `${before}${label}${after}`
  })
}

/** Names the pages of the package in a comment of its types. */
export const packedComments = (text) =>
  [...PACKED_PAGES].reduce((all, [source, target]) => all.replaceAll(`\`${source}\``, `\`${target}\``), text)
