export type TextTable = Readonly<Record<string, string>>

export type TextArgs = Readonly<Record<string, unknown>>

export interface ReaderNeed {
  /** The tag whose rules select the plural forms. */
  readonly tag: string
  /** The texts of the language; English fills their gaps. */
  readonly own: TextTable
  readonly english: TextTable
}

/** Reads a text in the plural form that `args.count` selects. */
export interface TextReader {
  /** Whether the language itself has the text. */
  hasOwn(key: string, args: TextArgs): boolean
  /** The text with its arguments; undefined if neither the language nor English has it. */
  read(key: string, args: TextArgs): string | undefined
}
