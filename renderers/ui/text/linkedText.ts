import type { Link } from '../../contract.ts'
import { isSafeLink } from '../base/isSafeLink.ts'

export type TextLinks = Readonly<Record<string, Link>>

/** Splits a text at its `{names}` into texts and links. Unknown names are removed without leaving a gap. */
export function linkedText(text: string, links: TextLinks = {}): readonly (string | Link)[] {
  const parts: (string | Link)[] = []
  let words = ''
  let read = 0
  for (const match of text.matchAll(/\{\s*([\w.-]+)\s*\}/g)) {
    words += text.slice(read, match.index)
    read = match.index + match[0].length
    const link = linkNamed(match[1]!, links)
    if (link === undefined) words = withoutGap(words, text[read])
    // An unsafe link is kept as text.
    else if (!isSafeLink(link.url)) words += link.text
    else {
      parts.push(words, link)
      words = ''
    }
  }
  return [...parts, words + text.slice(read)].filter((part) => part !== '')
}

function linkNamed(name: string, links: TextLinks): Link | undefined {
  return Object.hasOwn(links, name) ? links[name] : undefined
}

// Collapses the spaces around a removed name: "the {terms} and" keeps one space, "the {terms}." none.
function withoutGap(words: string, next = ''): string {
  return next === '' || /[\s.,;:!?…،؛؟。，]/.test(next) ? words.trimEnd() : words
}
