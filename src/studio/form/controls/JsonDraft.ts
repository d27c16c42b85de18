import { JsonMistake } from '../../../ops/json/JsonMistake.ts'
import { placeAt } from '../../../ops/json/Place.ts'
import { readJson } from '../../../ops/json/readJson.ts'

/** What is typed into a box for JSON. */
export interface JsonDraft {
  readonly text: string
  /** The value that it belongs to, printed. If the file has another one, as after an undo, the draft is over. */
  readonly of: string
  /** Why the text is not valid; undefined if it is, and the file has its value. */
  readonly problem: string | undefined
}

/** A typed text: the draft, and the value if it is valid. An empty box is not valid yet: a button removes the value. */
export function readDraft(
  text: string,
  of: string,
): { readonly draft: JsonDraft; readonly read: { readonly value: unknown } | undefined } {
  try {
    const { value } = readJson(text)
    return { draft: { text, of: printed(value), problem: undefined }, read: { value } }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    const { line } = placeAt(text, error.offset)
    const problem = `This is not valid JSON yet, and the file has the value before it. Line ${line}: ${error.message}`
    return { draft: { text, of, problem }, read: undefined }
  }
}

/** The draft that is shown for a value. */
export const draftOf = (draft: JsonDraft | undefined, value: unknown): JsonDraft | undefined =>
  draft?.of === printed(value) ? draft : undefined

/** The draft after the box lost the focus: what is not valid yet is in no file, and no undo would bring it back. */
export const afterBlur = (draft: JsonDraft | undefined): JsonDraft | undefined =>
  draft?.problem === undefined ? undefined : draft

export const printed = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2))
