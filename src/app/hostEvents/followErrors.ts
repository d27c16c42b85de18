import type { FieldModel } from '../../forms/FieldModel.ts'
import type { FormStore } from '../../forms/FormStore.ts'
import { ruleOf } from './ruleOf.ts'

export interface FieldError {
  readonly field: string
  readonly rule: string
}

/** The most fields in one event: a form of a server may have hundreds. */
const MAX_ERRORS_PER_EVENT = 20

/**
 * Reports new field errors, those of one press together. An error that stays is reported once.
 * Returns the cleanup.
 */
export function followErrors(form: FormStore, notify: (errors: readonly FieldError[]) => void): () => void {
  const shown = new Map<string, string>()
  let isWaiting = false
  let isOver = false

  function look(): void {
    isWaiting = false
    if (isOver) return
    const now = [...form.fields.values()].flatMap(errorOf)
    const added = now.filter(({ field, rule }) => shown.get(field) !== rule)
    shown.clear()
    for (const { field, rule } of now) shown.set(field, rule)
    if (added.length > 0) notify(added.slice(0, MAX_ERRORS_PER_EVENT))
  }

  // A press shows the errors one after the other: they are read together, after the press.
  function wait(): void {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(look)
  }

  const stops = [...form.fields.keys()].map((name) => form.view(name)?.subscribe(wait))
  return () => {
    isOver = true
    for (const stop of stops) stop?.()
  }
}

function errorOf({ name, shownError }: FieldModel): readonly FieldError[] {
  return shownError === undefined ? [] : [{ field: name, rule: ruleOf(shownError) }]
}
