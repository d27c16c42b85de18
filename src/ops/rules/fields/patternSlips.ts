/** What was probably meant by a regular expression that can't be right: one that was copied from a program. */
export function patternSlip(source: string): string | undefined {
  if (/^\/.*\/[dgimsuvy]*$/s.test(source))
    return 'it stands between slashes, as in a program: remove the slashes, which are no part of the expression'
  if (/\\\\[dDwWsSb.](?!\\)/.test(source))
    return 'it is escaped twice, so that it asks for a backslash: in JSON write "\\\\d" for a digit, with two backslashes and not four'
  if (/\\[AzZ]/.test(source)) return 'write "^" for the beginning and "$" for the end, and not "\\A" and "\\Z"'
  return /^\(\?[a-z]+\)/.test(source) ? 'remove the flags at its beginning, and name both cases: "[A-Za-z]"' : undefined
}
