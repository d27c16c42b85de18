import { observer } from 'mobx-react-lite'
import { OPTIONS } from '../../../mocks/hostPage/options.ts'
import type { StudioStore, Width } from '../StudioStore.ts'
import { type PreviewState, STATES, type StateName } from './STATES.ts'

const WIDTHS: Readonly<Record<Width, string>> = { narrow: '320', phone: '390', wide: '720', all: 'All three' }

/** State, language, theme, direction and width of the preview. */
export const LookControls = observer(({ store }: { readonly store: StudioStore }) => {
  const { look } = store
  return (
    <div className="look">
      <label>
        State
        <select value={look.state} onChange={({ target }) => store.choose({ state: target.value as StateName })}>
          {Object.entries<PreviewState>(STATES).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select value={look.lang} onChange={({ target }) => store.choose({ lang: target.value })}>
          {OPTIONS.lang?.map(({ text, value }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        Width
        <select value={look.width} onChange={({ target }) => store.choose({ width: target.value as Width })}>
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
          onChange={({ target }) => store.choose({ theme: target.checked ? 'dark' : 'light' })}
        />
        Dark
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={look.isMirrored}
          onChange={({ target }) => store.choose({ isMirrored: target.checked })}
        />
        Other direction
      </label>
    </div>
  )
})
