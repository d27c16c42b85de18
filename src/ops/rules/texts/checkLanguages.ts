import { isRecord } from '../../../../schemas/isRecord.ts'
import { escaped } from '../../document/listNodes.ts'
import { listSlots } from '../../document/listSlots.ts'
import type { RawNode } from '../../document/RawNode.ts'
import type { Finding } from '../../Finding.ts'
import { isBlank } from './isBlank.ts'

/**
 * W10: an inline text lacks a language that other inline texts have: those of the document, and those of the other
 * documents of its folder (`others`). Or it is empty in a language, as translation tools leave it.
 */
export function checkLanguages(nodes: readonly RawNode[], others: readonly string[] = []): Finding[] {
  const texts = nodes.flatMap(inlineTexts)
  const own = new Set(texts.flatMap(({ words }) => languagesOf(words)))
  const languages = [...new Set([...own, ...others])]
  return texts.flatMap(({ words, pointer }) => [
    ...emptyTexts(words, pointer),
    ...languages
      .filter((language) => language !== 'en' && !Object.hasOwn(words, language))
      .map((language) => ({
        code: 'W10' as const,
        pointer,
        message: `"${words.en}" has no text in "${language}", unlike other texts of the ${own.has(language) ? 'document' : 'folder'}: players see the English one`,
      })),
  ])
}

/** W10: translations that are empty. */
export const emptyTexts = (words: Readonly<Record<string, unknown>>, pointer: string): Finding[] =>
  Object.keys(words)
    .filter((language) => language !== 'en' && isBlank(words[language]))
    .map((language) => ({
      code: 'W10',
      pointer: `${pointer}/${escaped(language)}`,
      message: `the text in "${language}" is empty, so players see the English one: translate it, or remove it`,
    }))

/** The languages in which a text says something. */
export const languagesOf = (words: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(words).filter((language) => !isBlank(words[language]))

/** The languages of a document's own texts. */
export const languagesIn = (nodes: readonly RawNode[]): string[] =>
  nodes.flatMap(inlineTexts).flatMap(({ words }) => languagesOf(words))

function inlineTexts(node: RawNode): { readonly words: Record<string, unknown>; readonly pointer: string }[] {
  return listSlots(node).flatMap(({ kind, value, pointer }) => {
    const words = kind === 'text' || kind === 'message' ? Object(value).text : undefined
    return isRecord(words) ? [{ words, pointer: `${pointer}/text` }] : []
  })
}
