/** The text without the queries and fragments of its URLs, which may identify a player or give access. */
export const withoutQueries = (text: string): string => text.replace(/(\/\/[^\s"?#]*)[?#][^\s"]*/g, '$1?…')
