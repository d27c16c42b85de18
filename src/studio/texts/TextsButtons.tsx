import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { download } from '../folder/download.ts'
import type { StudioStore } from '../StudioStore.ts'
import { decodeCsv } from './csv.ts'
import { exportTexts, importTexts } from './textsCsv.ts'

interface TextsButtonsProps {
  readonly store: StudioStore
  /** Reports the result of an import. */
  readonly onResult: (text: string) => void
}

/** Exports the texts of the folder as CSV for a translator, and imports them again. */
export const TextsButtons = observer(({ onResult, store }: TextsButtonsProps) => {
  const input = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return
    try {
      const { changes, files, unknownRows } = importTexts(store.folder.files, decodeCsv(await file.arrayBuffer()))
      store.writeFiles(files)
      onResult(`${changes} ${changes === 1 ? 'text was' : 'texts were'} changed.${lostWords(unknownRows)}`)
    } catch (error) {
      onResult((error as Error).message)
    }
  }

  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => download(`${store.name}.csv`, 'text/csv', exportTexts(store.folder.files))}
      >
        Export texts
      </button>
      <button type="button" className="quiet" onClick={() => input.current?.click()}>
        Import texts …
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="Texts as CSV"
        onChange={({ target }) => {
          void read(target.files?.[0])
          // The same file can be imported again.
          target.value = ''
        }}
      />
    </>
  )
})

/** Names the rows that were not taken. */
function lostWords(rows: readonly string[]): string {
  if (rows.length === 0) return ''
  const count = rows.length === 1 ? 'One row was left out' : `${rows.length} rows were left out`
  return ` ${count}, because the folder has no text with this English any more, or several of them: ${rows.join(', ')}. Enter these translations in the table of texts.`
}
