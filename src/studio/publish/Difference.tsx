import type { Comparison } from './PublishStore.ts'

/** How the open folder differs from what is live, in words. */
export function Difference({ comparison }: { readonly comparison: Comparison }) {
  const { differences, isEmpty, live } = comparison
  if (differences === undefined) return null
  const { lines, rollouts } = differences
  return (
    <section>
      <h3>Differences from what is live</h3>
      {isEmpty && <p>Nothing is published there yet: players get the built-in screens.</p>}
      {live !== undefined && (
        <p className="quietText">
          Publication {live.number} is live, since {timeText(live.at)}.
        </p>
      )}
      {lines.length === 0 ? (
        <p>What is live is the same.</p>
      ) : (
        <ul className="lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {rollouts.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

export const timeText = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
