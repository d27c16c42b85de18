/** What is wrong in one file, and what becomes of it in the demo. */
export interface DocumentReport {
  readonly path: string
  /** What the frame does with the file as it is. */
  readonly effect: string
  /** The file is not used: red. Else it is, mistakes and all. */
  readonly isRefused: boolean
  readonly findings: readonly DocumentFinding[]
}

export interface DocumentFinding {
  readonly line: number
  readonly column: number
  readonly code: string
  readonly where: string
  readonly message: string
  readonly isWarning: boolean
  /** As `npm run layouts -- check` prints it. */
  readonly text: string
}

/** Where the dev server says it. */
export const DOCUMENTS_PATH = '/paywidget/demo/documents.json'
/** What it says when a file of a method folder has changed. */
export const DOCUMENTS_CHANGED = 'paywidget:methods'
