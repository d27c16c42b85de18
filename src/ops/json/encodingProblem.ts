/** Why a file that was read as UTF-8 is not JSON as it is stored; undefined if its encoding is right. */
export function encodingProblem(source: string): string | undefined {
  if (source.startsWith('\uFFFD\uFFFD') || source.slice(0, 2).includes('\0'))
    return 'The file is UTF-16, which PowerShell and the choice "Unicode" of Windows write. Save it as UTF-8.'
  // The widget could parse such a file but would refuse it: the hash in the file's name does not match a text with a
  // byte-order mark.
  return source.startsWith('\uFEFF')
    ? 'The file begins with a byte-order mark. Save it as UTF-8 without one.'
    : undefined
}
