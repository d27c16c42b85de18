import { lazy, Suspense } from 'react'
import type { FieldProps } from '../contract.ts'
import { Input } from '../ui/Input.tsx'

/** A list of choices brings more code than all other fields together, and most forms have none. */
const Dropdown = lazy(() => import('../ui/Dropdown.tsx').then((module) => ({ default: module.Dropdown })))

export function dropdown({ items = [], inputRef, onInput, ...props }: FieldProps<'dropdown'>) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Dropdown {...props} items={items} triggerRef={inputRef} onChoose={onInput} />
    </Suspense>
  )
}

/** The same box in the same place, until the list can be opened. */
function Waiting({ id, name, label, hint, placeholder }: Omit<FieldProps<'dropdown'>, 'inputRef' | 'onInput'>) {
  return <Input id={id} name={name} label={label} hint={hint} placeholder={placeholder} defaultValue="" disabled />
}
