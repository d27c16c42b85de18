import { useState } from 'react'
import type { MethodFiles } from '../../../fixtures/readMethodFolder.ts'
import type { CheckAnswer } from '../check/CheckMessage.ts'
import { download } from '../folder/download.ts'
import { zipFolder } from '../folder/zipFolder.ts'
import type { StudioStore } from '../StudioStore.ts'
import { createPublishing } from './createPublishing.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { PublishStore } from './PublishStore.ts'

interface PublishButtonProps {
  readonly store: StudioStore
  readonly check: (folder: MethodFiles) => Promise<CheckAnswer['findings']>
}

/** Opens the dialog that compares the folder with what is published. */
export function PublishButton({ check, store }: PublishButtonProps) {
  const [{ publish, publishing }] = useState(() => {
    const publish = new PublishStore(() => store.folder)
    const save = (name: string, files: Readonly<Record<string, string>>) =>
      download(`${name}.zip`, 'application/zip', zipFolder({ name, files }))
    return {
      publish,
      publishing: createPublishing({
        store: publish,
        check,
        save,
        onPublished: (name, files) => store.setSaved(name, files),
      }),
    }
  })
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          publish.setDone('')
          publish.setRollback(undefined)
          publish.show(true)
          // The folder may have been edited since, and the published one changed.
          void publishing.compare()
        }}
      >
        Publish …
      </button>
      <PublishDialog store={publish} publishing={publishing} />
    </>
  )
}
