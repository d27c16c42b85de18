/** `**bold**`, `__bold__` and `[a link](https://…)`. */
const MARKDOWN = /\*\*[^\s*][^*\n]*\*\*|(?<!\w)__[^\s_][^_\n]*__(?!\w)|\[[^\]\n]+\]\([^)\s]+\)/
/** Only capitals: "todo" is a Spanish word. */
const REMINDER = /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}_])|lorem ipsum/iu
const ESCAPED = /\\[nrt"]/

/**
 * Why a text contains something that players should not see: markup, an escape sequence or a reminder left over from
 * another program or a draft.
 */
export function copiedWords(words: string): string | undefined {
  const markdown = MARKDOWN.exec(words)?.[0]
  if (markdown !== undefined)
    return `players would read "${markdown}", because texts are shown as they are, without Markdown: remove the signs. For a link, use "linkOut"`
  const reminder = REMINDER.exec(words)?.[0]
  if (reminder !== undefined && (/^lorem/i.test(reminder) || reminder === reminder.toUpperCase()))
    return `players would read "${reminder}", which looks like a draft: write the text`
  const escaped = ESCAPED.exec(words)?.[0]
  return escaped === undefined
    ? undefined
    : `players would read "${escaped}": one backslash is enough in JSON. For a new line, use several nodes`
}
