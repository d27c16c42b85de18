import { isIntact } from './fileName.ts'
import { inOtherLines } from './lineEnds.ts'

export interface FileChange {
  /** The end of a sentence about the file. */
  readonly what: string
  /** If only the line ends differ: the cause, and how to repair the file in a folder. */
  readonly cause?: string
  readonly repair?: string
}

/** How a published file differs from what the hash in its name promises; undefined if it is intact. */
export function changeOf(
  file: string,
  text: string,
  done: 'published' | 'packed' = 'published',
): FileChange | undefined {
  if (isIntact(file, text)) return undefined
  return inOtherLines(text).some((other) => isIntact(file, other))
    ? { what: `has other line ends than when it was ${done}`, cause: LINE_ENDS, repair: COPY_AS_IT_IS }
    : { what: `was changed after it was ${done}` }
}

const LINE_ENDS =
  'Git changes line ends, unless the folder has a file .gitattributes with the line "* -text", and so does an upload in text mode.'

const COPY_AS_IT_IS = 'Copy the files as they are, or pack the method again.'
