import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { AudienceForm } from './AudienceForm.tsx'
import { Difference } from './Difference.tsx'
import { COMPARING, PackPlanView } from './PackPlanView.tsx'
import { PlacePicker } from './PlacePicker.tsx'
import { Publications } from './Publications.tsx'
import type { PublishProps } from './PublishProps.ts'

/** Compares the open folder with what is published, publishes it, and brings former publications back. */
export const PublishDialog = observer(({ publishing, store }: PublishProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { comparison, place } = store

  useEffect(() => {
    if (store.isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [store.isOpen])

  return (
    <dialog ref={dialog} className="publish" aria-labelledby={title} onClose={() => store.show(false)}>
      <div className="publishTop">
        <h2 id={title}>Compare and publish</h2>
        <button type="button" className="quiet" onClick={() => store.show(false)}>
          Close
        </button>
      </div>
      <PlacePicker store={store} publishing={publishing} />
      <p className="publishStatus" role="status">
        {store.busy || store.done || (store.isComparing && comparison === undefined && COMPARING)}
      </p>
      {store.problem !== '' && (
        <p className="problem" role="alert">
          {store.problem}
        </p>
      )}
      {comparison !== undefined && (
        <>
          <Difference comparison={comparison} />
          {place?.kind !== 'url' && comparison.differences !== undefined && (
            <section>
              <h3>Publish</h3>
              <AudienceForm store={store} publishing={publishing} />
              <PackPlanView store={store} publishing={publishing} />
            </section>
          )}
          <Publications store={store} publishing={publishing} />
        </>
      )}
    </dialog>
  )
})
