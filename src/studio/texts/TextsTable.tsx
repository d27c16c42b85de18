import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OPTIONS } from '../../../mocks/hostPage/options.ts'
import { languageName } from '../form/controls/languageName.ts'
import type { StudioStore } from '../StudioStore.ts'
import { gapsIn, shownRows } from './gaps.ts'
import { TextsRow } from './TextsRow.tsx'
import { languagesOf, type TextRow, textsIn } from './textsIn.ts'

/** All texts of the folder by language, with their gaps. */
export const TextsTable = observer(({ store }: { readonly store: StudioStore }) => {
  const [added, setAdded] = useState<readonly string[]>([])
  const [language, setLanguage] = useState('')
  // A row that was a gap stays while its gap is filled.
  const [gaps, setGaps] = useState<ReadonlySet<string>>()
  const rows = textsIn(store.folder.files)
  const languages = [...new Set(['en', ...languagesOf(rows), ...added])]
  const missing = gapsIn(rows, languages)
  const columns = language === '' ? languages : ['en', language]
  const shown = gaps === undefined ? rows : rows.filter((row) => gaps.has(keyOf(row)))

  function filter(next: { readonly language?: string; readonly onlyGaps?: boolean }): void {
    const asked = { language, onlyGaps: gaps !== undefined, ...next }
    setLanguage(asked.language)
    setGaps(asked.onlyGaps ? new Set(shownRows(rows, languages, asked).map(keyOf)) : undefined)
  }

  return (
    <section className="texts" aria-label="Texts by language">
      <div className="textsBar">
        <h2>Texts</h2>
        <label>
          Language
          <select value={language} onChange={({ target }) => filter({ language: target.value })}>
            <option value="">All</option>
            {languages
              .filter((one) => one !== 'en')
              .map((one) => (
                <option key={one} value={one}>
                  {languageName(one)}
                </option>
              ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={gaps !== undefined}
            onChange={({ target }) => filter({ onlyGaps: target.checked })}
          />
          Only gaps
        </label>
        <label>
          Add
          <select value="" onChange={({ target }) => setAdded([...added, target.value])}>
            <option value="">a language …</option>
            {(OPTIONS.lang ?? [])
              .filter(({ value }) => !languages.includes(value))
              .map(({ text, value }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
          </select>
        </label>
        <p role="status" className="quietText">
          {summaryOf(rows.length, missing)}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll it as well, which axe asks for */}
      <section className="textsScroll" tabIndex={0} aria-label="Table of texts">
        <table>
          <thead>
            <tr>
              <th scope="col">Place</th>
              {columns.map((one) => (
                <th key={one} scope="col">
                  {languageName(one)}
                  <span className="missing" data-gap={missing.get(one) !== 0 || undefined}>
                    {missing.get(one) === 0 ? 'complete' : `${missing.get(one)} missing`}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TextsRow key={keyOf(row)} row={row} languages={columns} store={store} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && (
        <p className="nothing">
          {rows.length === 0 ? 'The folder has no texts of its own.' : 'No text lacks a language.'}
        </p>
      )}
    </section>
  )
})

const keyOf = ({ file, pointer }: TextRow): string => `${file} ${pointer}`

function summaryOf(count: number, missing: ReadonlyMap<string, number>): string {
  const gaps = [...missing]
    .filter(([, number]) => number > 0)
    .map(([language, number]) => `${language}: ${number} missing`)
  return `${count} ${count === 1 ? 'text' : 'texts'}. ${gaps.length === 0 ? 'Nothing is missing.' : `${gaps.join(', ')}.`}`
}
