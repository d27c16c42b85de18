import { observer } from 'mobx-react-lite'
import { type ReactNode, useRef, useState } from 'react'
import type { MethodFiles } from '../../fixtures/readMethodFolder.ts'
import type { CheckAnswer } from './check/CheckMessage.ts'
import { download } from './folder/download.ts'
import { openFolder } from './folder/openFolder.ts'
import { zipFolder } from './folder/zipFolder.ts'
import { PublishButton } from './publish/PublishButton.tsx'
import type { StudioStore } from './StudioStore.ts'
import { TextsButtons } from './texts/TextsButtons.tsx'

export interface StudioProps {
  readonly store: StudioStore
  /** Checks a folder now. */
  readonly check: (folder: MethodFiles) => Promise<CheckAnswer['findings']>
  /** The choice of the page. */
  readonly children?: ReactNode
}

/** The choice of the folder, and what can be done with it. */
export const TopBar = observer(({ check, children, store }: StudioProps) => {
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function open(list: FileList | null): void {
    openFolder([...(list ?? [])]).then(
      (folder) => {
        setProblem('')
        if (mayReplace(folder)) store.add(folder)
      },
      (error: Error) => setProblem(error.message),
    )
  }

  /** Asks if unsaved edits would be lost. */
  function mayReplace(folder: MethodFiles): boolean {
    const lost = store.lostBy(folder)
    return (
      lost.length === 0 ||
      confirm(
        `“${folder.name}” is open already, and its changes in ${lost.join(', ')} were neither downloaded nor published. If you open the folder again, these changes are lost. Open it?`,
      )
    )
  }

  function save(): void {
    download(`${store.name}.zip`, 'application/zip', zipFolder(store.folder))
    store.setSaved(store.name, store.folder.files)
  }

  return (
    <header className="top">
      <span className="mark" aria-hidden="true">
        P
      </span>
      <h1>Studio</h1>
      <label className="method">
        Method
        <select value={store.name} onChange={({ target }) => store.open(target.value)}>
          {store.folders.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {children}
      <button type="button" className="quiet" onClick={() => input.current?.click()}>
        Open a folder …
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A method’s folder"
        // A folder, not a file: React has no type for it.
        {...({ webkitdirectory: '' } as object)}
        onChange={({ target }) => {
          open(target.files)
          // The same folder can be opened again.
          target.value = ''
        }}
      />
      <button type="button" className="quiet" onClick={save}>
        Download
      </button>
      <TextsButtons store={store} onResult={setProblem} />
      <PublishButton store={store} check={check} />
      {import.meta.env.DEV && <a href="/demo/">Demo</a>}
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </header>
  )
})
