import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { below, valueAt } from '../source/Pointer.ts'
import { Control } from './controls/Control.tsx'
import { FindingNotes } from './controls/FindingNotes.tsx'
import { Prose } from './controls/Prose.tsx'
import { type FormSchema, formSchemaAt } from './FormSchema.ts'
import { type FormStore, isItem } from './FormStore.ts'
import type { OutlineRow } from './outline.ts'
import { descriptionOf } from './titles.ts'

/** The settings of the selected line: those that are set or required, and behind them the others. */
export const NodeForm = observer(({ form }: { readonly form: FormStore }) => {
  const row = form.selected
  if (row === undefined) return null
  const value = valueAt(form.file.root, row.pointer)
  const { name, path } = form.studio
  const schema = formSchemaAt(path, form.file.root, row.pointer)
  // The same pointer in another file is another value.
  return (
    <section className="settings" aria-label={`Settings of ${row.title}`} key={`${name}/${path}${row.pointer}`}>
      <h2>
        {row.title} {row.detail !== '' && <span className="quietText">{row.detail}</span>}
      </h2>
      {row.kind === 'node' && (
        <p className="quietText">
          <Prose text={descriptionOf(value)} />
        </p>
      )}
      <FindingNotes findings={form.findings.get(row.pointer)} />
      {isItem(row.pointer) && <ItemButtons form={form} row={row} />}
      {row.kind === 'list' ? (
        <p className="quietText">{Array.isArray(value) && value.length > 0 ? '' : 'Nothing is in here yet.'}</p>
      ) : (
        <Members form={form} pointer={row.pointer} schema={schema} />
      )}
    </section>
  )
})

const ItemButtons = observer(({ form, row: { pointer } }: { readonly form: FormStore; readonly row: OutlineRow }) => (
  <div className="itemButtons">
    <button type="button" aria-keyshortcuts="Alt+ArrowUp" onClick={() => form.step(pointer, 'up')}>
      Move up
    </button>
    <button type="button" aria-keyshortcuts="Alt+ArrowDown" onClick={() => form.step(pointer, 'down')}>
      Move down
    </button>
    <button type="button" onClick={() => form.duplicate(pointer)}>
      Duplicate
    </button>
    <button type="button" className="danger" onClick={() => form.remove(pointer)}>
      Remove
    </button>
  </div>
))

interface MembersProps {
  readonly form: FormStore
  readonly pointer: string
  readonly schema: FormSchema
}

/** The lists of nodes have lines of their own in the outline. */
const IN_OUTLINE = ['children', 'fallback', 'body']

const Members = observer(({ form, pointer, schema }: MembersProps) => {
  const value = Object(valueAt(form.file.root, pointer))
  const isInOutline = (name: string) =>
    IN_OUTLINE.includes(name) || form.rows.some((row) => row.pointer === below(pointer, name) && row.kind === 'list')
  const names = [...new Set([...Object.keys(value), ...Object.keys(schema.properties ?? {})])].filter(
    (name) => !isInOutline(name) && !isKnown(name, value),
  )
  const isRequired = (name: string) => schema.required?.includes(name) === true
  // A member that is set now stays where it is: moving it would take the focus away.
  const [first] = useState(() => names.filter((name) => Object.hasOwn(value, name) || isRequired(name)))
  const controls = (shown: readonly string[]) =>
    shown.map((name) => (
      <Control
        key={name}
        form={form}
        pointer={below(pointer, name)}
        schema={schema.properties?.[name] ?? {}}
        isRequired={isRequired(name)}
      />
    ))
  const others = names.filter((name) => !first.includes(name))
  return (
    <>
      {controls(names.filter((name) => first.includes(name)))}
      {others.length > 0 && (
        <details className="others">
          <summary>More settings ({others.length})</summary>
          {controls(others)}
        </details>
      )}
    </>
  )
})

/** Members without a control: `type`, which the title shows, and `use` of a node that is no part. */
const isKnown = (name: string, value: Readonly<Record<string, unknown>>): boolean =>
  name === 'use' ? value.use === undefined : name === 'type' && descriptionOf(value) !== ''
