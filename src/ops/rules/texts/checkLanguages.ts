import { isObject } from '../../document/listNodes.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'

/**
 * W10: an inline text lacks a language that other inline texts have: those of the document, and those of the other
 * documents of its folder (`others`).
 */
export function checkLanguages(nodes: readonly RawNode[], others: readonly string[] = []): Finding[] {
  const texts = nodes.flatMap(inlineTexts)
  const own = new Set(texts.flatMap(({ words }) => Object.keys(words)))
  const languages = [...new Set([...own, ...others])]
  return texts.flatMap(({ words, pointer }) =>
    languages
      .filter((language) => language !== 'en' && !Object.hasOwn(words, language))
      .map((language) => ({
        code: 'W10',
        pointer,
        message: `"${words.en}" has no text in "${language}", unlike other texts of the ${own.has(language) ? 'document' : 'folder'}: players see the English one`,
      })),
  )
}

/** The languages of a document's own texts. */
export const languagesIn = (nodes: readonly RawNode[]): string[] =>
  nodes.flatMap(inlineTexts).flatMap(({ words }) => Object.keys(words))

function inlineTexts(node: RawNode): { readonly words: Record<string, unknown>; readonly pointer: string }[] {
  return listSlots(node).flatMap(({ kind, value, pointer }) => {
    const words = kind === 'text' || kind === 'message' ? Object(value).text : undefined
    return isObject(words) ? [{ words, pointer: `${pointer}/text` }] : []
  })
}
