/** Ids of requirements, decisions, questions, invariants, threats and faults: `P2P-15`, `D-02`, `I11`, `C40`. */
const ID = /\b(?:[A-Z][A-Z0-9]*-\d+|[A-Z]\d+)\b/g

/**
 * A small subset of `titles` that still names every id which `others` don't name, with at least one test per file.
 * Titles are full names, "file › describe › title"; the result keeps their order. Greedy: repeatedly takes the test that
 * names the most missing ids, the first one on a tie.
 */
export function fewestTitles(titles, others = []) {
  const missing = new Set(titles.flatMap(idsOf))
  for (const id of others.flatMap(idsOf)) missing.delete(id)
  const chosen = new Set()
  while (missing.size > 0) {
    const newIn = (title) => idsOf(title).filter((id) => missing.has(id)).length
    const best = titles.reduce((most, title) => (newIn(title) > newIn(most) ? title : most))
    chosen.add(best)
    for (const id of idsOf(best)) missing.delete(id)
  }
  const files = new Set([...chosen].map(fileOf))
  for (const title of titles) {
    if (files.has(fileOf(title))) continue
    chosen.add(title)
    files.add(fileOf(title))
  }
  return titles.filter((title) => chosen.has(title))
}

const fileOf = (title) => title.slice(0, title.indexOf(' › '))
const idsOf = (title) => [...new Set(title.match(ID))]
