import { escaped, isObject } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'
import { wordProblems } from './wordProblems.ts'

/** W16: a document's own texts that players can't read. */
export function checkWords(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap((node) => {
    const links = Object.keys(Object(node.json.links))
    return listSlots(node).flatMap(({ kind, value, pointer }) => {
      if (!isObject(value) || (kind !== 'text' && kind !== 'message')) return []
      const filled = [...links, ...Object.keys(Object(value.args))]
      return textFindings(value.text, `${pointer}/text`, filled)
    })
  })
}

/** The findings of texts by language, or of one text for all languages. */
export function textFindings(text: unknown, pointer: string, filled: readonly string[] = []): Finding[] {
  const texts: (readonly [language: string | undefined, words: unknown, at: string])[] = isObject(text)
    ? Object.entries(text).map(([language, words]) => [language, words, `${pointer}/${escaped(language)}`])
    : [[undefined, text, pointer]]
  return texts.flatMap(([language, words, at]) =>
    typeof words === 'string'
      ? wordProblems({ words, language, filled }).map((message): Finding => ({ code: 'W16', pointer: at, message }))
      : [],
  )
}
