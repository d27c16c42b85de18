import { readFileSync } from 'node:fs'

/** The embedding page of the README, unchanged except for the player's token, which is filled in. */
export function readmeSnippet(token: string): string {
  const [, snippet] = /## To embed it[\s\S]*?```html\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  if (snippet === undefined) throw new Error('README.md has no page under "To embed it".')
  const filled = snippet.replace("const token = '…'", `const token = '${token}'`)
  if (filled === snippet) throw new Error("The README's page has no \"const token = '…'\" to fill in.")
  return `<!doctype html><html lang="en"><head><title>Host</title></head><body>${filled}</body></html>`
}
