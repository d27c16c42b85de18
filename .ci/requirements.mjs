// Reports which requirements have a test: node .ci/requirements.mjs. A row of tests/spec/requirements.tsv counts as
// tested when its id is in the title of an it() or test(); a describe() or a comment does not count.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rows = readFileSync('tests/spec/requirements.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const titled = new Set(testFiles('tests').flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap(idsIn)))

const areaOf = (id) => id.slice(0, id.lastIndexOf('-'))
const areas = new Map(rows.map(([id]) => [areaOf(id), rows.filter(([other]) => areaOf(other) === areaOf(id))]))
for (const [area, of] of areas) {
  const missing = of.map(([id]) => id).filter((id) => !titled.has(id))
  const rest = missing.length === 0 ? '' : `  without a test: ${missing.join(' ')}`
  console.log(`${area.padEnd(8)}${of.length - missing.length}/${of.length}${rest}`)
}
const known = new Set(rows.map(([id]) => id))
const strays = [...titled].filter((id) => !known.has(id) && areas.has(areaOf(id)))
if (strays.length > 0) console.log(`in titles, but not in the table: ${strays.join(' ')}`)
console.log(`total   ${[...known].filter((id) => titled.has(id)).length}/${rows.length}`)

function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function idsIn(title) {
  return title.match(/\b[A-Z][A-Z0-9]*-\d+\b/g) ?? []
}

/** The titles of it() and test(), variants like .each and .skipIf included. Tests that never run are left out. */
function titlesIn(source) {
  const text = withoutComments(source)
  return [...text.matchAll(/(?<![.\w])(?:it|test)((?:\.\w+)*)\s*(?=[(`<])/g)].flatMap((call) => {
    const members = call[1]
    if (/\.(?:skip|todo|fixme|step|use|beforeEach|afterEach|beforeAll|afterAll)\b/.test(members)) return []
    return titleAt(text, call.index + call[0].length, /\.(?:each|for|skipIf|runIf)\b/.test(members))
  })
}

function titleAt(text, start, isCurried) {
  let at = text[start] === '<' ? text.indexOf('(', start) : start
  let table = ''
  if (isCurried) {
    const end = text[at] === '`' ? endOfQuote(text, at) : endOfBrackets(text, at)
    table = tableOf(text, text.slice(at, end))
    at = text.indexOf('(', end)
  }
  const open = /[^\s(]/g
  open.lastIndex = at
  const quote = open.exec(text)
  if (quote === null || !`'"\``.includes(quote[0])) return []
  const title = text.slice(quote.index + 1, endOfQuote(text, quote.index) - 1)
  // A title whose id comes from a row of its table: `it.each([['CAT-04', …]])('%s …')`.
  return /^(?:%s|\$)/.test(title) ? [title, ...(table.match(/(?<=['"`])[A-Z][A-Z0-9]*-\d+/g) ?? [])] : [title]
}

/** The source of the rows of an .each, whether they are written in place or in a constant. */
function tableOf(text, given) {
  const name = /^\((\w+)\)$/.exec(given.trim())?.[1]
  const start = name === undefined ? -1 : text.search(new RegExp(`const ${name}\\b`))
  const open = start < 0 ? -1 : text.indexOf('[', text.indexOf('=', start))
  return open < 0 ? given : text.slice(open, text.indexOf('\n]', open))
}

function endOfQuote(text, start) {
  let at = start + 1
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfBrackets(text, start) {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (`'"\``.includes(text[at])) at = endOfQuote(text, at) - 1
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  return text.length
}

/** Skips string literals, so that the "//" of a URL does not count as a comment. */
function withoutComments(source) {
  return source.replace(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (part) => (part.startsWith('/') ? ' ' : part),
  )
}
