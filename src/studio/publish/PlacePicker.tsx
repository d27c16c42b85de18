import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { PublishProps } from './PublishProps.ts'
import { canWriteFolders, copyOf, newCopy, pickFolder, urlPlace } from './PublishTarget.ts'

/** Where the layouts are published: a folder, or an address to compare with. */
export const PlacePicker = observer(({ publishing, store }: PublishProps) => {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [url, setUrl] = useState('')

  function openUrl(event: FormEvent): void {
    event.preventDefault()
    void publishing.open(() => urlPlace(url))
  }

  return (
    <section>
      <p className="quietText">
        The published layouts are the folder that your server serves as <code>static/layouts/</code>.
        {canWriteFolders()
          ? ' An empty folder begins a new one.'
          : ' This browser can’t write into a folder: publishing gives you the whole folder as a zip archive.'}
      </p>
      <div className="places">
        {canWriteFolders() ? (
          <button type="button" onClick={() => void publishing.open(pickFolder)}>
            Open the published folder …
          </button>
        ) : (
          <>
            <button type="button" onClick={() => input.current?.click()}>
              Open the published folder …
            </button>
            <button type="button" onClick={() => void publishing.open(newCopy)}>
              Begin a new one
            </button>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="A published folder"
          // A folder, not a file: React has no type for it.
          {...({ webkitdirectory: '' } as object)}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            target.value = ''
            if (chosen.length > 0) void publishing.open(() => copyOf(chosen))
          }}
        />
        <form onSubmit={openUrl}>
          <label>
            Address
            <input
              type="url"
              required
              placeholder="https://pay.example/paywidget/static/layouts/"
              aria-describedby={hint}
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          </label>
          <button type="submit">Compare</button>
        </form>
      </div>
      <p id={hint} className="quietText">
        An address can be compared with, and not written.
      </p>
      {store.place !== undefined && (
        <p>
          Open: <b>{store.place.files.place}</b>
        </p>
      )}
    </section>
  )
})
