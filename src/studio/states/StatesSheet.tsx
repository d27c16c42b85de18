import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { OPTIONS } from '../../../mocks/hostPage/options.ts'
import { STATES, type StateName } from '../preview/STATES.ts'
import type { Look, StudioStore } from '../StudioStore.ts'
import { type SheetLook, StateFrame } from './StateFrame.tsx'

/** How many widgets start at the same time. Two of them share the storage of the browser, and slow down each other’s story. */
const AT_ONCE = 1

const WIDTHS: Readonly<Record<SheetLook['width'], string>> = { narrow: '320', phone: '390', wide: '720' }
const NAMES = Object.keys(STATES) as StateName[]

/** All states of the method on one page, for whoever translates or approves it. Each is drawn once, one after the other. */
export const StatesSheet = observer(({ store }: { readonly store: StudioStore }) => {
  const { lang, theme } = store.look
  const [look, setLook] = useState<SheetLook>({ lang, theme, width: 'phone' })
  const [settled, setSettled] = useState(0)
  const choose = (change: Partial<Pick<Look, 'lang' | 'theme'> & Pick<SheetLook, 'width'>>) =>
    setLook({ ...look, ...change })
  return (
    <section className="states" aria-label="All states">
      <div className="statesBar">
        <h2>All states of {store.name}</h2>
        <label>
          Language
          <select value={look.lang} onChange={({ target }) => choose({ lang: target.value })}>
            {OPTIONS.lang?.map(({ text, value }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <label>
          Width
          <select value={look.width} onChange={({ target }) => choose({ width: target.value as SheetLook['width'] })}>
            {Object.entries(WIDTHS).map(([width, words]) => (
              <option key={width} value={width}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={look.theme === 'dark'}
            onChange={({ target }) => choose({ theme: target.checked ? 'dark' : 'light' })}
          />
          Dark
        </label>
        <button type="button" disabled={settled < NAMES.length} onClick={() => window.print()}>
          Print or save as PDF
        </button>
        <p className="quietText" role="status">
          {settled < NAMES.length ? `${settled} of ${NAMES.length} states are drawn …` : 'All states are drawn.'}
        </p>
      </div>
      <div className="sheet" data-width={look.width}>
        {NAMES.slice(0, settled + AT_ONCE).map((state, at) => (
          <StateFrame
            key={state}
            state={state}
            folder={store.accepted}
            look={look}
            number={at + 1}
            onSettled={() => setSettled((count) => count + 1)}
          />
        ))}
      </div>
    </section>
  )
})
