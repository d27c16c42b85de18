import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useState } from 'react'
import type { FormStore } from './FormStore.ts'
import { NodeForm } from './NodeForm.tsx'
import { Outline } from './Outline.tsx'
import { Palette } from './Palette.tsx'

interface FormViewProps {
  readonly form: FormStore
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** The open file without JSON: its outline, and the settings of what is selected in it. */
export const FormView = observer(({ form, onRedo, onUndo }: FormViewProps) => {
  const [isInserting, setInserting] = useState(false)
  const { mistake, place } = form.file

  // The undo of the browser knows only the text field that has the focus.
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) onRedo()
    else onUndo()
  }

  if (mistake !== undefined)
    return (
      <div className="form formBroken">
        <p>
          The form can’t be shown: the file is not valid JSON. Line {place.line}: {mistake}
        </p>
        <button type="button" onClick={() => form.show('json')}>
          Show the JSON
        </button>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the keys of undo and redo, which have buttons as well
    <div className="form" onKeyDown={onKeyDown}>
      <div className="outlinePane">
        <div className="outlineBar">
          <button type="button" onClick={() => setInserting(true)} disabled={form.insertPlaces.length === 0}>
            Insert …
          </button>
          <button type="button" className="quiet" onClick={onUndo}>
            Undo
          </button>
          <button type="button" className="quiet" onClick={onRedo}>
            Redo
          </button>
        </div>
        <Outline form={form} />
      </div>
      <NodeForm form={form} />
      <p className="hidden" role="status">
        {form.announcement}
      </p>
      {isInserting && <Palette form={form} onClose={() => setInserting(false)} />}
    </div>
  )
})
