import { isObject } from '../document/listNodes.ts'
import { listSlots } from '../document/listSlots.ts'
import type { RawNode } from '../document/RawNode.ts'
import type { Finding } from '../Finding.ts'

/** W10: a text written in place is there in every language that the document is written in. */
export function checkLanguages(nodes: readonly RawNode[]): Finding[] {
  const texts = nodes.flatMap(inlineTexts)
  const languages = [...new Set(texts.flatMap(({ words }) => Object.keys(words)))]
  return texts.flatMap(({ words, pointer }) =>
    languages
      .filter((language) => language !== 'en' && !Object.hasOwn(words, language))
      .map((language) => ({
        code: 'W10',
        pointer,
        message: `"${words.en}" is there in no "${language}", which other texts of the document are: its readers see the English`,
      })),
  )
}

function inlineTexts(node: RawNode): { readonly words: Record<string, unknown>; readonly pointer: string }[] {
  return listSlots(node).flatMap(({ kind, value, pointer }) => {
    const words = kind === 'text' || kind === 'message' ? Object(value).text : undefined
    return isObject(words) ? [{ words, pointer: `${pointer}/text` }] : []
  })
}
