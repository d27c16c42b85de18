import { observer } from 'mobx-react-lite'
import { STEP_WORDS } from '../../ops/publish/planPack.ts'
import { audienceName } from '../../ops/publish/Row.ts'
import type { PublishProps } from './PublishProps.ts'

export const COMPARING = 'Comparing …'

/** What publishing would do, and the button. Until a new plan is there, the former one keeps its place without the button. */
export const PackPlanView = observer(({ publishing, store }: PublishProps) => {
  const { comparison, isComparing, place } = store
  const { errors = 0, pack } = comparison ?? {}
  const isOutdated = store.pack === undefined
  const { problem } = store.audience
  if (problem !== undefined)
    return (
      <p className="problem" role="alert">
        {problem}
      </p>
    )
  if (errors > 0)
    return (
      <p className="problem" role="alert">
        Nothing can be published: correct the {errors === 1 ? 'error' : `${errors} errors`} in the folder first. They
        are below its files.
      </p>
    )
  if (pack === undefined) return isComparing ? <p>{COMPARING}</p> : null
  const { steps, documents, rollouts } = pack.plan
  const [rollout] = rollouts.filter(({ file }) => documents.has(file))
  const isSame = steps.every(({ kind }) => kind === 'same')
  if (steps.length === 0)
    return <p>There is nothing to publish: the folder has no documents of its own. The built-in screens are shown.</p>
  return (
    <div className="plan" aria-busy={isOutdated}>
      {pack.note !== undefined && <p>{pack.note}</p>}
      <ul className="steps">
        {steps.map(({ kind, name }) => (
          <li key={name} data-kind={kind}>
            <b>{STEP_WORDS[kind]}</b> {name}
          </li>
        ))}
      </ul>
      {rollout !== undefined && !store.isForAll && <p>Only for {audienceName(rollout)}.</p>}
      {pack.lost !== undefined && (
        <label className="check">
          <input
            type="checkbox"
            checked={store.mayRemove && !isOutdated}
            disabled={isOutdated}
            onChange={({ target }) => store.allowRemoval(target.checked)}
          />
          The folder of {pack.lost} has no documents any more: remove all its published ones.
        </label>
      )}
      {isSame && <p>Nothing to change: these documents are live already.</p>}
      <button
        type="button"
        className="primary"
        disabled={isSame || isOutdated || store.busy !== '' || !store.mayRemove}
        onClick={() => void publishing.publish()}
      >
        {isOutdated && isComparing ? COMPARING : place?.kind === 'copy' ? 'Publish and download' : 'Publish'}
      </button>
    </div>
  )
})
