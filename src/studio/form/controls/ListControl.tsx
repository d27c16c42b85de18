import { below } from '../../source/Pointer.ts'
import { firstValue } from '../controlKind.ts'
import { inWords } from '../titles.ts'
import { ClearButton } from './ClearButton.tsx'
import type { OwnControlProps } from './OwnControlProps.ts'

/** A list of objects: each with its own controls. */
export function ListControl({ control, form, label, pointer, schema, value }: OwnControlProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const example = schema.examples?.find(Array.isArray)?.[0]
  const move = (from: number, to: number) => form.moveInList(pointer, from, to)
  return (
    <>
      {items.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no names of their own
        <div className="entry" key={at}>
          <div className="entryButtons">
            <button
              type="button"
              className="quiet"
              aria-label={`Move entry ${at + 1} of ${label} up`}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={`Move entry ${at + 1} of ${label} down`}
              disabled={at === items.length - 1}
              onClick={() => move(at, at + 2)}
            >
              ↓
            </button>
            <ClearButton form={form} pointer={below(pointer, at)} label={`entry ${at + 1} of ${label}`} />
          </div>
          {control({
            pointer: below(pointer, at),
            schema: schema.items ?? {},
            isRequired: true,
            label: `Entry ${at + 1}`,
          })}
        </div>
      ))}
      <button
        type="button"
        className="add"
        onClick={() => form.set(below(pointer, items.length), example ?? firstValue(schema.items ?? {}))}
      >
        Add to {label.toLowerCase()}
      </button>
    </>
  )
}

/** A list of words or numbers. */
export function PlainListControl({ form, label, pointer, schema, value }: OwnControlProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const isNumber = items.length > 0 && items.every((item) => typeof item === 'number')
  const read = (text: string) => (isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  return (
    <div className="plainList">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no names of their own
        <span className="plainItem" key={at}>
          <input
            aria-label={`${label} ${at + 1}`}
            value={String(item)}
            spellCheck={false}
            onChange={({ target }) => form.set(below(pointer, at), read(target.value))}
          />
          <ClearButton form={form} pointer={below(pointer, at)} label={`${inWords(label)} ${at + 1}`} />
        </span>
      ))}
      <button
        type="button"
        className="add"
        onClick={() => form.set(below(pointer, items.length), isNumber ? 0 : firstValue(schema.items ?? {}))}
      >
        Add to {label.toLowerCase()}
      </button>
    </div>
  )
}
