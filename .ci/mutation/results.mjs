import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { withProofs } from '../proofsPage.mjs'

const RESULTS = 'tests/spec/mutation.json'
const PROOFS = 'tests/spec/proofs.json'
const PAGE = 'tests/spec/proofs.md'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Identifies the content that a result is for: the start of the file's hash. */
export const codeOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)

/**
 * Whether there is a result for the file's current content. Tests are not compared: after a change of tests `--again`
 * brings the result up to date.
 */
export function isTried(file) {
  return read(RESULTS)[file]?.code === codeOf(file)
}

/** Stores how many mutants of a file were noticed; `code` identifies its content when they were made. */
export function record(file, mutants, code = codeOf(file)) {
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const result = {
    code,
    noticed: count('Killed', 'Timeout'),
    // A mutant without a result counts as one that was not noticed.
    survived: count('Survived', 'RuntimeError'),
    unreached: count('NoCoverage'),
    date: new Date().toISOString().slice(0, 10),
  }
  const all = Object.entries({ ...read(RESULTS), [file]: result }).filter(([name]) => existsSync(name))
  writeFileSync(RESULTS, `${JSON.stringify(Object.fromEntries(all.toSorted()), null, 2)}\n`)
  return result
}

/** Writes the figure of a folder, from those of its files that have a result for their current content. */
export function summarize(folder, files) {
  const tried = files.filter(isTried).map((file) => read(RESULTS)[file])
  const sum = (key) => tried.reduce((total, one) => total + one[key], 0)
  const [noticed, survived, unreached] = [sum('noticed'), sum('survived'), sum('unreached')]
  const total = noticed + survived + unreached
  const rest = tried.length < files.length ? `; not complete: ${tried.length} of ${files.length} files` : ''
  const figure = `${((noticed / total) * 100).toFixed(1)} %: of ${inWords(total)} mutants ${inWords(noticed)} were noticed, ${survived} not, ${unreached} are in code that none of the tests runs${rest}`
  const date = tried
    .map((one) => one.date)
    .toSorted()
    .at(-1)
  const name = `mutation-${folder}`
  const proofs = read(PROOFS).map((proof) => (proof.name === name && total > 0 ? { ...proof, figure, date } : proof))
  writeFileSync(PROOFS, `${JSON.stringify(proofs, null, 2)}\n`)
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', PROOFS])
  writeFileSync(PAGE, withProofs(readFileSync(PAGE, 'utf8'), proofs))
  return figure
}

const inWords = (count) => count.toLocaleString('en')
