/**
 * The text without the queries and fragments of its URLs, which may identify a player or give access. A host with
 * backslashes or parentheses is part of a regular expression and is kept.
 */
export const withoutQueries = (text: string): string =>
  text.replace(/(\/\/[^\s"?#/\\()]+(?:\/[^\s"?#]*)?)[?#][^\s"]*/g, '$1?…')
