import { useState } from 'react'
import { afterBlur, draftOf, type JsonDraft, printed, readDraft } from './JsonDraft.ts'
import type { OwnControlProps } from './OwnControlProps.ts'

/** A value that the form has no control for, as JSON. It is taken once it is valid. */
export function JsonControl({ describedBy, form, id, label, pointer, value }: OwnControlProps) {
  const [typed, setTyped] = useState<JsonDraft>()
  const draft = draftOf(typed, value)
  const text = draft?.text ?? printed(value)
  return (
    <>
      <textarea
        id={id}
        className="code"
        rows={Math.min(12, text.split('\n').length)}
        aria-label={`${label}, as JSON`}
        aria-describedby={describedBy}
        aria-invalid={draft?.problem !== undefined}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          const { draft, read } = readDraft(target.value, printed(value))
          setTyped(draft)
          if (read !== undefined) form.set(pointer, read.value)
        }}
        onBlur={() => setTyped(afterBlur(draft))}
      />
      {draft?.problem !== undefined && (
        <p className="hint">
          {draft.problem}{' '}
          <button type="button" className="quiet" onClick={() => setTyped(undefined)}>
            Discard what is typed
          </button>
        </p>
      )}
    </>
  )
}
