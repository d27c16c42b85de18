import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { describePlace } from '../../ops/document/describePlace.ts'
import { readJson } from '../../ops/json/readJson.ts'
import { languageName } from '../form/controls/languageName.ts'
import type { StudioStore } from '../StudioStore.ts'
import { removeValue, setValue } from '../source/editJson.ts'
import { below } from '../source/Pointer.ts'
import { findingsOf, isGap } from './gaps.ts'
import type { TextRow } from './textsIn.ts'

interface TextsRowProps {
  readonly row: TextRow
  readonly languages: readonly string[]
  readonly store: StudioStore
}

/** A text in its languages, each edited in place. */
export const TextsRow = observer(({ languages, row, store }: TextsRowProps) => {
  const { file, pointer, texts } = row
  const id = useId()
  const source = store.folder.files[file] ?? ''
  const findings = findingsOf(row, source, store.findings[file] ?? [])
  const where = pointer === '/text' && file === 'method.json' ? 'name of the method' : placeOf(source, pointer)

  function edit(language: string, text: string): void {
    const at = below(pointer, language)
    // English must be there: the other languages fall back to it.
    store.write(file, text === '' && language !== 'en' ? removeValue(source, at) : setValue(source, at, text))
  }

  return (
    <tr>
      <th scope="row">
        <code>{file.replace('layouts/', '')}</code>
        <span>{where}</span>
      </th>
      {languages.map((language) => {
        const notes = findings.get(language) ?? []
        return (
          <td key={language} data-gap={isGap(row, language) || undefined}>
            <textarea
              rows={1}
              lang={language.replaceAll('_', '-')}
              dir="auto"
              aria-label={`${languageName(language)}, ${where} of ${file}`}
              aria-describedby={notes.length > 0 ? `${id}${language}` : undefined}
              placeholder={isGap(row, language) ? 'Missing' : undefined}
              value={texts[language] ?? ''}
              onChange={({ target }) => edit(language, target.value)}
            />
            {notes.length > 0 && (
              <ul className="notes" id={`${id}${language}`}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </td>
        )
      })}
    </tr>
  )
})

function placeOf(source: string, pointer: string): string {
  try {
    return describePlace(readJson(source).value, pointer)
  } catch {
    return pointer
  }
}
