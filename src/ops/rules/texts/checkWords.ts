import { isRecord } from '../../../../schemas/isRecord.ts'
import { escaped } from '../../document/listNodes.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { wordProblems } from './wordProblems.ts'

/** W16: a document's own texts that players can't read. */
export function checkWords(nodes: readonly RawNode[]): Finding[] {
  return nodes.flatMap((node) => {
    const links = Object.keys(Object(node.json.links))
    return listSlots(node).flatMap(({ kind, value, pointer }) => {
      if (!isRecord(value) || (kind !== 'text' && kind !== 'message')) return []
      const filled = [...links, ...Object.keys(Object(value.args))]
      return textFindings(value.text, `${pointer}/text`, filled)
    })
  })
}

/** The findings of texts by language, or of one text for all languages. */
export function textFindings(text: unknown, pointer: string, filled: readonly string[] = []): Finding[] {
  const texts: (readonly [language: string | undefined, words: unknown, at: string])[] = isRecord(text)
    ? Object.entries(text).map(([language, words]) => [language, words, `${pointer}/${escaped(language)}`])
    : [[undefined, text, pointer]]
  const found = texts.flatMap(([language, words, at]) =>
    typeof words === 'string' ? wordProblems({ words, language, filled }).map((message) => [at, message] as const) : [],
  )
  return [...found, ...untranslated(texts)].map(([pointer, message]) => ({ code: 'W16', pointer, message }))
}

/** A text with fewer lower-case words, or with mostly capitalized words, counts as a name. */
const FEWEST_WORDS = 4

function isSentence(words: string): boolean {
  const all = words.match(/\p{L}+/gu) ?? []
  const small = all.filter((word) => /^\p{Ll}+$/u.test(word)).length
  return small >= FEWEST_WORDS && small > all.length / 2
}

/** A text that is the English one, under another language. */
function untranslated(texts: readonly (readonly [language: string | undefined, words: unknown, at: string])[]) {
  const [, english] = texts.find(([language]) => language === 'en') ?? []
  if (typeof english !== 'string' || !isSentence(english)) return []
  return texts.flatMap(([language, words, at]) =>
    words === english && language !== undefined && language.split('-')[0] !== 'en'
      ? [[at, `the same text stands under "en" and under "${language}": translate it, or remove this one`] as const]
      : [],
  )
}
