/** The first words when nothing was checked. */
export const NOT_CHECKED = 'not checked'

/** The exit code of `npm run advisories` if there is a known vulnerability; any other but 0 is a crash. */
export const FOUND = 3

/** What the output of `npm audit --json` means. `problem`: why npm could not run. */
export function advisoriesIn(output, problem) {
  const report = parsed(output)
  const counts = report?.metadata?.vulnerabilities
  // Only a report has the counts. An answer such as "405 Method Not Allowed" of a mirror has a message instead.
  if (counts === undefined) {
    const reason = problem ?? report?.message ?? report?.error?.summary ?? 'npm audit gave no report'
    return { text: `${NOT_CHECKED}: ${String(reason).split('\n')[0]}`, isFailure: false }
  }
  const found = Object.values(report.vulnerabilities ?? {}).map(
    ({ name, severity, range, via = [] }) => `${severity}: ${name} ${range}: ${titlesOf(via)}`,
  )
  if (found.length === 0 && counts.total === 0) return { text: 'no known vulnerabilities', isFailure: false }
  return { text: [`${counts.total} packages with known vulnerabilities`, ...found].join('\n'), isFailure: true }
}

/** `via` has the advisories of the package, and the names of packages on which it depends. */
const titlesOf = (via) =>
  via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`)).join('; ')

function parsed(output) {
  try {
    return JSON.parse(output)
  } catch {
    return undefined
  }
}
