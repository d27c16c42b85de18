import { useState } from 'react'
import type { OwnControlProps } from './OwnControlProps.ts'

/** A value that the form has no control for, as JSON. It is taken once it is valid. */
export function JsonControl({ describedBy, form, id, label, pointer, value }: OwnControlProps) {
  const [draft, setDraft] = useState<string>()
  const text = draft ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  return (
    <>
      <textarea
        id={id}
        className="code"
        rows={Math.min(12, text.split('\n').length)}
        aria-label={`${label}, as JSON`}
        aria-describedby={describedBy}
        aria-invalid={draft !== undefined && parsed(draft) === undefined}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setDraft(target.value)
          const read = parsed(target.value)
          if (target.value.trim() === '') form.remove(pointer)
          else if (read !== undefined) form.set(pointer, read.value)
        }}
        onBlur={() => setDraft(undefined)}
      />
      {draft !== undefined && parsed(draft) === undefined && <p className="hint">This is not valid JSON yet.</p>}
    </>
  )
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
