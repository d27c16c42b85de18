/** Whether a name is one of macOS's, of Office's or of an editor's own files: nobody has written a document under it. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name.startsWith('~$') || name === '__MACOSX'
