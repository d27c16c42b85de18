/** The lines by which git separates the two versions of a merge that it could not finish. */
const MARK = /^(?:<{7} .*|\|{7} .*|={7}|>{7} .*)\r?$/m

/** The first mark of an unfinished merge in a file: its offset, and what to do, in words. Undefined if there is none. */
export function mergeConflict(text: string): { readonly offset: number; readonly message: string } | undefined {
  const mark = MARK.exec(text)
  if (mark === null) return undefined
  const line = text.slice(0, mark.index).split('\n').length
  return {
    offset: mark.index,
    message: `The file holds a merge conflict of git, in line ${line}: two versions of the same lines. Keep the right lines, and remove the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.`,
  }
}
