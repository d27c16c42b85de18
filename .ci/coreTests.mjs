/** Marks the browser tests that `npm test` runs without `--whole`. */
export const CORE = '@core'

/** The id of a requirement, decision, question, invariant, threat or fault: `P2P-15`, `D-02`, `I11`, `C40`. */
const ID = /\b(?:[A-Z][A-Z0-9]*-\d+|[A-Z]\d+)\b/g

/**
 * Lists the gaps of the default run: ids named only by browser tests without the core tag, and spec files without a
 * core test. `tests` are the browser tests, each with its title "file › describe › title"; `others` are the titles of
 * the unit and contract tests.
 */
export function missedByCore(tests, others) {
  const core = tests.filter(({ isCore }) => isCore).map(({ title }) => title)
  const covered = new Set([...core, ...others].flatMap(idsOf))
  const coveredFiles = new Set(core.map(fileOf))
  const titles = tests.map(({ title }) => title)
  return {
    ids: [...new Set(titles.flatMap(idsOf))].filter((id) => !covered.has(id)).sort(),
    files: [...new Set(titles.map(fileOf))].filter((file) => !coveredFiles.has(file)).sort(),
  }
}

const fileOf = (title) => title.slice(0, title.indexOf(' › '))
const idsOf = (title) => title.match(ID) ?? []
