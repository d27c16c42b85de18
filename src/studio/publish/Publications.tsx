import { observer } from 'mobx-react-lite'
import { timeText } from './Difference.tsx'
import type { PublishProps } from './PublishProps.ts'

/** The former publications, and the way back to them. */
export const Publications = observer(({ publishing, store }: PublishProps) => {
  const { comparison, place, rollback } = store
  const { history = [], live } = comparison ?? {}
  if (history.length === 0) return null
  const canWrite = place?.kind !== 'url'
  return (
    <section>
      <h3>Publications</h3>
      <ul className="publications">
        {history.toReversed().map(({ at, number, what }) => (
          <li key={number}>
            <span>
              <b>{number}</b> {timeText(at)}: {what}
            </span>
            {number === live?.number ? (
              <em>live</em>
            ) : (
              canWrite && (
                <button
                  type="button"
                  className="quiet"
                  disabled={store.busy !== ''}
                  onClick={() => void publishing.planRollback(number)}
                >
                  Bring {number} back …
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {rollback !== undefined && <Confirmation store={store} publishing={publishing} />}
    </section>
  )
})

const Confirmation = observer(({ publishing, store }: PublishProps) => {
  const { rollback } = store
  if (rollback === undefined) return null
  const { isSame, name, next } = rollback
  return (
    <section className="confirmation" aria-label={`Bring ${name} back`}>
      {isSame ? (
        <p>Nothing to change: what is live is as it was in {name}.</p>
      ) : (
        <>
          <p>This changes for all methods:</p>
          <ul className="lines">
            {next.changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button
            type="button"
            className="primary"
            disabled={store.busy !== ''}
            onClick={() => void publishing.rollBack()}
          >
            Make it live again
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={() => store.setRollback(undefined)}>
        Cancel
      </button>
    </section>
  )
})
