import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { AudienceOption } from '../../ops/publish/audienceOf.ts'
import { AUDIENCE_FIELDS } from './AUDIENCE_FIELDS.ts'
import type { PublishProps } from './PublishProps.ts'

const OPTIONS = Object.keys(AUDIENCE_FIELDS) as readonly AudienceOption[]

/** The players who get the documents: all, or those of the options of `pack`. */
export const AudienceForm = observer(({ publishing, store }: PublishProps) => {
  const name = useId()
  const choose = (isForAll: boolean) => {
    store.chooseAll(isForAll)
    void publishing.compare()
  }
  return (
    <fieldset className="audience">
      <legend>For whom</legend>
      {[true, false].map((isForAll) => (
        <label key={String(isForAll)} className="check">
          <input type="radio" name={name} checked={store.isForAll === isForAll} onChange={() => choose(isForAll)} />
          {isForAll ? 'All players' : 'A part of the players'}
        </label>
      ))}
      {!store.isForAll && (
        <div className="options">
          {OPTIONS.map((option) => (
            <Option key={option} option={option} store={store} publishing={publishing} />
          ))}
        </div>
      )}
    </fieldset>
  )
})

const Option = observer(({ option, publishing, store }: PublishProps & { readonly option: AudienceOption }) => {
  const { hint, label } = AUDIENCE_FIELDS[option]
  const described = useId()
  return (
    <div>
      <label>
        {label}
        <input
          value={store.options.get(option) ?? ''}
          inputMode={option === 'percent' ? 'decimal' : 'text'}
          aria-describedby={described}
          autoComplete="off"
          onChange={({ target }) => {
            store.setOption(option, target.value)
            void publishing.compare()
          }}
        />
      </label>
      <small id={described}>{hint}</small>
    </div>
  )
})
