import { existsSync, readFileSync } from 'node:fs'

const titles = new Map<string, readonly string[]>()

/**
 * The tests that a table cell names, as "`file` title", separated by `<br>` or a comma, but that are not in the file. A part of
 * the title is enough; a template literal counts as it is written, with its `${…}`.
 */
export function missingTests(cell: string): readonly string[] {
  return cell.split(/<br>|, (?=`tests\/)/).filter((one) => {
    const [, file = '', title = ''] = /^`([\w/.]+)` (.+)$/.exec(one) ?? []
    return title === '' || !titlesIn(file).some((text) => text.includes(title))
  })
}

/** The rows of all tables of a Markdown file whose first cell matches, as their cells. */
export function tableRows(file: string, first: RegExp): readonly (readonly string[])[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([id = '']) => first.test(id))
}

/** The titles of the tests and groups of a file. Tests that are left out by `.skip`, `.todo` or `.fixme` do not count. */
function titlesIn(file: string): readonly string[] {
  const known = titles.get(file)
  if (known !== undefined) return known
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const calls = /(?:\b(?:test|it|describe)((?:\.\w+)*)|\))\(\s*(['"`])((?:\\.|(?!\2).)*)\2/g
  const found = [...source.matchAll(calls)]
    .filter(([, members = '']) => !/\.(?:skip|todo|fixme|step)\b/.test(members))
    .map(([, , , title = '']) => title)
  titles.set(file, found)
  return found
}
