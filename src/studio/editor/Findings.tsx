import type { PlacedFinding } from '../../ops/checkFile.ts'
import { isWarning } from '../../ops/Finding.ts'

interface FindingsProps {
  readonly findings: readonly PlacedFinding[] | undefined
  readonly onGo: (place: PlacedFinding['place']) => void
}

/** The findings of the open file; each leads to its place. */
export function Findings({ findings, onGo }: FindingsProps) {
  if (findings === undefined) return <p className="quiet findingsSum">Checking …</p>
  return (
    <div className="findings">
      <p className="findingsSum" role="status" data-tone={findings.length === 0 ? 'good' : 'warn'}>
        {findings.length === 0
          ? 'No mistakes in this file.'
          : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in this file`}
      </p>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)} data-tone={isWarning(finding) ? 'warn' : 'bad'}>
            <button type="button" onClick={() => onGo(finding.place)}>
              <code>
                {finding.place.line}:{finding.place.column}
              </code>
              <code>{finding.code}</code>
              <span>
                <b>{finding.where}:</b> {finding.message}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
