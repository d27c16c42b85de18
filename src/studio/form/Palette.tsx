import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { groupBy } from '../groupBy.ts'
import { Prose } from './controls/Prose.tsx'
import type { FormStore } from './FormStore.ts'
import { foundIn, type PaletteEntry, paletteEntries } from './paletteEntries.ts'

interface PaletteProps {
  readonly form: FormStore
  readonly onClose: () => void
}

/** A dialog with all that may be inserted at the selected place. */
export const Palette = observer(({ form, onClose }: PaletteProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(0)
  const places = form.insertPlaces
  const place = places[chosen] ?? places[0]
  const [entries, setEntries] = useState<readonly PaletteEntry[]>()
  const found = foundIn(entries ?? [], search)

  // Dozens of entries are checked: the dialog is shown first.
  useEffect(() => {
    const { path } = form.studio
    const { root } = form.file
    const timer = setTimeout(() => setEntries(place === undefined ? [] : paletteEntries(path, root, place)))
    return () => clearTimeout(timer)
  }, [form, place])

  useEffect(() => dialog.current?.showModal(), [])

  function insert({ node }: PaletteEntry): void {
    dialog.current?.close()
    if (place !== undefined) form.insert(place, node)
  }

  return (
    <dialog ref={dialog} className="palette" aria-label="Insert a block or field" onClose={onClose}>
      <div className="paletteHead">
        <h2>Insert</h2>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <input
          type="search"
          aria-label="Search blocks and fields"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label>
          Where
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {places.map(({ words }, at) => (
              <option key={words} value={at}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p className="quietText" role="status">
          {wordsFor(entries, found.length)}
        </p>
      </div>
      <div className="paletteBody">
        {[...groupBy(found, ({ group }) => group)].map(([group, inGroup]) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <ul className="entries">
              {inGroup.map((entry) => (
                <li key={entry.title}>
                  <button type="button" onClick={() => insert(entry)}>
                    <b>{entry.title}</b>{' '}
                    <span className="entryText">
                      <Prose text={entry.description} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  )
})

function wordsFor(entries: readonly PaletteEntry[] | undefined, count: number): string {
  if (entries === undefined) return 'Looking for what may stand here …'
  return count === 0 ? 'Nothing that may stand here is called that.' : `${count} may stand here.`
}
