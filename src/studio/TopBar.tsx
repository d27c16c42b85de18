import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { download } from './folder/download.ts'
import { openFolder } from './folder/openFolder.ts'
import { zipFolder } from './folder/zipFolder.ts'
import type { StudioStore } from './StudioStore.ts'
import { TextsButtons } from './texts/TextsButtons.tsx'

/** The choice of the folder. */
export const TopBar = observer(({ store }: { readonly store: StudioStore }) => {
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function open(list: FileList | null): void {
    openFolder([...(list ?? [])]).then(
      (folder) => {
        setProblem('')
        store.add(folder)
      },
      (error: Error) => setProblem(error.message),
    )
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
        onChange={({ target }) => open(target.files)}
      />
      <button
        type="button"
        className="quiet"
        onClick={() => download(`${store.name}.zip`, 'application/zip', zipFolder(store.folder))}
      >
        Download
      </button>
      <TextsButtons store={store} onSay={setProblem} />
      <a href="/demo/">Demo</a>
      {problem !== '' && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </header>
  )
})
