/** The mistakes in one file, and their effect in the demo. */
export interface DocumentReport {
  readonly path: string
  /** The effect of the file on the widget in its current state. */
  readonly effect: string
  /** Whether the widget rejects the file (shown in red) or uses it in spite of the mistakes. */
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
  /** The finding in the format of `npm run layouts -- check`. */
  readonly text: string
}

/** The path of the reports on the dev server. */
export const DOCUMENTS_PATH = '/paywidget/demo/documents.json'
/** The event of the dev server when a file of a method folder has changed. */
export const DOCUMENTS_CHANGED = 'paywidget:methods'
