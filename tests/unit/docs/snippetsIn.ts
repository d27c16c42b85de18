import { readFileSync } from 'node:fs'

/** A block of code in a Markdown file. */
export interface Snippet {
  readonly file: string
  /** The line of its first line of code. */
  readonly line: number
  /** The language after the fence; empty for output of a command. */
  readonly language: string
  /** The text after the language: the file that contains this code. */
  readonly title: string
  readonly text: string
}

/** The fenced blocks of a Markdown file. A block in a list is indented, and so are its fences. */
export function snippetsIn(file: string): Snippet[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/^( *)```(\w*) *(.*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', language = '', title = '', code = ''] = match
    const line = text.slice(0, match.index).split('\n').length + 1
    return { file, line, language, title, text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }
  })
}

/** The scripts of a page or of a component. */
export const scriptsIn = (markup: string): string[] =>
  [...markup.matchAll(/<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>\n?([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )

/** The data blocks of a page: JSON by element id. */
export const dataBlocksIn = (markup: string): (readonly [id: string, json: string])[] =>
  [...markup.matchAll(/<script type="application\/json" id="([\w-]+)">([\s\S]*?)<\/script>/g)].map(
    ([, id = '', json = '']) => [id, json],
  )
