import type { Layouts } from './createLayouts.ts'

/** The event of the window in which a document was edited. */
export const DOCUMENTS_EDITED = 'paywidget:documents-edited'

/**
 * In the studio's preview: reads the index again after each edit. Returns a cleanup. Builds of the widget do not contain
 * this.
 */
export function followEdits({ loadIndex }: Pick<Layouts, 'loadIndex'>): () => void {
  const read = () => void loadIndex()
  addEventListener(DOCUMENTS_EDITED, read)
  return () => removeEventListener(DOCUMENTS_EDITED, read)
}
