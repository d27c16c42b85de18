/**
 * Whether files and folders of a name are skipped, because nobody has written a document under it: those of macOS, Office
 * or an editor, and a JSON Schema such as `layout.schema.json`, which a document beside it may name for an editor.
 */
export const isSkipped = (name: string): boolean =>
  name.startsWith('.') || name.startsWith('~$') || name === '__MACOSX' || name.endsWith('.schema.json')
