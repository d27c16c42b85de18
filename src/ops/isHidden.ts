/** Whether a name is one of macOS's or of an editor's own files: nobody has written a document under it. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name === '__MACOSX'
