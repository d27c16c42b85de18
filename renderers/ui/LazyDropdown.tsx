import { lazy, Suspense } from 'react'
import type { FieldState } from '../contract.ts'
import { Input } from './Input.tsx'

/** A list of choices brings more code than all other fields together, and most forms have none. */
const Dropdown = lazy(() => import('./Dropdown.tsx').then((module) => ({ default: module.Dropdown })))

export function LazyDropdown({ items = [], inputRef, onInput, ...props }: FieldState) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Dropdown {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
    </Suspense>
  )
}

/** The same box in the same place, until the list can be opened. */
function Waiting({ id, name, label, hint, placeholder }: Omit<FieldState, 'inputRef' | 'onInput'>) {
  return <Input id={id} name={name} label={label} hint={hint} placeholder={placeholder} defaultValue="" disabled />
}
