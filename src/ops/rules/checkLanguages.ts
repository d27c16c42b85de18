import { isObject } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** W10: an inline text lacks a language that other inline texts of the document have. */
export function checkLanguages(nodes: readonly RawNode[]): Finding[] {
  const texts = nodes.flatMap(inlineTexts)
  const languages = [...new Set(texts.flatMap(({ words }) => Object.keys(words)))]
  return texts.flatMap(({ words, pointer }) =>
    languages
      .filter((language) => language !== 'en' && !Object.hasOwn(words, language))
      .map((language) => ({
        code: 'W10',
        pointer,
        message: `"${words.en}" has no text in "${language}", unlike other texts of the document: players see the English one`,
      })),
  )
}

function inlineTexts(node: RawNode): { readonly words: Record<string, unknown>; readonly pointer: string }[] {
  return listSlots(node).flatMap(({ kind, value, pointer }) => {
    const words = kind === 'text' || kind === 'message' ? Object(value).text : undefined
    return isObject(words) ? [{ words, pointer: `${pointer}/text` }] : []
  })
}
