import { useState } from 'react'
import type { OwnControlProps } from './OwnControlProps.ts'
import { suggestionsFor } from './suggestionsFor.ts'

/** One of a few words. */
export function ChoiceControl({ describedBy, form, id, isRequired, pointer, schema, value }: OwnControlProps) {
  const options = [...new Set([...(schema.enum ?? []), ...(value === undefined ? [] : [value])])]
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={value === undefined ? '' : JSON.stringify(value)}
      onChange={({ target }) =>
        target.value === '' ? form.remove(pointer) : form.set(pointer, JSON.parse(target.value))
      }
    >
      {(!isRequired || value === undefined) && <option value="">Not set</option>}
      {options.map((option) => (
        <option key={JSON.stringify(option)} value={JSON.stringify(option)}>
          {String(option ?? 'none')}
        </option>
      ))}
    </select>
  )
}

/** A checkbox. An unset value looks unchecked, so there is no button to clear it. */
export const FlagControl = ({ describedBy, form, id, pointer, value }: OwnControlProps) => (
  <input
    id={id}
    type="checkbox"
    aria-describedby={describedBy}
    checked={value === true}
    onChange={({ target }) => form.set(pointer, target.checked)}
  />
)

/** A number. While it is typed, it need not be one. */
export function NumberControl({ describedBy, form, id, pointer, schema, value }: OwnControlProps) {
  const [draft, setDraft] = useState<string>()
  const isWhole = [schema.type].flat().includes('integer')
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      value={draft ?? String(value ?? '')}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value === '') form.remove(pointer)
        else if (/^-?\d+(\.\d+)?$/.test(target.value)) form.set(pointer, Number(target.value))
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}

/** A line of text: a name, a path, a condition. */
export function LineControl({ describedBy, form, id, isRequired, pointer, schema, value }: OwnControlProps) {
  const words = suggestionsFor(form, schema, pointer)
  return (
    <>
      <input
        id={id}
        aria-describedby={describedBy}
        list={words.length > 0 ? `${id}words` : undefined}
        className={schema['x-slot'] !== undefined || schema.pattern !== undefined ? 'code' : undefined}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        value={String(value ?? '')}
        onChange={({ target }) =>
          target.value === '' && !isRequired ? form.remove(pointer) : form.set(pointer, target.value)
        }
      />
      {words.length > 0 && (
        <datalist id={`${id}words`}>
          {words.map(({ detail, label }) => (
            <option key={label} value={label}>
              {detail}
            </option>
          ))}
        </datalist>
      )}
    </>
  )
}
