// The package `xliff` has no types of its own. Only what asXliff.ts uses is declared.
interface XliffUnit {
  readonly source: string
  readonly target?: string
  readonly note?: string
  readonly additionalAttributes?: Readonly<Record<string, string>>
}

interface Xliff {
  readonly sourceLanguage: string
  readonly targetLanguage?: string
  /** Units by the `original` of their file, then by id. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, XliffUnit>>>>
}

declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(xliff: Xliff): Promise<string>
}

declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(source: string): Promise<Xliff>
}
