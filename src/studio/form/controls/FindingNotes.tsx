import type { PlacedFinding } from '../../../ops/checkFile.ts'
import { isWarning } from '../../../ops/Finding.ts'

interface FindingNotesProps {
  readonly findings: readonly PlacedFinding[] | undefined
  readonly id?: string
}

/** The findings about a value, at the value. */
export function FindingNotes({ findings = [], id }: FindingNotesProps) {
  if (findings.length === 0) return null
  return (
    <ul className="notes" id={id}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.message}`} data-tone={isWarning(finding) ? 'warn' : 'bad'}>
          {finding.message}
        </li>
      ))}
    </ul>
  )
}
