import { lazy, Suspense } from 'react'
import type { FieldState } from '../contract.ts'
import { NativeSelect } from './NativeSelect.tsx'

// A list of choices brings more code than all other fields together, and most forms have none. A form must not break
// because that didn't come.
const Dropdown = lazy(() =>
  import('./Dropdown.tsx').then(
    (module) => ({ default: module.Dropdown }),
    () => ({ default: NativeSelect }),
  ),
)

export function LazyDropdown({ items = [], inputRef, onInput, ...props }: FieldState) {
  const waiting = { ...props, items, onChoose: onInput, error: undefined }
  return (
    <Suspense fallback={<NativeSelect {...waiting} disabled onFocus={undefined} onBlur={undefined} />}>
      <Dropdown {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
    </Suspense>
  )
}
